import Platform
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("assay report")
struct ReportCommandTests {
    private static let specs = [
        "specs/a.json":
            #"{ "tests": [ { "name": "1", "set": { "a": 1 } }, { "name": "2", "set": { "a": 1 } } ] }"#,
        "specs/b.json": #"{ "name": "b", "set": { "a": "{{env.NOT_SET}}" } }"#,
        "specs/c.json": #"{ "tests": [ { "name": "late", "skip": "later", "set": { "a": 1 } } ] }"#,
        "specs/d.json": #"{ "name": "random", "set": { "a": "{{randomInt 1 9}}" } }"#,
    ]

    /// A program in whose folder the runs have left `whole.json`, `1.json` and `2.json`.
    private static func program(_ specs: [String: String] = specs) -> ProgramInMemory {
        var program = ProgramInMemory(files: specs)
        for (name, words) in [("whole", []), ("1", ["--shard", "1/2"]), ("2", ["--shard", "2/2"])] {
            program.words = ["run", "specs", "--report", "json=\(name).json", "--seed", "5"] + words
            _ = program.run()
        }
        return program
    }

    private static func text(_ name: String, of program: ProgramInMemory) throws -> String {
        String(decoding: try program.files.read(name), as: UTF8.self)
    }

    /// What `assay report` of these files says, after texts in them were replaced.
    private static func told(
        _ words: [String], _ changes: [(file: String, old: String, new: String)] = []
    ) throws -> (code: Int32, errors: String) {
        var program = program()
        for (file, old, new) in changes {
            let text = try text(file, of: program)
            let changed = old.isEmpty ? new : text.replacing(old, with: new)
            try #require(changed != text, "\(old) is not in \(text)")
            try program.files.writeAtomically(Array(changed.utf8), to: file)
        }
        let before = program.terminal.error
        program.words = ["report"] + words
        let code = program.run()
        return (code, String(program.terminal.error.dropFirst(before.count)))
    }

    @Test("of one run is the report of that run", arguments: ["junit", "json"])
    func one(_ kind: String) throws {
        var program = Self.program()
        program.words = ["run", "specs", "--report", "\(kind)=first", "--seed", "5"]
        let code = program.run()
        program.words = ["report", "whole.json", "--report", "\(kind)=second"]
        #expect(program.run() == code)
        #expect(try Self.text("second", of: program) == Self.text("first", of: program))
    }

    @Test(
        "of all shards is the report of the run that was not divided", arguments: [["1", "2"], ["2", "1"]])
    func shards(_ order: [String]) throws {
        var program = Self.program()
        program.words = ["report"] + order.map { "\($0).json" } + ["--report", "json=merged.json"]
        #expect(program.run() == 1)
        #expect(try Self.text("merged.json", of: program) == Self.text("whole.json", of: program))
        let names = try ["1.json", "2.json"].map { try Self.text($0, of: program).count }
        #expect(names.allSatisfy { $0 > 500 }, "both shards have files")
    }

    @Test("is coloured where that is asked for")
    func coloured() throws {
        var program = Self.program()
        let start = program.terminal.output.count
        program.words = ["report", "whole.json", "--no-report", "--color", "always", "-vv"]
        #expect(program.run() == 1)
        #expect(program.terminal.output.dropFirst(start).contains("\u{1B}[31m✗ \u{1B}[0m"))
    }

    @Test("prints what the run would have printed")
    func console() throws {
        var program = Self.program()
        let start = program.terminal.output.count
        program.words = ["run", "specs", "--no-report", "--seed", "5"]
        _ = program.run()
        let printed = program.terminal.output.dropFirst(start)
        program.words = ["report", "2.json", "1.json", "--no-report"]
        _ = program.run()
        #expect(program.terminal.output.dropFirst(start + printed.count) == printed)
    }

