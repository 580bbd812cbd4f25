import Platform
import TestSupport
import Testing

@testable import CommandLineTool

/// The whole program in surroundings of the test's own: its files, its streams, a clock that stands.
@Suite("The tool")
struct ToolTests {
    private struct Ending {
        let code: Int32
        let output: String
        let error: String
        let files: MemoryFiles
    }

    private func run(
        _ words: String..., files: [String: String] = [:], input: String = ""
    ) -> Ending {
        let memory = MemoryFiles(files)
        let terminal = RecordingTerminal(input: input)
        let code = Tool.run(words, in: .fake(files: memory, terminal: terminal))
        func plain(_ text: String) -> String { text.replacing(/127\.0\.0\.1:\d+/, with: "STUB") }
        return Ending(
            code: code, output: plain(terminal.output), error: plain(terminal.error), files: memory)
    }

    private static let passing = #"""
        { "base": "{{stub}}", "stubs": [ { "on": "GET /a", "reply": { "json": { "id": 7 } } } ],
          "tests": [ { "name": "one", "GET": "/a", "expect": { "json": { "id": 7 } } } ] }
        """#
    private static let failing = #"""
        { "base": "{{stub}}", "stubs": [ { "on": "GET /a", "reply": { "json": { "id": "7" } } } ],
          "tests": [
            { "name": "two", "steps": [
                { "name": "get", "GET": "/a", "expect": { "json": { "id": { "?is": "integer", "?because": "ids are numbers" } } } },
                { "name": "next", "GET": "/a" } ] } ] }
        """#
    private static let broken = """
        { "GETT": "/" }
        """

    @Test("of a run that passes prints a line a file and a summary, writes JUnit and ends with 0")
    func passes() {
        let ending = run("run", files: ["specs/a.json": Self.passing])
        #expect(
            ending.output == """
                ✓ specs/a.json  1 test, 1 step, 2 checks                                        0 ms

                1 passed  (1 file, 1 test, 1 step, 2 checks)  0 ms

                """)
        #expect(ending.error == "")
        #expect(ending.code == 0)
        // The counters of the whole stand in a gap that is wide enough for any.
        let gap = String(repeating: " ", count: 101)
        #expect(
            ending.files.text("reports/junit.xml") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="assay" timestamp="2023-11-14T22:13:20Z" tests="1" failures="0" errors="0" skipped="0" time="0.000"\(gap)>
                  <testsuite name="specs/a.json" tests="1" failures="0" errors="0" skipped="0" time="0.000" timestamp="2023-11-14T22:13:20Z" file="specs/a.json">
                    <properties>
                      <property name="version" value="0.1.0"/>
                    </properties>
                    <testcase name="one" classname="specs.a" time="0.000" file="specs/a.json" line="2"/>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("of a run that fails tells what, where and why, and ends with 1")
    func fails() {
        let ending = run("run", "b.json", "--no-report", files: ["b.json": Self.failing])
        #expect(
            ending.output == """
                ✗ b.json  1 test (1 not passed), 1 step, 2 checks                               0 ms
                ✗ b.json › two › get                                                            0 ms
                    GET http://STUB/a → 200 OK
                    b.json:4:69  $.id  expected an integer, got string "7"
                        because ids are numbers
                    body  {"id":"7"}
                - b.json › two › next  not run: since the step "get" failed

                0 passed, 1 failed  (1 file, 1 test, 1 step, 2 checks)  0 ms

                """)
        #expect(ending.error == "")
        #expect(ending.code == 1)
        #expect(ending.files.text("reports/junit.xml") == nil)
    }

    @Test("of a spec that is wrong shows it, runs the others, reports both and ends with 2")
    func errored() {
        let ending = run(
            "run", "a.json", "c.json", "--report", "junit=r.xml",
            files: ["a.json": Self.passing, "c.json": Self.broken])
        #expect(
            ending.output == """
                ✓ a.json  1 test, 1 step, 2 checks                                              0 ms
                ✗ c.json  the spec is wrong, nothing of it was sent
                    c.json:1:3: error: unknown key "GETT"
                      | { "GETT": "/" }
                      |   ^~~~~~
                      = did you mean "GET"?

                1 passed, 1 errored  (2 files, 2 tests, 1 step, 2 checks)  0 ms

