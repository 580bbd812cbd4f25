import Platform
import TestSupport
import Testing

@testable import CommandLineTool

/// Which tests a run takes, in surroundings of the test's own.
@Suite("A selection")
struct SelectionTests {
    private struct Ending {
        let code: Int32
        let output: String
        let error: String
        let files: MemoryFiles
    }

    private static let specs = [
        "specs/a.json": """
        { "tags": ["api"], "tests": [
            { "name": "one", "tags": ["smoke", "api"], "set": { "a": 1 } },
            { "name": "two", "set": { "a": 1 } },
            { "name": "three", "tags": ["slow"], "set": { "a": 1 } } ] }
        """,
        "specs/b.json": """
        { "name": "four", "tags": ["smoke"], "set": { "a": 1 } }
        """,
    ]

    private func run(
        _ words: String..., files: [String: String] = specs, environment: [String: String] = [:]
    ) -> Ending {
        let memory = MemoryFiles(files)
        let terminal = RecordingTerminal()
        let code = Tool.run(
            ["run"] + words, in: .fake(environment: environment, files: memory, terminal: terminal))
        return Ending(code: code, output: terminal.output, error: terminal.error, files: memory)
    }

    @Test("is printed by --list, with places that run takes and tags; nothing is written")
    func list() {
        let ending = run("--list")
        #expect(
            ending.output == """
                specs/a.json:2  one  [api, smoke]
                specs/a.json:3  two  [api]
                specs/a.json:4  three  [api, slow]
                specs/b.json:1  four  [smoke]

                4 tests in 2 files

                """)
        #expect(ending.error == "")
        #expect(ending.code == 0)
        #expect(ending.files.text("reports/junit.xml") == nil)
    }

    @Test(
        "by tags, names and lines is what all of them take",
        arguments: [
            (["--tag", "smoke"], ["one", "four"]), (["--tag", "api"], ["one", "two", "three"]),
            (["--tag", "slow", "--tag", "smoke"], ["one", "three", "four"]),
            (["--not-tag", "slow"], ["one", "two", "four"]),
            (["--tag", "api", "--not-tag", "slow", "--not-tag", "smoke"], ["two"]),
            (["--tag", "smoke", "--name", "^f"], ["four"]),
            (["--tag", "api", "specs/a.json:3", "specs/a.json:4", "--name", "t"], ["two", "three"]),
        ])
    func selected(words: [String], expected: [String]) {
        let terminal = RecordingTerminal()
        let code = Tool.run(
            ["run", "--list"] + words, in: .fake(files: MemoryFiles(Self.specs), terminal: terminal))
        let names = terminal.output.split(separator: "\n").dropLast().map { $0.split(separator: " ")[1] }
        #expect(names.map(String.init) == expected)
        #expect(code == 0)
    }

    @Test(
        "that is empty is told with 4",
        arguments: [
            (
                ["--tag", "smok"],
                "assay: there is nothing to run: no test has the tag \"smok\"\n  = did you mean \"smoke\"?\n"
            ),
            (
                ["--tag", "nothing at all"],
                "assay: there is nothing to run: no test has the tag \"nothing at all\"\n"
                    + "  = there are: \"api\", \"slow\", \"smoke\"\n"
            ),
            (
                ["--tag", "smoke", "--name", "zzz"],
                "assay: there is nothing to run: no test was found or selected\n"
            ),
        ])
    func empty(words: [String], message: String) {
        for more in [[], ["--list"]] {
            let terminal = RecordingTerminal()
            let code = Tool.run(
                ["run"] + words + more, in: .fake(files: MemoryFiles(Self.specs), terminal: terminal))
            #expect(terminal.error == message)
            #expect(code == 4)
        }
        let allowed = RecordingTerminal()
        #expect(
            Tool.run(
                ["run", "--allow-empty"] + words,
                in: .fake(files: MemoryFiles(Self.specs), terminal: allowed)) == 0)
        #expect(allowed.error == "")
    }

    @Test("lists files that are wrong as errors, with 2")
    func listsBroken() {
        let ending = run("--list", files: Self.specs.merging(["specs/c.json": "{ \"GETT\": \"/\" }"]) { $1 })
        #expect(ending.code == 2)
        #expect(ending.error.hasPrefix("specs/c.json:1:3: error: unknown key \"GETT\"\n"))
        #expect(ending.output.hasSuffix("4 tests in 3 files\n"))
    }

    @Test("masks the values of secrets in the list")
    func masked() {
        let ending = run(
            "--list", "--secret", "key=hunter22",
            files: ["specs/a.json": "{ \"name\": \"as hunter22\", \"set\": { \"a\": 1 } }"])
        #expect(ending.output == "specs/a.json:1  as ***\n\n1 test in 1 file\n")
    }

    @Test("masks the values of secrets in the tags that it offers")
    func maskedTags() {
        let files = [
            "specs/a.json": #"{ "tags": ["hunter22", "a"], "name": "t", "set": { "a": 1 } }"#
        ]
        for tag in ["hunter2", "nothing at all"] {
            let ending = run("--tag", tag, "--secret", "key=hunter22", files: files)
            #expect(
                ending.error == """
                    assay: there is nothing to run: no test has the tag "\(tag)"
                      = there are: "***", "a"

                    """)
        }
    }

    @Test("of a shard is told, and may be empty, which is no error")
    func shards() {
        let first = run("--shard", "1/3", "-q")
        #expect(
            first.output == """
                shard 1/3: 3 of 4 tests

                3 passed  (1 file, 3 tests, 3 steps, 0 checks)  0 ms

                """)
        #expect(run("--shard", "2/3", "-q").output.hasPrefix("shard 2/3: 1 of 4 tests\n"))
        let last = run("--shard", "auto", environment: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"])
        #expect(
            last.output == """
                shard 3/3: 0 of 4 tests

                0 passed  (0 files, 0 tests, 0 steps, 0 checks)  0 ms

                """)
        #expect(last.error == "")
        #expect(last.code == 0)
        #expect(last.files.text("reports/junit.xml")?.contains("tests=\"0\"") == true)
        #expect(run("--shard", "1/3", "--tag", "nope").code == 4)
    }
}
