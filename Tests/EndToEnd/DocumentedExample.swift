import Foundation
import Testing

/// A `jsonc` or `json` block of the documentation that is a spec.
struct DocumentedExample: CustomTestStringConvertible, Sendable {
    /// What is done with it.
    enum Trial {
        /// It brings its stubs, so it is run, and must end with this exit code.
        case run(exitCode: Int32)
        /// It stands after `<!-- check -->`: nothing is sent.
        case check
    }

    /// As the document's readers name it: `docs/language.md:26`.
    let testDescription: String
    let text: String
    let trial: Trial
    /// The text of the `assay.json` that it lies under: the block after `<!-- assay.json -->` before it.
    let project: String?
    /// Further words of each run: those of `<!-- run: -e local, -e staging -->`, divided by commas.
    let words: [[String]]
    /// The files of its document, by their names.
    let files: [String: String]

    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The documents whose examples and links are held, as paths from the root.
    static let documents: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "docs").path())
        let pages = (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
        return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] + pages
    }()

    static let all: [DocumentedExample] = documents.flatMap { document in
        (try? lines(of: document)).map { examples(in: $0, of: document) } ?? []
    }

    static func lines(of document: String) throws -> [String] {
        try String(contentsOf: root.appending(path: document), encoding: .utf8)
            .components(separatedBy: "\n")
    }

    private static func examples(in lines: [String], of document: String) -> [DocumentedExample] {
        var examples: [DocumentedExample] = []
        var files: [String: String] = [:]
        var start: Int?
        var project: String?
        for (index, line) in lines.enumerated() where line.hasPrefix("```") {
            guard let opening = start else {
                start = index
                continue
            }
            start = nil
            guard ["```jsonc", "```json"].contains(lines[opening]) else { continue }
            let text = lines[(opening + 1)..<index].joined(separator: "\n") + "\n"
            let mark = opening > 0 ? lines[opening - 1] : ""
            if mark == "<!-- assay.json -->" {
                project = text
                continue
            }
            if let match = mark.wholeMatch(of: /<!-- file: (\S+) -->/) { files[String(match.1)] = text }
            guard let trial = trial(of: text, after: mark) else { continue }
            examples.append(
                DocumentedExample(
                    testDescription: "\(document):\(opening + 1)", text: text, trial: trial, project: project,
                    words: words(after: mark), files: files))
            project = nil
        }
        return examples
    }

    private static func words(after mark: String) -> [[String]] {
        guard let match = mark.wholeMatch(of: /<!-- run: (.+) -->/) else { return [[]] }
        return match.1.split(separator: ", ").map { $0.split(separator: " ").map(String.init) }
    }

    private static func trial(of text: String, after mark: String) -> Trial? {
        if mark == "<!-- check -->" { return .check }
        if mark.hasPrefix("<!-- file:") { return nil }
        if let match = mark.wholeMatch(of: /<!-- exit: ([0-9]+) -->/), let code = Int32(match.1) {
            return .run(exitCode: code)
        }
        return text.contains("\"stubs\":") ? .run(exitCode: 0) : nil
    }
}
