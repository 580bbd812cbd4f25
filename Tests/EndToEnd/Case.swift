import Foundation
import Testing

/// A folder of `Cases`: what the program is given, and what it must give back.
struct Case: CustomTestStringConvertible, Sendable {
    /// A file that belongs to the case and not to the folder that the program is run in.
    private enum Part: String, CaseIterable {
        /// The words after the program's name, one a line; an empty line divides one run from the next.
        case words = "args"
        /// The standard input, where there is one.
        case input = "stdin"
        /// Texts, one a line, that stand in nothing that the program writes.
        case never
        case output = "stdout"
        case errors = "stderr"
        case exitCode = "exit"
        /// The report, of a run whose words hold `junit=report.xml`.
        case report = "report.xml"
        /// A folder of the files that the runs must leave in the folder they were run in.
        case left
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    static let all: [Case] = ((try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? [])
        .sorted().map(Case.init(testDescription:))

    /// The folder's name.
    let testDescription: String

    private var folder: URL { Case.root.appending(path: testDescription) }

    /// Runs the program in a copy of the folder and compares what it gave back; `RECORD=1` writes it anew.
    func run() throws {
        let copy = try TemporaryFolder()
        defer { copy.remove() }
        try copyFiles(to: copy.location)
        let endings = try runs().map { words in
            try Program.run(words, in: copy.location, input: has(.input) ? location(of: .input) : nil)
        }
        let output = endings.map(\.output).joined()
        let errors = endings.map(\.errors).joined()
        let report = copy.location.appending(path: Part.report.rawValue)
        let written = try? String(contentsOf: report, encoding: .utf8)
        try forbid(in: [output, errors, written ?? ""])
        if written != nil { try #require(WellFormed.complaint(about: report) == nil) }
        try compare(Normalized.text(output), with: location(of: .output))
        try compare(Normalized.text(errors), with: location(of: .errors))
        try compare(endings.map { "\($0.exitCode)\n" }.joined(), with: location(of: .exitCode))
        try compare(written.map(Normalized.report), with: location(of: .report))
        for name in try filesLeft() {
            let file = copy.location.appending(path: name)
            try compare(
                try? String(contentsOf: file, encoding: .utf8),
                with: location(of: .left).appending(path: name))
        }
    }

    /// Whether its runs are of `assay run`.
    var isRun: Bool { (try? runs())?.allSatisfy { $0.first == "run" } ?? false }

    /// Runs the program in a copy of the folder with some words added.
    ///
    /// - Parameters:
    ///   - name: the report that the words name.
    ///   - words: what stands behind the words of each run, where no report is refused.
    /// - Returns: the report of each run that has left one, in a folder of its own.
    /// - Throws: where a run cannot be made.
    func reports(
        named name: String, adding words: [String]
    ) throws -> [(folder: TemporaryFolder, file: URL)] {
        let copy = try TemporaryFolder()
        defer { copy.remove() }
        try copyFiles(to: copy.location)
        var reports: [(folder: TemporaryFolder, file: URL)] = []
        for run in try runs() where !run.contains("--no-report") {
            _ = try Program.run(
                run + words, in: copy.location, input: has(.input) ? location(of: .input) : nil)
            let written = copy.location.appending(path: name)
            guard FileManager.default.fileExists(atPath: written.path()) else { continue }
            let folder = try TemporaryFolder()
            let file = folder.location.appending(path: name)
            try FileManager.default.moveItem(at: written, to: file)
            reports.append((folder, file))
        }
        return reports
    }

    /// The words of each run.
    private func runs() throws -> [[String]] {
        let lines = try text(of: .words).split(separator: "\n", omittingEmptySubsequences: false)
        let runs = lines.map(String.init).split(separator: "").map(Array.init)
        return runs.isEmpty ? [[]] : runs
    }

    private func filesLeft() throws -> [String] {
        guard has(.left) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: location(of: .left).path()).sorted()
    }

    /// What a link names is copied, so a case can run a file of the repository.
    private func copyFiles(to copy: URL) throws {
        let parts = Part.allCases.map(\.rawValue)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path())
        where !parts.contains(name) {
            try FileManager.default.copyItem(
                at: folder.appending(path: name).resolvingSymlinksInPath(), to: copy.appending(path: name))
        }
    }

    private func forbid(in texts: [String]) throws {
        guard has(.never) else { return }
        for forbidden in try text(of: .never).split(separator: "\n") {
            for text in texts {
                try #require(!text.contains(forbidden), "\(forbidden) stands in\n\(text)")
            }
        }
    }

    /// Nil stands for a file that is not there.
    private func compare(_ actual: String?, with file: URL) throws {
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            if let actual {
                try actual.write(to: file, atomically: true, encoding: .utf8)
            } else {
                try? FileManager.default.removeItem(at: file)
            }
        }
        let expected = try? String(contentsOf: file, encoding: .utf8)
        #expect(actual == expected, "\(file.lastPathComponent)")
    }

    private func location(of part: Part) -> URL { folder.appending(path: part.rawValue) }

    private func has(_ part: Part) -> Bool {
        FileManager.default.fileExists(atPath: location(of: part).path())
    }

    private func text(of part: Part) throws -> String {
        try String(contentsOf: location(of: part), encoding: .utf8)
    }
}
