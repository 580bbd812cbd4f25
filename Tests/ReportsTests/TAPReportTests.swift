import Diagnostics
import Results
import Testing

@testable import Reports

@Suite("The TAP report")
struct TAPReportTests {
    private typealias Examples = ReportedExamples

    private func lines(_ files: [FileResult], interrupted: Bool = false) -> [String] {
        let sink = MemorySink()
        var reports: [any Report] = [TAPReport(to: sink)]
        var summary = RunSummary(wasInterrupted: interrupted, seed: interrupted ? nil : 7)
        reports[0].begin(
            RunHeading(
                startedAt: "2026-11-30T04:05:06.789Z", version: "0.1.0", environment: "st\nage",
                shard: ReportedShard(number: 2, count: 5, filesOfRun: 9)))
        for file in files {
            reports.add(file)
            summary.add(file)
        }
        reports[0].end(summary)
        return sink.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("is a subtest a file and a point a case, with a block behind what did not pass")
    func whole() {
        let file = Examples.file([
            Examples.test("good", .passed), Examples.test("bad", .failed, "got \"7\""),
            Examples.test("left out", .skipped(reason: "not # today")),
            Examples.test("late", .notRun(reason: "the run was interrupted")),
        ])
        #expect(
            lines([file]) == [
                "TAP version 14",
                "# assay 0.1.0, started 2026-11-30T04:05:06Z, environment st\\u{a}age, shard 2/5",
                "# Subtest: specs/a.json",
                "    ok 1 - good",
                "    not ok 2 - bad",
                "      ---",
                #"      message: "$.id  got \"7\"""#,
                #"      severity: "fail""#,
                #"      type: "PathMismatch""#,
                #"      at: "specs/a.json:3:5""#,
                #"      duration: "12 ms""#,
                "      steps:",
                #"        - step: "get""#,
                #"          request: "GET http://h/a""#,
                #"          response: "200 OK""#,
                "          failures:",
                #"            - message: "$.id  got \"7\"""#,
                #"              type: "PathMismatch""#,
                #"              at: "specs/a.json:3:5""#,
                #"              expected: "1""#,
                #"              actual: "got \"7\"""#,
                #"              because: "ids are numbers""#,
                #"          body: "got \"7\" … (9999 bytes in all)""#,
                "      ...",
                ##"    ok 3 - left out # SKIP not \# today"##,
                "    not ok 4 - late",
                "      ---",
                #"      message: "not run: the run was interrupted""#,
                "      steps:",
                #"        - step: "get""#,
                #"          notRun: "the run was interrupted""#,
                "      ...",
                "    1..4",
                "not ok 1 - specs/a.json",
                "  ---",
                #"  name: "A""#,
                "  passed: 1",
                "  failed: 1",
                "  errored: 0",
                "  notRun: 1",
                "  skipped: 1",
                "  flaky: 0",
                "  ...",
                "1..1",
                "# seed 7",
                "",
            ])
    }