                """)
        #expect(ending.code == 2)
        #expect(ending.files.text("r.xml")?.contains("<testcase name=\"spec\" classname=\"c\"") == true)
    }

    @Test("shows each exchange with -v")
    func verbose() {
        let ending = run("run", "-v", "--no-report", "a.json", files: ["a.json": Self.passing])
        #expect(
            ending.output.replacing(/Date: .*/, with: "Date: DATE") == """
                ✓ a.json  1 test, 1 step, 2 checks                                              0 ms
                ✓ a.json › one › GET /a                                                         0 ms
                    > GET http://STUB/a
                    > Host: STUB
                    > User-Agent: assay/\(Version.number)
                    > Accept: */*
                    < HTTP/1.1 200 OK
                    < Date: DATE
                    < Content-Type: application/json
                    < Content-Length: 8
                    <
                    < {"id":7}

                1 passed  (1 file, 1 test, 1 step, 2 checks)  0 ms

                """)
        #expect(ending.code == 0)
    }

    @Test(
        "refuses what it is not asked right, with 2",
        arguments: [
            ([], "assay: no command is given\n  = assay --help lists the commands\n"),
            (["rum"], "assay: unknown command rum\n  = did you mean \"run\"?\n"),
            (
                ["-v", "run"],
                "assay: the command comes first: assay COMMAND [OPTION]…\n  = assay --help lists the commands\n"
            ),
            (["explain"], "assay: the command explain is not built yet in this version\n"),
            (
                ["run"],
                "assay: there is no folder \"specs\" here, and no path is given\n  = name a spec or a folder of specs\n"
            ),
            (["run", "--jobs", "0", "x"], "assay: --jobs needs a number from 1 to 1024, got \"0\"\n"),
            (
                ["run", "--name", "(", "x"],
                "assay: --name is no regular expression: missing closing parenthesis (at byte 1)\n"
            ),
            (
                ["run", "--junit-cases", "case", "x"],
                "assay: --junit-cases needs test or step, got \"case\"\n"
            ),
            (["run", "--report", "junti"], "assay: unknown report \"junti\"\n  = did you mean \"junit\"?\n"),
            (
                ["run", "--report", "json=-"],
                "assay: the report json cannot go to standard output\n"
                    + "  = give a file: --report json=PATH, or ./- for one of that name\n"
            ),
            (
                ["run", "--report", "junit=a", "--report", "junit=a"],
                "assay: two reports would be written to a\n"
            ),
        ])
    func usage(words: [String], message: String) {
        let terminal = RecordingTerminal()
        #expect(Tool.run(words, in: .fake(terminal: terminal)) == 2)
        #expect(terminal.error == message)
        #expect(terminal.output == "")
    }

    @Test("ends with 4 where nothing is selected, and with 2 where a file is missing")
    func nothing() {
        let empty = run("run", "a.json", "--name", "zzz", files: ["a.json": Self.passing])
        #expect(empty.code == 4)
        #expect(empty.error == "assay: there is nothing to run: no test was found or selected\n")
        let missing = run("run", "a.json", "none.json", "--no-report", files: ["a.json": Self.passing])
        #expect(missing.code == 2)
        #expect(missing.output.contains("1 passed"))
    }

    @Test("checks without sending, and queries standard input")
    func others() {
        let check = run("check", "c.json", files: ["c.json": Self.broken])
        #expect(check.code == 2)
        let query = run("query", "$.a[1]", "-", input: #"{"a":[1,2.50]}"#)
        #expect(query.output == "2.50\n")
        #expect(query.code == 0)
        #expect(run("query", "$.b", "-", input: "{}").code == 1)
    }

    @Test("of an interrupted run begins nothing, says so and ends with 130")
    func interrupted() {
        let terminal = RecordingTerminal()
        let files = MemoryFiles(["a.json": Self.passing])
        let surroundings = Surroundings.fake(files: files, terminal: terminal)
        surroundings.cancellation.cancel()
        #expect(Tool.run(["run", "a.json"], in: surroundings) == 130)
        #expect(
            terminal.output == """
                - a.json  1 test (1 not run), 0 steps, 0 checks                                 0 ms

                interrupted: 0 passed, 1 not run  (1 file, 1 test, 0 steps, 0 checks)  0 ms

                """)
        #expect(files.text("reports/junit.xml")?.contains("skipped=\"1\"") == true)
    }
}
