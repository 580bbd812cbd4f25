import Diagnostics

@testable import Results

/// Results in which every part is there and is not what it is when nothing is said.
enum ResultFixture {
    /// What JSON writes with escapes, what looks like one, and what is more than one byte or scalar.
    static let text = "\"é\" \\ud800 \u{0}\u{1B}[31m\n\r\t\u{7F}\u{2028}e\u{301} 👩‍👩‍👧 </script>"

    static let place = Place(file: "specs/a \"b\".json", line: 12, column: 7)

    static let failure = CheckFailure(
        kind: .pathMismatch, place: place, subject: "$.id", message: text, expected: "1", actual: "2",
        because: "orders\nneed it"
    ).quoting(SpecExcerpt(firstLine: 11, line: 12, lines: ["{", text]))

    static func body(isWhole: Bool) -> RecordedBody {
        RecordedBody(excerpt: text, size: 40_000, isWhole: isWhole, isText: !isWhole)
    }

    static let request = RecordedRequest(
        method: "POST", url: "http://a.test/?q=\u{7F}", headers: [RecordedHeader(name: "X-A", value: text)],
        body: body(isWhole: false))

    static let response = RecordedResponse(
        status: 201, reason: "Created", version: "HTTP/1.1",
        headers: [RecordedHeader(name: "X-B", value: text)], body: body(isWhole: true))

    static let timing = RecordedTiming(
        start: .nanoseconds(1_000_000_001), dns: .nanoseconds(7), connect: .microseconds(80),
        tls: .milliseconds(9), firstByte: .seconds(3),
        total: Duration(secondsComponent: 4, attosecondsComponent: 1))

    static let hop = RecordedHop(
        method: "PUT", url: "http://a.test/\u{7F}", status: 307, location: text,
        sentHeaders: [RecordedHeader(name: "X-C", value: text)],
        headers: [RecordedHeader(name: "X-D", value: text)], timing: timing)

    static func step(_ phase: Phase, _ outcome: Outcome = .failed) -> StepResult {
        StepResult(
            name: text, phase: phase, place: place, outcome: outcome, duration: .nanoseconds(123_456_789),
            checks: 3, failures: [failure], request: request, response: response,
            attempts: ["at 0 ms: status 202", text], notes: [text], callers: [place, place],
            isFinal: phase == .test,
            timing: timing, captures: [RecordedCapture(name: "id", value: "\"\(text)\"")], hops: [hop],
            connection: RecordedConnection(address: "::1", isNew: phase == .test, certificate: text))
    }

    static let test: TestResult = {
        let earlier = TestResult(
            name: text, place: place, outcome: .errored, duration: .milliseconds(5),
            steps: [step(.test, .errored)])
        return TestResult(
            name: text, place: place, tags: ["smoke", text], row: ReportedRow(number: 4, place: place),
            outcome: .notRun(reason: text), duration: .milliseconds(1_500),
            steps: [step(.test, .passed), step(.test, .skipped(reason: text)), step(.setup)],
            always: [step(.always)], failure: failure
        ).after([earlier])
    }()

    /// One step with every part.
    static let small = TestResult(
        name: "t", place: place, outcome: .failed, duration: .zero, steps: [step(.test)])

    static let diagnostic = RecordedDiagnostic(
        severity: .error, place: place, end: place, message: text, hint: "did you mean \"expect\"?",
        related: [RecordedDiagnostic.Related(message: "the first", place: place, end: place)],
        rendered: "specs/a.json:1:2 error\n  \(text)")

    static let warning = RecordedDiagnostic(
        severity: .warning, place: nil, end: nil, message: "unused", hint: nil, related: [],
        rendered: "unused")

    static let file = FileResult(
        file: place.file, name: "orders", setup: [step(.setup)], tests: [test, test],
        teardown: [step(.teardown)], diagnostics: [warning], duration: .seconds(9), seed: .max)

    static let heading = RunHeading(
        startedAt: "2026-11-30T04:05:06Z", version: "0.1.0", environment: "staging",
        shard: ReportedShard(number: 2, count: 5, filesOfRun: 31, files: [7]))
}

/// What a value is made of, part by part, as Swift itself sees it.
enum Parts {
    /// A line for each: its path and its value.
    static func of(_ value: Any, path: String = "") -> [String] {
        let mirror = Mirror(reflecting: value)
        if mirror.children.isEmpty || value is Duration || value is String {
            return ["\(path): \(String(reflecting: value))"]
        }
        return mirror.children.enumerated().flatMap { index, child in
            of(child.value, path: "\(path).\(child.label ?? "\(index)")")
        }
    }

    /// The fields of structures that are empty wherever they stand in the value: `StepResult.notes`. A boolean must be
    /// true in one place and false in another.
    static func neverFilled(in value: Any) -> Set<String> {
        var fields = Fields()
        fields.note(value)
        return fields.seen.subtracting(fields.filled)
    }

    private struct Fields {
        var seen: Set<String> = []
        var filled: Set<String> = []
        var flags: [String: Set<Bool>] = [:]

        mutating func note(_ value: Any) {
            let mirror = Mirror(reflecting: value)
            if value is Duration || value is String { return }
            for child in mirror.children {
                if mirror.displayStyle == .struct, let label = child.label {
                    note(child.value, as: "\(mirror.subjectType).\(label)")
                }
                note(child.value)
            }
        }

        private mutating func note(_ value: Any, as field: String) {
            seen.insert(field)
            if let flag = value as? Bool { flags[field, default: []].insert(flag) }
            if flags[field].map({ $0.count == 2 }) ?? !Parts.isEmpty(value) { filled.insert(field) }
        }
    }

    private static func isEmpty(_ value: Any) -> Bool {
        switch value {
        case let text as String: text.isEmpty
        case let number as Int: number == 0
        case let duration as Duration: duration == .zero
        default:
            switch Mirror(reflecting: value).displayStyle {
            case .optional, .collection: Mirror(reflecting: value).children.isEmpty
            default: false
            }
        }
    }
}