    @Test("shows a wrong spec as a point that is not ok, and what else is said of a spec as comments")
    func diagnostics() {
        let warned = FileResult(
            file: "specs/a.json", name: "A", tests: [Examples.test("t", .passed)],
            diagnostics: [Examples.diagnostic(.warning, "odd")])
        #expect(
            lines([warned, Examples.brokenFile]).dropFirst(2)
                == [
                    "# Subtest: specs/a.json",
                    "    # specs/a.json:1:3: warning: odd",
                    "    #   | { \"x\": 1 }",
                    "    #   |   ^~~",
                    "    #   = say y",
                    "    ok 1 - t",
                    "    1..1",
                    "ok 1 - specs/a.json",
                    "# Subtest: specs/b.json",
                    "    not ok 1 - spec",
                    "      ---",
                    #"      message: "the spec has an error: unknown key \"x\"""#,
                    #"      severity: "error""#,
                    #"      type: "SpecError""#,
                    #"      at: "specs/a.json:1:3""#,
                    #"      duration: "0 ms""#,
                    #"      diagnostics: "specs/a.json:1:3: error: unknown key \"x\"\n  | { \"x\": 1 }\n  |   ^~~\n  = say y""#,
                    "      ...",
                    "    1..1",
                    "not ok 2 - specs/b.json",
                    "  ---",
                    #"  name: "B""#,
                    "  passed: 0", "  failed: 0", "  errored: 1", "  notRun: 0", "  skipped: 0", "  flaky: 0",
                    "  ...",
                    "1..2",
                    "# seed 7",
                    "",
                ][...])
    }

    @Test("tells what a flaky test failed with")
    func flaky() {
        let flaky = Examples.test("f", .passed).after([Examples.test("f", .failed, "no")])
        #expect(
            lines([Examples.file([flaky])])[3...9] == [
                "    ok 1 - f",
                "      ---",
                #"      message: "passed in attempt 2""#,
                "      earlier:",
                #"        - outcome: "failed""#,
                "          steps:",
                #"            - step: "get""#,
            ])
    }

    @Test(
        "of a file",
        arguments: [
            ([], ["    1..0 # SKIP no tests", "ok 1 - specs/a.json # SKIP no tests"]),
            (
                [.skipped(reason: "r"), .skipped(reason: "r")],
                ["    1..2", "ok 1 - specs/a.json # SKIP every test was skipped"]
            ),
            ([.skipped(reason: "r"), .passed], ["    1..2", "ok 1 - specs/a.json"]),
            ([.passed, .notRun(reason: "r")], ["    1..2", "not ok 1 - specs/a.json"]),
            ([.errored], ["    1..1", "not ok 1 - specs/a.json"]),
        ] as [([Outcome], [String])])
    func ofFile(outcomes: [Outcome], expected: [String]) {
        let file = Examples.file(outcomes.map { Examples.test("t", $0) })
        let told = lines([file]).filter { $0.contains("1..") || $0.contains("ok 1 - specs") }
        #expect(Array(told.dropLast()) == expected)
    }

    @Test("bails out of an interrupted run, and is whole without any file")
    func ends() {
        #expect(
            lines([], interrupted: true).dropFirst(2)
                == ["1..0 # SKIP no tests", "Bail out! the run was interrupted", ""][...])
    }

    @Test(
        "keeps every text in its place", arguments: [Examples.nasty, "1..9", "- ok", "not ok 3", "...", ""])
    func nasty(text: String) {
        let file = FileResult(
            file: text, name: text,
            tests: [Examples.test(text, .failed, text), Examples.test(text, .skipped(reason: text))])
        let plain = lines([
            Examples.file([Examples.test("t", .failed, "m"), Examples.test("t", .skipped(reason: "r"))])
        ])
        let told = lines([file])
        // As many lines as with harmless texts, each beginning as it does.
        #expect(told.count == plain.count)
        for (line, other) in zip(told, plain) {
            let beginning = other.prefix { $0 != "\"" && $0 != "t" && $0 != "s" }
            #expect(line.hasPrefix(beginning), "\(line)")
        }
        #expect(!told.joined().unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{1B}" || $0 == "\r" })
    }

    @Test(
        "escapes descriptions",
        arguments: [
            ("a # SKIP b", ##"a \# SKIP b"##), (##"a\#b\"##, ##"a\\\#b\\"##), ("a\nb", #"a\\u{a}b"#),
            ("ä 漢 🎉", "ä 漢 🎉"),
        ])
    func description(text: String, expected: String) {
        #expect(TAPText.description(text) == expected)
    }

    @Test(
        "quotes YAML",
        arguments: [
            ("a", #""a""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t\0\u{7F}\u{85}", #""\n\r\t\x00\x7f\x85""#),
            ("\u{2028}\u{202E}\u{FEFF}\u{FFFE}", #""\u2028\u202e\ufeff\ufffe""#),
            ("ä🎉: # - x", #""ä🎉: # - x""#),
        ])
    func yaml(text: String, expected: String) {
        #expect(YAMLText.quoted(text) == expected)
    }
}
