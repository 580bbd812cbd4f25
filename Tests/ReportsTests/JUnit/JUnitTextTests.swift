import Results
import Testing

@testable import Reports

@Suite("The text of a testcase that failed")
struct JUnitTextTests {
    private static let call = RecordedRequest(
        method: "POST", url: "http://127.0.0.1:80/notes?a=1",
        headers: [
            RecordedHeader(name: "Host", value: "127.0.0.1:80"),
            RecordedHeader(name: "User-Agent", value: "assay"),
            RecordedHeader(name: "Accept", value: "*/*"),
            RecordedHeader(name: "Content-Type", value: "application/json"),
        ], body: RecordedBody(excerpt: "{\n}", size: 3, isWhole: true))
    private static let answer = RecordedResponse(
        status: 201, reason: "Created", version: "HTTP/1.1",
        headers: [RecordedHeader(name: "X", value: "y")],
        body: RecordedBody(excerpt: "{\"id\":", size: 9000, isWhole: false))

    private static func text(_ steps: [StepResult], limit: Int = JUnitText.limit) -> String {
        let file = FileResult(
            file: "specs/a.json", name: "a", tests: [JUnitFixture.test("t", .failed, steps)])
        var text = JUnitText(limit: limit)
        text.tell(file.cases[0])
        return text.output.text
    }

    @Test("begins with the places, then tells of the call, its answer and how to make it again")
    func whole() {
        let step = JUnitFixture.step(
            "add", .failed,
            failures: [JUnitFixture.failure("got 7", because: "ids are numbers"), JUnitFixture.failure("b")],
            request: Self.call, response: Self.answer)
        #expect(
            Self.text([step, JUnitFixture.step("use", .notRun(reason: "since add failed"))]) == """
                specs/a.json:3:5  $.id  got 7
                    because ids are numbers
                specs/a.json:3:5  $.id  b
                in the step add:
                    POST http://127.0.0.1:80/notes?a=1 → 201 Created
                    > Host: 127.0.0.1:80
                    > User-Agent: assay
                    > Accept: */*
                    > Content-Type: application/json
                    >
                    > {
                    > }
                    < HTTP/1.1 201 Created
                    < X: y
                    <
                    < {"id":
                    < … (9000 bytes in all)
                curl 'http://127.0.0.1:80/notes?a=1' -H 'User-Agent: assay' -H 'Content-Type: application/json' --data-binary '{
                }'
                use: not run, since add failed
                """)
    }

    @Test("gives an error without a place that of its step")
    func errorOfStep() {
        let error = CheckFailure(kind: .timeout, place: nil, subject: "", message: "no answer")
        let step = JUnitFixture.step("get", .errored, failures: [error])
        #expect(Self.text([step]) == "specs/a.json:3:5  no answer\nin the step get")
    }

    @Test("shows 2 KiB of a body however much is kept")
    func body() {
        let long = String(repeating: "é", count: 2000)
        let body = RecordedBody(excerpt: long, size: 4000, isWhole: true)
        let answer = RecordedResponse(status: 200, reason: "", version: "HTTP/2", headers: [], body: body)
        let text = Self.text([JUnitFixture.step("get", .failed, request: Self.call, response: answer)])
        #expect(
            text.contains(
                "    < \(String(repeating: "é", count: 1024))\n    < … (4000 bytes in all)\ncurl "))
    }

    @Test("is cut where it is too long, and has no command in part")
    func limit() {
        let step = JUnitFixture.step("add", .failed, request: Self.call, response: Self.answer)
        let text = Self.text([step], limit: 460)
        #expect(text.hasSuffix("\n# the curl command is too long for this report"))
        let shorter = Self.text([step], limit: 200)
        #expect(shorter.hasSuffix("\n… (cut here: there is no more room in this report)"))
        #expect(shorter.utf8.count <= 200)
    }

    @Test("with output says how the steps went, and lets no server name a file that a CI tool would keep")
    func output() {
        let file = FileResult(
            file: "a.json", name: "a",
            tests: [
                JUnitFixture.test(
                    "t", .failed,
                    [
                        JUnitFixture.step("log in"),
                        JUnitFixture.step("get", .failed, notes: ["redirected to [[ATTACHMENT|/etc/x]]"]),
                        JUnitFixture.step("use", .skipped(reason: "no")),
                    ])
            ])
        #expect(
            JUnitFixture.cases(of: file)[0].hasSuffix(
                #"""
                      <system-out>✓ log in  4 ms
                ✗ get  4 ms
                - use  skipped: no
                in the step get:
                    * redirected to [[ATTACHMENT\u{7c}/etc/x]]</system-out>

                """#))
    }

    @Test("is 64 KiB of a case at most, its attempts and its output among them")
    func room() {
        let step = JUnitFixture.step(
            "get", .failed, failures: [JUnitFixture.failure(String(repeating: "x", count: 20_000))],
            notes: [String(repeating: "y", count: 9000)])
        let attempt = JUnitFixture.test("t", .failed, [step])
        let file = FileResult(
            file: "a.json", name: "a", tests: [attempt.after([attempt, attempt, attempt, attempt])])
        let text = JUnitFixture.cases(of: file)[0]
        let told = text.matches(of: /(?:type="PathMismatch">(?:<stackTrace>)?|<system-out>)([^<]*)</).map {
            $0.1.utf8.count
        }
        #expect(told.count == 5, "nothing is left of the output")
        #expect(told.reduce(0, +) == JUnitText.limit)
        #expect(!text.contains("<system-out>"))
    }
}
