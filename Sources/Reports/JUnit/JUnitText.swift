import Results

/// What a testcase says of what went wrong in it: places first, so that editors and CI tools make links of them.
struct JUnitText {
    /// How much a case may say, in bytes of UTF-8.
    static let limit = 64 << 10
    /// How much of a body is shown.
    private static let bodyLimit = 2 << 10

    private(set) var output: BoundedText

    /// - Parameter limit: in bytes of UTF-8.
    init(limit: Int = JUnitText.limit) {
        output = BoundedText(limit: limit)
    }

    /// The last attempt at a case.
    mutating func tell(_ reported: ReportedCase) {
        if let failure = reported.failure {
            output.append(line: reported.detail ?? FailureText.line(for: failure))
        }
        tell(reported.steps)
        if let row = reported.row { output.append(line: FailureText.line(for: row)) }
    }

    /// An attempt before the last one, below a heading where it has one.
    mutating func tell(_ attempt: TestResult, under heading: String? = nil) {
        if let heading { output.append(line: heading) }
        if let failure = attempt.failure { output.append(line: FailureText.line(for: failure)) }
        tell(attempt.steps + attempt.always)
    }

    private mutating func tell(_ steps: [StepResult]) {
        for step in steps where step.outcome.isBad { tell(step) }
        for step in steps {
            switch step.outcome {
            case .passed, .failed, .errored: break
            case .skipped(let reason): output.append(line: "\(step.name): skipped, \(reason)")
            case .notRun(let reason): output.append(line: "\(step.name): not run, \(reason)")
            }
        }
    }

    private mutating func tell(_ step: StepResult) {
        for failure in step.failures {
            output.append(line: "\((failure.place ?? step.place).description)  \(failure.sentence)")
            if let because = failure.because { output.append(line: "    because \(because)") }
        }
        output.append(lines: step.attempts)
        output.append(lines: FailureText.callers(of: step))
        guard let request = step.request else { return output.append(line: "in the step \(step.name)") }
        output.append(line: "in the step \(step.name):")
        let answer = step.response.map { " → \($0.statusLine)" } ?? ""
        output.append(line: "    \(request.method) \(request.url)\(answer)")
        tell(headers: request.headers, body: request.body, mark: "    >")
        if let response = step.response {
            output.append(line: "    < \(response.version) \(response.statusLine)")
            tell(headers: response.headers, body: response.body, mark: "    <")
        }
        // At the beginning of its line: spaces before the lines of a body would belong to the body.
        output.append(
            whole: CurlCommand.of(request), instead: "# the curl command is too long for this report")
    }

    private mutating func tell(headers: [RecordedHeader], body: RecordedBody?, mark: String) {
        output.append(lines: headers.map { "\(mark) \($0.name): \($0.value)" })
        guard let body, body.size > 0 else { return }
        output.append(line: mark)
        var excerpt = BoundedText(limit: JUnitText.bodyLimit, mark: "")
        excerpt.append(line: body.excerpt)
        output.append(lines: BodyLines.of(excerpt.text).map { $0.isEmpty ? mark : "\(mark) \($0)" })
        if !body.isWhole || excerpt.isCut { output.append(line: "\(mark) … (\(body.size) bytes in all)") }
    }
}