    @Test("takes runs of different specs, in the order given")
    func runs() throws {
        var program = ProgramInMemory(files: Self.specs)
        for name in ["c", "a"] {
            program.words = ["run", "specs/\(name).json", "--report", "json=\(name).json"]
            #expect(program.run() == 0)
        }
        program.words = ["report", "c.json", "a.json", "--report", "json=m.json"]
        #expect(program.run() == 0)
        let text = try Self.text("m.json", of: program)
        let places = ["\"file\":\"specs/c.json\",\"name\"", "\"file\":\"specs/a.json\",\"name\""].map {
            text.firstRange(of: $0)?.lowerBound
        }
        #expect(try #require(places[0]) < #require(places[1]))
        #expect(text.contains("\"summary\":{\"files\":2,"))
    }

    @Test("writes annotations for GitHub only where it is asked, since the shards have written theirs")
    func annotations() {
        var program = ProgramInMemory(
            files: Self.specs,
            environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "/work/summary.md"])
        func printed(_ words: [String]) -> String {
            let start = program.terminal.output.count
            program.words = words
            _ = program.run()
            return String(program.terminal.output.dropFirst(start))
        }
        #expect(printed(["run", "specs", "--report", "json=r.json"]).contains("::error "))
        let merged = printed(["report", "r.json", "--report", "junit=r.xml"])
        #expect(!merged.contains("::error "))
        #expect(merged.contains(/^::stop-commands::(.+)\n(?s:.*)\n::\1::\n$/))
        #expect(printed(["report", "r.json", "--report", "github"]).contains("::error "))
        #expect(program.files.text("summary.md")?.isEmpty == false)
    }

    @Test(
        "refuses what is not all parts of one run",
        arguments: [
            ([], "report needs results"),
            (["none.json"], "cannot read \"none.json\": no such file or folder"),
            (["1.json"], "shard 2/2 is missing"),
            (["2.json"], "shard 1/2 is missing"),
            (["1.json", "1.json"], "shard 1/2 is given twice: 1.json and 1.json"),
            (["1.json", "2.json", "whole.json"], "whole.json is a whole run, and 1.json is shard 1/2"),
            (["whole.json", "whole.json"], "specs/a.json is in whole.json and in whole.json"),
            (["specs/a.json"], "specs/a.json holds no results of Assay"),
            (
                ["whole.json", "--report", "json=./whole.json"],
                "the report json would be written over whole.json, which it is made from"
            ),
            (["whole.json", "-v", "-q"], "--verbose and --quiet exclude each other"),
        ])
    func refused(_ words: [String], _ message: String) throws {
        let (code, errors) = try Self.told(words)
        #expect(code == 2)
        #expect(errors.hasPrefix("assay: \(message)\n"), "\(errors)")
    }

    @Test(
        "tells shards of different runs",
        arguments: [
            ("\"count\":2", "\"count\":3", "1.json is of 2 shards, 2.json is of 3 shards"),
            (
                "\"filesOfRun\":4", "\"filesOfRun\":5",
                "1.json is of a run of 4 files, 2.json is of a run of 5 files"
            ),
            (
                "\"startedAt\"", "\"environment\":\"live\",\"startedAt\"",
                "1.json is of no environment, 2.json is of the environment \"live\""
            ),
            (
                "\"version\":\"0.1.0\"", "\"version\":\"9.0.0\"",
                "1.json is of version 0.1.0 of Assay, 2.json is of version 9.0.0 of Assay"
            ),
        ])
    func different(_ old: String, _ new: String, _ message: String) throws {
        let (code, errors) = try Self.told(["1.json", "2.json"], [("2.json", old, new)])
        #expect(code == 2)
        #expect(errors == "assay: these are not the shards of one run: \(message)\n")
    }

    @Test("tells files that are missing though all shards are there, and files that are in two")
    func files() throws {
        let fewer = ["1.json", "2.json"].map { (file: $0, old: "\"filesOfRun\":4", new: "\"filesOfRun\":5") }
        #expect(
            try Self.told(["1.json", "2.json"], fewer).errors.hasPrefix(
                "assay: the shards have 4 files together, and the run has 5\n"))
        let (_, errors) = try Self.told(
            ["1.json", "2.json"], [("1.json", "specs/a.json", "specs/b.json")])
        #expect(errors.contains("specs/b.json is in 1.json and in 2.json"), "\(errors)")
    }

    @Test(
        "tells what is wrong with a file of results",
        arguments: [
            (
                "\"assayResults\":1", "\"assayResults\":2",
                "whole.json is in version 2 of the form of results, and this Assay reads version 1"
            ),
            ("\"assayResults\":1,", "", "whole.json holds no results of Assay"),
            ("", "", "whole.json is cut: it ends in the middle"),
            ("", "[]", "whole.json holds no results of Assay"),
            ("", "{\"a\":1}", "whole.json holds no results of Assay"),
            (
                "\"passed\":2", "\"passed\":3",
                "whole.json is damaged: the counts of specs/a.json are not those of its tests"
            ),
            ("\"summary\"", "\"sum\"", "whole.json is damaged: the summary must be an object"),
            ("\"startedAt\"", "\"began\"", "whole.json is damaged: \"startedAt\" of the run is missing"),
        ])
    func damaged(_ old: String, _ new: String, _ message: String) throws {
        let (code, errors) = try Self.told(["whole.json"], [("whole.json", old, new)])
        #expect(code == 2)
        #expect(errors.hasPrefix("assay: \(message)\n"), "\(errors)")
    }

    @Test("refuses results that are cut, wherever")
    func cut() throws {
        var program = Self.program()
        let whole = try program.files.read("whole.json")
        program.words = ["report", "cut.json", "--no-report"]
        // The last byte is a line break.
        for count in 0..<whole.count - 1 {
            try program.files.writeAtomically(Array(whole.prefix(count)), to: "cut.json")
            try #require(program.run() == 2, "\(count)")
        }
        #expect(program.terminal.error.hasSuffix("how the file came here\n"))
    }

    @Test("ends well or badly, but ends, whatever bytes of a file are changed")
    func changed() throws {
        var program = Self.program()
        let whole = try program.files.read("whole.json")
        program.words = ["report", "changed.json", "--report", "junit=r.xml"]
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var bytes = whole
            let index = Int.random(in: bytes.indices, using: &numbers)
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: bytes[index] = Array("{}[]\",:0-\\ 9e".utf8).randomElement(using: &numbers) ?? 0
            case 1: bytes.removeSubrange(index..<min(bytes.count, index + 9))
            default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 30)], at: index)
            }
            try program.files.writeAtomically(bytes, to: "changed.json")
            #expect([1, 2].contains(program.run()))
        }
    }

    @Test("takes a file that another program has laid out anew")
    func laidOut() throws {
        var program = Self.program()
        let text = try Self.text("whole.json", of: program)
        let spaced = text.replacing(/("(?:[^"\\]|\\.)*")|[,:\[\]{}]/) { match in
            match.1 == nil ? "\n \(match.0)\t " : String(match.0)
        }
        try program.files.writeAtomically(Array(spaced.utf8), to: "spaced.json")
        program.words = ["report", "spaced.json", "--report", "json=again.json"]
        #expect(program.run() == 1)
        #expect(try Self.text("again.json", of: program) == text)
    }

    @Test(
        "ends with the code of the run",
        arguments: [
            ([:], 1), (["specs/b.json": #"{ "name": "b", "set": { "a": 1 } }"#], 0),
            (["specs/b.json": "{"], 2),
        ] as [([String: String], Int32)])
    func codes(_ changed: [String: String], _ code: Int32) {
        var program = Self.program(Self.specs.merging(changed) { $1 })
        program.words = ["report", "1.json", "2.json", "--report", "junit=r.xml"]
        #expect(program.run() == code)
    }

    @Test(
        "ends with 130 where a shard was interrupted, with 3 where a report cannot be written, with 4 for nothing"
    )
    func otherCodes() throws {
        #expect(
            try Self.told(
                ["1.json", "2.json"], [("2.json", "\"summary\":{", "\"summary\":{\"interrupted\":true,")]
            )
            .code == 130)
        #expect(try Self.told(["whole.json", "--report", "junit=specs"]).code == 3)
        var program = ProgramInMemory(files: ["empty/_x": ""])
        program.words = ["run", "empty", "--report", "json=r.json"]
        #expect(program.run() == 4)
        program.words = ["report", "r.json", "--no-report"]
        #expect(program.run() == 4)
    }
}
