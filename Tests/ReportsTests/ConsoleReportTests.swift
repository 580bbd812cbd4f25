import Results
import Testing

@testable import Reports

@Suite("The console report")
struct ConsoleReportTests {
    private static let place = Place(file: "a.json", line: 3, column: 5)

    private static func failure(_ message: String, _ expected: String?, _ actual: String?) -> CheckFailure {
        CheckFailure(
            kind: .pathMismatch, place: place, subject: "$.id", message: message, expected: expected,
            actual: actual)
    }

    private static func step(
        _ name: String, _ outcome: Outcome, failures: [CheckFailure] = [], body: RecordedBody? = nil,
        captures: [RecordedCapture] = [], timing: RecordedTiming? = nil, hops: [RecordedHop] = [],
        connection: RecordedConnection? = nil
    ) -> StepResult {
        StepResult(
            name: name, phase: .test, place: place, outcome: outcome, duration: .milliseconds(12), checks: 1,
            failures: failures,
            request: RecordedRequest(
                method: "GET", url: "http://h/\(name)", headers: [RecordedHeader(name: "A", value: "b")],
                body: nil),
            response: RecordedResponse(
                status: 200, reason: "OK", version: "HTTP/1.1", headers: [], body: body), timing: timing,
            captures: captures, hops: hops, connection: connection)
    }

    private static func test(_ name: String, _ steps: [StepResult], duration: Int = 12) -> TestResult {
        TestResult(
            name: name, place: place, outcome: .combined(steps.map(\.outcome)),
            duration: .milliseconds(duration), steps: steps)
    }

    private static func text(
        _ file: FileResult, _ detail: ConsoleDetail = .usual, _ style: ConsoleStyle = ConsoleStyle()
    ) -> String {
        MemorySink.text(of: [file]) { ConsoleReport(to: $0, detail: detail, style: style) }
    }

    private static let failing = FileResult(
        file: "a.json", name: "A",
        tests: [
            test("good", [step("get", .passed)]),
            test(
                "bad",
                [
                    step(
                        "get", .failed,
                        failures: [
                            failure("expected 1, got 2 here", "1", "2"),
                            failure("expected 1, but $.id is absent", "1", "absent"),
                            failure("expected words", nil, nil),
                        ], body: RecordedBody(excerpt: "\u{1B}[2Jx", size: 5, isWhole: true))
                ]),
            TestResult(name: "left", place: place, outcome: .skipped(reason: "why not"), duration: .zero),
        ], duration: .milliseconds(24))

    @Test("colours what its words say, and nothing that an answer brought")
    func colours() {
        let style = ConsoleStyle(palette: .coloured) { 100 }
        func sgr(_ code: Int, _ text: String) -> String { "\u{1B}[\(code)m\(text)\u{1B}[0m" }
        #expect(
            Self.text(Self.failing, .usual, style) == """
                \(sgr(31, "✗ "))\(sgr(1, "a.json"))  3 tests (\(sgr(31, "1 not passed")), \(sgr(33, "1 skipped"))), 2 steps, 2 checks                  \(sgr(2, "24 ms"))
                \(sgr(31, "✗ "))\(sgr(1, "a.json › bad › get"))                                                            \(sgr(2, "12 ms"))
                    GET http://h/get → 200 OK
                    \(sgr(2, "a.json:3:5  "))$.id  expected \(sgr(32, "1")), got \(sgr(31, "2")) here
                    \(sgr(2, "a.json:3:5  "))$.id  expected \(sgr(32, "1")), but $.id is absent
                    \(sgr(2, "a.json:3:5  "))$.id  expected words
                    body  \\u{1b}[2Jx
                \(sgr(33, "- "))\(sgr(1, "a.json › left"))  skipped: why not

                \(sgr(32, "1 passed")), \(sgr(31, "1 failed")), \(sgr(33, "1 skipped"))  (1 file, 3 tests, 2 steps, 2 checks)  0 ms

                """)
    }

    @Test("says the same without colours")
    func plain() {
        let coloured = Self.text(Self.failing, .usual, ConsoleStyle(palette: .coloured))
        #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == Self.text(Self.failing))
    }

    @Test("tells with -v of captured values, and with -vv of the wire")
    func wire() {
        let hop = RecordedHop(
            method: "GET", url: "http://h/old", status: 302, location: "/get", sentHeaders: [],
            headers: [RecordedHeader(name: "Location", value: "/get")],
            timing: RecordedTiming(
                start: .zero, dns: .microseconds(149), connect: .microseconds(250),
                firstByte: .milliseconds(2), total: .microseconds(2_050)))
        let timing = RecordedTiming(
            start: .zero, dns: .microseconds(49), firstByte: .milliseconds(12), total: .milliseconds(1_012))
        let connection = RecordedConnection(address: "127.0.0.1", isNew: false, certificate: "CN = h")
        let file = FileResult(
            file: "a.json", name: "A",
            tests: [
                Self.test(
                    "t",
                    [
                        Self.step(
                            "get", .passed, captures: [RecordedCapture(name: "id", value: "7")],
                            timing: timing, hops: [hop], connection: connection)
                    ])
            ])
        let verbose = Self.text(file, .verbose).split(separator: "\n").dropFirst(1).dropLast(1)
        let spaces = String(repeating: " ", count: 62)
        #expect(
            verbose.map(String.init) == [
                "✓ a.json › t › get" + spaces + "12 ms", "    > GET http://h/get", "    > A: b",
                "    < HTTP/1.1 200 OK", "    * captured id = 7",
            ])
        let wire = Self.text(file, .wire).split(separator: "\n").dropFirst(6).dropLast(1)
        #expect(
            wire.map(String.init) == [
                "    * redirect 1: dns 0.1 ms, connect 0.3 ms, first byte 2.0 ms, total 2.1 ms",
                "    *     Location: /get", "    * the same connection to 127.0.0.1",
                "    * certificate CN = h",
                "    * first byte 12.0 ms, total 1012.0 ms",
            ])
    }

    @Test("tells no more of a body than usual, although another report had more kept")
    func longBody() {
        let body = RecordedBody(excerpt: String(repeating: "ä", count: 1_500), size: 3_000, isWhole: true)
        let step = Self.step("get", .failed, failures: [Self.failure("expected words", nil, nil)], body: body)
        let file = FileResult(file: "a.json", name: "A", tests: [Self.test("t", [step])])
        let line = "    body  \(String(repeating: "ä", count: 1_024))… (3000 bytes in all)\n"
        #expect(Self.text(file).contains(line))
    }

    @Test("names the slowest tests behind the summary, with every attempt counted, and keeps no more")
    func slowest() {
        let durations = [12, 1_500, 0, 30, 30, 12]
        var tests = durations.enumerated().map { Self.test("t\($0)", [], duration: $1) }
        tests[5] = tests[5].after([Self.test("t5", [], duration: 40)])
        let file = FileResult(file: "a.json", name: "A", tests: tests)
        func text(_ count: Int) -> String {
            MemorySink.text(of: [file]) { SlowestTests(to: $0, count: count) }
        }
        #expect(
            text(3) == """

                slowest tests:
                    1.50 s  t1  a.json:3
                     52 ms  t5  a.json:3
                     30 ms  t3  a.json:3

                """)
        #expect(text(9).split(separator: "\n").count == 6)
        let none = FileResult(file: "a.json", name: "A", tests: [Self.test("t", [], duration: 0)])
        #expect(MemorySink.text(of: [none]) { SlowestTests(to: $0, count: 1) } == "")
    }
}
