import Foundation
import Testing

/// A folder of `Cases`: what the program is given, and what it must give back.
struct Case: CustomTestStringConvertible, Sendable {
    /// A file that belongs to the case and not to the folder that the program is run in.
    private enum Part: String, CaseIterable {
        /// The words after the program's name, one a line.
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
        let words = try text(of: .words).split(separator: "\n").map(String.init)
        let ending = try Program.run(
            words, in: copy.location, input: has(.input) ? location(of: .input) : nil)
        let report = copy.location.appending(path: Part.report.rawValue)
        let written = try? String(contentsOf: report, encoding: .utf8)
        try forbid(in: [ending.output, ending.errors, written ?? ""])
        if written != nil { try #require(WellFormed.complaint(about: report) == nil) }
        try compare(Normalized.text(ending.output), with: .output)
        try compare(Normalized.text(ending.errors), with: .errors)
        try compare("\(ending.exitCode)\n", with: .exitCode)
        try compare(written.map(Normalized.report), with: .report)
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
    private func compare(_ actual: String?, with part: Part) throws {
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            if let actual {
                try actual.write(to: location(of: part), atomically: true, encoding: .utf8)
            } else {
                try? FileManager.default.removeItem(at: location(of: part))
            }
        }
        let expected = has(part) ? try text(of: part) : nil
        #expect(actual == expected, "\(part.rawValue)")
    }

    private func location(of part: Part) -> URL { folder.appending(path: part.rawValue) }

    private func has(_ part: Part) -> Bool {
        FileManager.default.fileExists(atPath: location(of: part).path())
    }

    private func text(of part: Part) throws -> String {
        try String(contentsOf: location(of: part), encoding: .utf8)
    }
}
