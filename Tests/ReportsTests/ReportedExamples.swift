import Diagnostics
import Results

/// Results for tests of reports.
enum ReportedExamples {
    static let place = Place(file: "specs/a.json", line: 3, column: 5)

    /// Text that a report must not take for its own marks.
    static let nasty =
        "a # SKIP \\ \"q\" 'x' | `b` ``` <script>alert(1)</script> %0A ::error::\n---\r\n...\u{1B}[31m\u{2028}ok 9"

    static func failure(_ message: String, _ kind: FailureKind = .pathMismatch) -> CheckFailure {
        CheckFailure(
            kind: kind, place: place, subject: "$.id", message: message, expected: "1", actual: message,
            because: "ids are numbers")
    }

    static func step(
        _ outcome: Outcome, _ message: String = "", request: RecordedRequest? = nil,
        response: RecordedResponse? = nil
    ) -> StepResult {
        StepResult(
            name: "get", phase: .test, place: place, outcome: outcome, checks: 1,
            failures: outcome.isBad ? [failure(message)] : [], request: request, response: response)
    }

    static func test(_ name: String, _ outcome: Outcome, _ message: String = "") -> TestResult {
        let request = RecordedRequest(method: "GET", url: "http://h/a", headers: [], body: nil)
        let response = RecordedResponse(
            status: 200, reason: "OK", version: "HTTP/1.1", headers: [],
            body: RecordedBody(excerpt: message, size: 9999, isWhole: false))
        let step = step(
            outcome, message, request: outcome.isBad ? request : nil, response: outcome.isBad ? response : nil
        )
        return TestResult(
            name: name, place: place, outcome: outcome, duration: .milliseconds(12), steps: [step])
    }

    static func file(_ tests: [TestResult], _ path: String = "specs/a.json") -> FileResult {
        FileResult(file: path, name: "A", tests: tests, duration: .milliseconds(1500))
    }

    static func diagnostic(_ severity: Diagnostic.Severity, _ message: String) -> RecordedDiagnostic {
        let source = SourceText(name: "specs/a.json", text: "{ \"x\": 1 }")
        return RecordedDiagnostic(
            Diagnostic(
                message, at: SourceLocation(source: source, range: 2..<5), severity: severity, hint: "say y"),
            mask: { $0 })
    }

    static var brokenFile: FileResult {
        FileResult(file: "specs/b.json", name: "B", diagnostics: [diagnostic(.error, "unknown key \"x\"")])
    }
}
