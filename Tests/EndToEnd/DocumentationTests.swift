import Foundation
import Testing

@Suite("The documentation")
struct DocumentationTests {
    @Test("its examples do what it says", arguments: DocumentedExample.all)
    func example(_ example: DocumentedExample) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(example.text, as: "example.jsonc")
        if let project = example.project { try folder.write(project, as: "assay.json") }
        for (name, text) in example.files { try folder.write(text, as: name) }
        let arguments: [String]
        let expected: Int32
        switch example.trial {
        case .run(let exitCode):
            arguments = ["run", "example.jsonc", "--no-report"]
            expected = exitCode
        case .check:
            arguments = ["check", "example.jsonc"]
            expected = 0
        }
        for words in example.words {
            let ending = try Program.run(arguments + words, in: folder.location)
            #expect(ending.exitCode == expected, "\(example.text)\n\(ending.output)\(ending.errors)")
        }
    }

    @Test("the README and the language reference have examples that are run")
    func examplesAreFound() {
        let names = DocumentedExample.all.map(\.testDescription)
        #expect(names.contains { $0.hasPrefix("README.md:") })
        #expect(names.filter { $0.hasPrefix("docs/language.md:") }.count >= 15)
    }

    /// What `docs/commands.md` shows of `assay run notes.json`, and the spec that it shows it with.
    private static let commands: (words: [[String]], spec: DocumentedExample?) = {
        let lines = (try? DocumentedExample.lines(of: "docs/commands.md")) ?? []
        let prefix = "$ assay run notes.json "
        let words = lines.filter { $0.hasPrefix(prefix) }.map {
            $0.dropFirst(prefix.count).split(separator: " ").map(String.init)
        }
        return (words, DocumentedExample.all.first { $0.text.hasPrefix("// notes.json\n") })
    }()

    @Test("its runs with options pass", arguments: commands.words)
    func options(_ words: [String]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let spec = try #require(Self.commands.spec)
        try folder.write(spec.text, as: "notes.json")
        for (name, text) in spec.files { try folder.write(text, as: name) }
        let ending = try Program.run(["run", "notes.json"] + words, in: folder.location)
        #expect(ending.exitCode == 0, "\(ending.output)\(ending.errors)")
    }

    @Test("every option of run stands in a run that is made")
    func everyOption() throws {
        let rows = try DocumentedExample.lines(of: "docs/commands.md").compactMap {
            $0.wholeMatch(of: /\| `(-[^ `]+).*?` \| run(?:,[^|]*)? \|.*/).map { String($0.1) }
        }
        #expect(rows.count >= 20)
        let shown = Set(Self.commands.words.joined() + DocumentedExample.all.flatMap { $0.words.joined() })
        #expect(rows.filter { !shown.contains($0.replacing(",", with: "")) } == [])
    }

    @Test("its links lead to files that are there", arguments: DocumentedExample.documents)
    func links(_ document: String) throws {
        let folder = DocumentedExample.root.appending(path: document).deletingLastPathComponent()
        for (index, line) in try DocumentedExample.lines(of: document).enumerated() {
            for link in line.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
                let target = folder.appending(path: String(link.1)).path()
                #expect(FileManager.default.fileExists(atPath: target), "\(document):\(index + 1) \(link.1)")
            }
        }
    }

    @Test("its links to headings lead to headings that are there", arguments: DocumentedExample.documents)
    func headings(_ document: String) throws {
        let folder = DocumentedExample.root.appending(path: document).deletingLastPathComponent()
        for (index, line) in try DocumentedExample.lines(of: document).enumerated() {
            for link in line.matches(of: /\]\(([^)#:]*)#([^)]+)\)/) {
                let target = link.1.isEmpty ? document : String(link.1)
                let base = link.1.isEmpty ? DocumentedExample.root : folder
                let text = try String(contentsOf: base.appending(path: target), encoding: .utf8)
                let anchors = text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
                #expect(anchors.contains(String(link.2)), "\(document):\(index + 1) #\(link.2)")
            }
        }
    }

    /// What a heading is called in a link: lower case, without punctuation, `-` for spaces.
    private static func anchor(of heading: String) -> String {
        let words = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        return String(words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) })
            .replacingOccurrences(of: " ", with: "-")
    }
}
