import Results

/// What `-v` tells of tests: their requests, answers and captured values; with `-vv` the way these took.
struct ConversationLines {
    /// The file of the tests.
    let file: String
    let tellsOfWire: Bool
    /// How wide the terminal is; nil where it is none.
    let columns: Int?

    /// A test whole, with what follows it.
    func lines(of test: TestResult) -> [StyledText] {
        var lines: [StyledText] = []
        if let failure = test.failure { lines += StepLines.notBegun([file, test.name], failure) }
        if test.steps.isEmpty, case .skipped(let reason) = test.outcome {
            lines.append(StepLines.unsent([file, test.name], "skipped", reason))
        }
        for step in test.steps { lines += self.lines(of: step, under: [file, test.name]) }
        for step in test.always { lines += self.lines(of: step, under: [file, test.name, "always"]) }
        return lines
    }

    func lines(of step: StepResult, under path: [String]) -> [StyledText] {
        let path = StepLines.path(to: step, in: path)
        if let line = StepLines.unsent(step, path) { return [line] }
        var lines = [StepLines.title(path, isGood: step.outcome.isGood, step.duration, within: columns)]
        if let request = step.request {
            lines.append(line(">", "\(request.method) \(request.url)"))
            lines += message(headers: request.headers, body: request.body, mark: ">")
        }
        if let response = step.response {
            lines.append(line("<", "\(response.version) \(response.statusLine)"))
            lines += message(headers: response.headers, body: response.body, mark: "<")
        }
        let captures = step.captures.map { "captured \($0.name) = \($0.value)" }
        let wire = tellsOfWire ? WireLines.of(step) : []
        lines += (step.attempts + step.notes + captures + wire).map { line("*", $0, .aside) }
        lines += StepLines.failures(of: step).map { "    " + $0 }
        if !step.outcome.isGood { lines += FailureText.callers(of: step).map { StyledText("    \($0)") } }
        return lines
    }

    private func line(_ mark: String, _ text: String, _ meaning: Meaning = .plain) -> StyledText {
        StyledText("    \(mark)", .aside) + StyledText(text.isEmpty ? "" : " \(text)", meaning)
    }

    private func message(headers: [RecordedHeader], body: RecordedBody?, mark: String) -> [StyledText] {
        var lines = headers.map { line(mark, "\($0.name): \($0.value)") }
        guard let body, body.size > 0 else { return lines }
        lines.append(line(mark, ""))
        lines += BodyLines.of(body.excerpt).map { line(mark, String($0)) }
        if !body.isWhole { lines.append(line(mark, "… (\(body.size) bytes in all)")) }
        return lines
    }
}
