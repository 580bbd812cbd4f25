import Diagnostics
import Specs
import TestSupport
import Testing

@Suite("Finding specs")
struct DiscoveryTests {
    private func find(_ arguments: [String], in files: [String]) -> SpecDiscovery.Found {
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") })
        return SpecDiscovery(files: MemoryFiles(texts)).find(arguments)
    }

    private func shown(_ found: SpecDiscovery.Found) -> String {
        found.diagnostics.map { $0.rendered() }.joined(separator: "\n")
    }

    @Test("in a folder: JSON files but snapshots, and nothing whose name begins with _ or .")
    func folder() {
        let found = find(
            ["specs"],
            in: [
                "specs/b.json", "specs/a.jsonc", "specs/a.snap.json", "specs/_part.json",
                "specs/.hidden.json",
                "specs/readme.md", "specs/_data/x.json", "specs/.git/x.json", "specs/deep/er/c.json",
                "specs/deep/d.json", "other.json",
            ])
        #expect(
            found.specs.map(\.path) == [
                "specs/a.jsonc", "specs/b.json", "specs/deep/d.json", "specs/deep/er/c.json",
            ])
        #expect(shown(found) == "")
    }

    @Test("an empty argument is not the folder that the program stands in")
    func emptyArgument() {
        let found = find([""], in: ["a.json"])
        #expect(found.specs.isEmpty)
        #expect(shown(found) == "error: the name of a file or folder is empty")
    }

    @Test("a named file is a spec whatever its name")
    func named() {
        let found = find(["_part.json", "notes.txt"], in: ["_part.json", "notes.txt"])
        #expect(found.specs.map(\.path) == ["_part.json", "notes.txt"])
    }

    @Test("a line behind a colon")
    func line() {
        let found = find(["a.json:7", "./a.json:9", "b.json:1", "b.json"], in: ["a.json", "b.json"])
        #expect(found.specs == [SpecFile(path: "a.json", lines: [7, 9]), SpecFile(path: "b.json")])
    }

    @Test("a file that is named like a file and a line")
    func colonInName() {
        #expect(find(["a.json:7"], in: ["a.json:7", "a.json"]).specs == [SpecFile(path: "a.json:7")])
    }

    @Test("each file once")
    func once() {
        #expect(
            find(["specs", "specs/a.json"], in: ["specs/a.json"]).specs == [SpecFile(path: "specs/a.json")])
    }

    @Test("a path that is not there is an error")
    func missing() {
        let found = find(["specs/note.json", "a.json"], in: ["specs/notes.json", "a.json"])
        #expect(found.specs.map(\.path) == ["a.json"])
        #expect(
            shown(found) == """
                error: there is no file or folder "specs/note.json"
                  = did you mean "specs/notes.json"?
                """)
    }

    @Test("a folder without specs is an error")
    func empty() {
        #expect(
            shown(find(["specs"], in: ["specs/_a.json"])) == """
                error: there is no spec in the folder "specs"
                  = specs are *.json and *.jsonc files whose names do not begin with _ or .
                """)
    }

    @Test("a project file in a folder is no spec")
    func project() {
        let found = find(["specs"], in: ["specs/a.json", "specs/deep/b.json", "specs/assay.json"])
        #expect(found.specs.map(\.path) == ["specs/a.json", "specs/deep/b.json"])
        #expect(shown(found) == "")
    }

    @Test("paths that only look alike are two files")
    func equivalentPaths() {
        let paths = ["caf\u{E9}.json", "cafe\u{301}.json"]
        let found = find(paths, in: [paths[0]])
        #expect(found.specs.map { Array($0.path.utf8) } == paths.map { Array($0.utf8) })
    }
}
