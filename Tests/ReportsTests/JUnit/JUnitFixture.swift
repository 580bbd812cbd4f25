import Reports
import Results

/// Results for the tests of JUnit reports.
enum JUnitFixture {
    static let place = Place(file: "specs/a.json", line: 3, column: 5)

    static func failure(_ message: String, because: String? = nil) -> CheckFailure {
        CheckFailure(
            kind: .pathMismatch, place: place, subject: "$.id", message: message, because: because)
    }

    static func step(
        _ name: String, _ outcome: Outcome = .passed, failures: [CheckFailure]? = nil,
        request: RecordedRequest? = nil, response: RecordedResponse? = nil, notes: [String] = []
    ) -> StepResult {
        StepResult(
            name: name, phase: .test, place: place, outcome: outcome, duration: .milliseconds(4), checks: 1,
            failures: failures ?? (outcome.isBad ? [failure("is wrong")] : []), request: request,
            response: response, notes: notes)
    }

    static func test(
        _ name: String, _ outcome: Outcome, _ steps: [StepResult], always: [StepResult] = [],
        failure: CheckFailure? = nil
    ) -> TestResult {
        TestResult(
            name: name, place: place, outcome: outcome, duration: .milliseconds(12), steps: steps,
            always: always, failure: failure)
    }

    /// The testcases of a report, each from `<testcase` to its end.
    static func cases(
        of file: FileResult, _ dialect: JUnitDialect = .rich, _ cases: JUnitCases = .test
    ) -> [String] {
        let text = MemorySink.text(of: [file]) { JUnitReport(to: $0, dialect: dialect, cases: cases) }
        return text.split(separator: "    <testcase ").dropFirst().map { part in
            let end = part.utf8.firstRange(of: "    </testcase>\n".utf8)?.lowerBound
            let lines = end.map { part[..<$0] } ?? part.prefix { $0 != "\n" }
            return String(lines)
        }
    }
}
