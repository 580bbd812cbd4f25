import Results

/// The YAML block behind a test point: maps and lists of maps, for Perl's reader takes `- "a: b"` for a map.
struct TAPDiagnostic {
    /// How much of a body is shown, in bytes of UTF-8.
    private static let bodyLimit = 2 << 10

    /// How far the block is indented.
    private let indent: String
    private var lines: [String] = []

    /// The block of a case; empty where there is nothing to say.
    static func block(for reported: ReportedCase, indent: String) -> String {
        var block = TAPDiagnostic(indent: indent)
        switch reported.outcome {
        case .skipped: return ""
        case .passed where !reported.isFlaky: return ""
        case .passed: block.add("message", "passed in attempt \(reported.earlier.count + 1)")
        case .notRun(let reason):
            block.add("message", reported.failure?.sentence ?? "not run: \(reason)")
        case .failed, .errored: block.addVerdict(of: reported)
        }
        if let row = reported.row {
            block.add("row", number: row.number)
            block.add("rowAt", row.place.description)
        }
        if let detail = reported.detail { block.add("diagnostics", detail) }
        block.addSteps("steps", reported.steps, depth: 0)
        if !reported.earlier.isEmpty {
            block.lines.append("earlier:")
            for attempt in reported.earlier {
                block.lines.append("  - outcome: \(YAMLText.quoted(attempt.outcome.withoutReason))")
                block.addSteps("steps", attempt.steps + attempt.always, depth: 4)
            }
        }
        return block.text
    }

    /// The block of a whole file; empty where all is well.
    static func block(for file: FileResult, indent: String) -> String {
        let counts = file.counts
        guard counts.failed + counts.errored + counts.notRun + counts.flaky > 0 else { return "" }
        var block = TAPDiagnostic(indent: indent)
        block.add("name", file.name)
        block.add("passed", number: counts.passed)
        block.add("failed", number: counts.failed)
        block.add("errored", number: counts.errored)
        block.add("notRun", number: counts.notRun)
        block.add("skipped", number: counts.skipped)
        block.add("flaky", number: counts.flaky)
        if let seed = file.seed { block.add("seed", String(seed)) }
        return block.text
    }

    private init(indent: String) {
        self.indent = indent
    }

    private var text: String { (["---"] + lines + ["..."]).map { "\(indent)\($0)\n" }.joined() }

    private mutating func add(_ key: String, _ text: String, depth: Int = 0) {
        lines.append(String(repeating: " ", count: depth) + "\(key): \(YAMLText.quoted(text))")
    }

    private mutating func add(_ key: String, number: Int) { lines.append("\(key): \(number)") }

    /// What a list of failed tests shows.
    private mutating func addVerdict(of reported: ReportedCase) {
        let decisive = reported.decisiveFailure
        add("message", decisive?.sentence ?? reported.outcome.withoutReason)
        add("severity", reported.outcome == .errored ? "error" : "fail")
        add("type", decisive?.kind.rawValue ?? "Failure")
        add("at", (decisive?.place ?? reported.place).description)
        add("duration", DurationStyle.short(reported.duration))
    }

    /// The steps that did not pass.
    private mutating func addSteps(_ key: String, _ steps: [StepResult], depth: Int) {
        let told = steps.filter { $0.outcome != .passed }
        guard !told.isEmpty else { return }
        lines.append(String(repeating: " ", count: depth) + "\(key):")
        for step in told { addStep(step, depth: depth + 2) }
    }

    private mutating func addStep(_ step: StepResult, depth: Int) {
        lines.append(String(repeating: " ", count: depth) + "- step: \(YAMLText.quoted(step.name))")
        let depth = depth + 2
        switch step.outcome {
        case .skipped(let reason): return add("skipped", reason, depth: depth)
        case .notRun(let reason): return add("notRun", reason, depth: depth)
        case .passed, .failed, .errored: break
        }
        if let request = step.request { add("request", "\(request.method) \(request.url)", depth: depth) }
        if let response = step.response { add("response", response.statusLine, depth: depth) }
        addFailures(step.failures, depth: depth)
        let remarks = step.attempts + FailureText.callers(of: step)
        if !remarks.isEmpty { add("remarks", remarks.joined(separator: "\n"), depth: depth) }
        if let body = step.response?.body, body.size > 0 {
            let excerpt = Beginning.of(body.excerpt, bytes: TAPDiagnostic.bodyLimit)
            let isWhole = body.isWhole && excerpt.utf8.count == body.excerpt.utf8.count
            add("body", excerpt + (isWhole ? "" : " … (\(body.size) bytes in all)"), depth: depth)
        }
    }

    private mutating func addFailures(_ failures: [CheckFailure], depth: Int) {
        guard !failures.isEmpty else { return }
        lines.append(String(repeating: " ", count: depth) + "failures:")
        for failure in failures {
            let space = String(repeating: " ", count: depth + 2)
            lines.append("\(space)- message: \(YAMLText.quoted(failure.sentence))")
            let depth = depth + 4
            add("type", failure.kind.rawValue, depth: depth)
            if let place = failure.place { add("at", place.description, depth: depth) }
            if let expected = failure.expected { add("expected", expected, depth: depth) }
            if let actual = failure.actual { add("actual", actual, depth: depth) }
            if let because = failure.because { add("because", because, depth: depth) }
        }
    }
}

extension Outcome {
    /// The outcome without its reason.
    fileprivate var withoutReason: String {
        switch self {
        case .passed: "passed"
        case .failed: "failed"
        case .errored: "errored"
        case .notRun: "not run"
        case .skipped: "skipped"
        }
    }
}
