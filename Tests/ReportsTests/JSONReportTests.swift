import JSON
import Results
import Testing

@testable import Reports

@Suite("The JSON report")
struct JSONReportTests {
    private static let place = Place(file: "specs/a.json", line: 3, column: 5)

    private static func test(_ name: String, _ outcome: Outcome) -> TestResult {
        TestResult(name: name, place: place, outcome: outcome, duration: .milliseconds(12))
    }

    private static let heading = RunHeading(
        startedAt: "2026-11-30T04:05:06Z", version: "0.1.0", environment: "staging",
        shard: ReportedShard(number: 1, count: 2, filesOfRun: 3, files: [1, 3]))

    private static let files = [
        FileResult(
            file: "specs/a.json", name: "A",
            tests: [test("good", .passed), test("late", .skipped(reason: "x"))],
            duration: .milliseconds(1_500), seed: 7),
        FileResult(
            file: "specs/c.json", name: "C",
            setup: [StepResult(name: "log in", phase: .setup, place: place, outcome: .errored)], tests: []),
    ]

    @Test("has a line for each test, the heading in front and the summary behind")
    func whole() {
        let place = #""place":{"file":"specs/a.json","line":3,"column":5}"#
        let text = MemorySink.text(of: Self.files, heading: Self.heading, duration: .seconds(2)) {
            JSONReport(to: $0)
        }
        #expect(
            text == #"""
                {"assayResults":1,"version":"0.1.0","startedAt":"2026-11-30T04:05:06Z","environment":"staging",\#
                "shard":{"number":1,"count":2,"filesOfRun":3,"files":[1,3]},"files":[
                {"file":"specs/a.json","name":"A","seed":"7","duration":1.5,"tests":[
                {"name":"good",\#(place),"outcome":"passed","duration":0.012},
                {"name":"late",\#(place),"outcome":"skipped","reason":"x","duration":0.012}
                ],"counts":{"cases":2,"passed":1,\#
                "failed":0,"errored":0,"notRun":0,"skipped":1,"flaky":0,"steps":0,"checks":0}},
                {"file":"specs/c.json","name":"C","duration":0,"setup":[{"name":"log in",\#
                \#(place),"outcome":"errored","duration":0}],"tests":[
                ],"counts":{"cases":1,"passed":0,"failed":0,\#
                "errored":1,"notRun":0,"skipped":0,"flaky":0,"steps":1,"checks":0}}
                ],"summary":{"files":2,"duration":2,"counts":{"cases":3,"passed":1,"failed":0,"errored":1,\#
                "notRun":0,"skipped":1,"flaky":0,"steps":1,"checks":0}}}

                """#)
    }

    @Test("counts what it tells, also where that is not what happened because results were lost")
    func lost() throws {
        struct Lost: StoredTests {
            let count = 1
            func read(_ index: Int) -> (test: TestResult, coded: [UInt8]?) {
                (JSONReportTests.test("lost", .errored), nil)
            }
        }
        var passed = Counts()
        passed.note(.passed)
        let file = FileResult(file: "a.json", name: "A", tests: TestList(Lost()), testCounts: passed)
        let text = MemorySink.text(of: [file]) { JSONReport(to: $0) }
        let told = text.matches(of: /"cases":1,"passed":(\d),"failed":0,"errored":(\d)/)
            .map { "\($0.1) \($0.2)" }
        #expect(told == ["0 1", "0 1"])
    }

    @Test("is one JSON text, also where nothing was run")
    func empty() throws {
        let text = MemorySink.text(of: []) { JSONReport(to: $0) }
        let value = try JSONParser.parse(Array(text.utf8))
        #expect(value.objectValue?["files"]?.arrayValue?.count == 0)
    }
}
