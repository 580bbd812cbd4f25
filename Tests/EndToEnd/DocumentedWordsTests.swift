import Foundation
import Testing

/// Every word of the path language and every matcher stands in an example of the documentation that is run.
@Suite("The examples of the documentation")
struct DocumentedWordsTests {
    /// Stubs speak no TLS, so that an example with it can only be checked.
    private static let onlyChecked = ["certificate"]

    /// What stands in the examples that are run; with `checked`, in those that are checked too.
    private static func words(checked: Bool = false) throws -> DocumentedWords {
        var words = DocumentedWords()
        for example in DocumentedExample.all {
            if case .check = example.trial { guard checked else { continue } }
            let spec = try JSONSerialization.jsonObject(with: Data(plain(example.text).utf8))
            words.collect(spec)
        }
        return words
    }

    /// The text without comments and trailing commas, which JSON itself has not.
    private static func plain(_ text: String) -> String {
        // A string comes first, so that nothing inside one is taken for a comment.
        text.replacing(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|,(?=\s*[\]}])/) { match in
            match.0.hasPrefix("\"") ? match.0 : ""
        }
    }

    /// The words that a part of `assay query --help` lists: each line begins with one.
    private static func listed(under heading: String) throws -> [String] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let help = try Program.run(["query", "--help"], in: folder.location).output
        let lines = help.components(separatedBy: "\n").drop { !$0.hasPrefix(heading) }.dropFirst()
            .prefix { $0.hasPrefix("  ") }
        return lines.filter { !$0.contains("not built yet") && $0.dropFirst(2).first?.isLetter == true }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    @Test("have every stage")
    func stages() throws {
        let stages = try Self.listed(under: "stages, ")
        #expect(stages.count > 40)
        let words = try Self.words()
        for stage in stages {
            let isThere = (words.paths + words.templates).contains { Self.has(stage, in: $0) }
            #expect(isThere, "no example runs \(stage)")
        }
    }

    private static func has(_ stage: String, in text: String) -> Bool {
        text.components(separatedBy: "-> ").dropFirst().contains { part in
            part == stage || part.hasPrefix(stage + " ") || part.hasPrefix(stage + "}")
        }
    }

    @Test("have every source")
    func sources() throws {
        let sources = try Self.listed(under: "sources, ")
        #expect(sources.count > 14)
        for source in sources {
            let paths = try Self.words(checked: Self.onlyChecked.contains(source)).paths
            #expect(
                paths.contains { $0 == source || $0.hasPrefix(source + " ") }, "no example asks for \(source)"
            )
        }
    }

    @Test("have every matcher")
    func matchers() throws {
        let matchers = try DocumentedExample.lines(of: "docs/matchers.md").compactMap {
            $0.prefixMatch(of: /\| `(\?[a-zA-Z]+)` \|/).map { String($0.1) }
        }
        #expect(matchers.count > 25)
        let keys = try Self.words().keys
        for matcher in matchers { #expect(keys.contains(matcher), "no example uses \(matcher)") }
    }
}

/// The path expressions, templates and keys of some specs.
private struct DocumentedWords {
    private(set) var paths: [String] = []
    private(set) var templates: [String] = []
    private(set) var keys: Set<String> = []

    mutating func collect(_ value: Any) {
        switch value {
        case let text as String:
            if text.contains("{{") { templates.append(text) }
        case let elements as [Any]:
            for element in elements { collect(element) }
        case let members as [String: Any]:
            for (key, member) in members {
                keys.insert(key)
                if key == "paths", let expected = member as? [String: Any] { paths += expected.keys }
                if key == "capture", let captures = member as? [String: Any] {
                    paths += captures.values.compactMap {
                        ($0 as? [String: Any])?["path"] as? String ?? $0 as? String
                    }
                }
                collect(member)
            }
        default: break
        }
    }
}
