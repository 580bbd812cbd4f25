package import Results

/// The lines in which a failure is told, the same on the console and in JUnit.
package enum FailureText {
    /// How much of a body is told, in bytes: other reports of the run may want more to be kept.
    private static let bodyLimit = 2 << 10

    /// Every step of the case that went wrong or was skipped, each under its name, request line first.
    package static func block(for reported: ReportedCase) -> [String] {
        var lines: [String] = []
        if let failure = reported.failure {
            if let detail = reported.detail {
                lines += detail.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            } else {
                lines.append(line(for: failure))
            }
        }
        let steps = block(for: reported.steps)
        guard let row = reported.row, !(lines + steps).isEmpty else { return lines + steps }
        return [line(for: row)] + lines + steps
    }

    /// Which row a test ran for, and where it is: its name need not tell.
    static func line(for row: ReportedRow) -> String { "row \(row.number)  \(row.place.description)" }

    /// The same of an attempt at a test, what follows it included.
    package static func block(for attempt: TestResult) -> [String] {
        block(for: attempt.steps + attempt.always)
    }

    private static func block(for steps: [StepResult]) -> [String] {
        var lines: [String] = []
        for step in steps {
            switch step.outcome {
            case .passed: break
            case .skipped(let reason): lines.append("\(step.name): skipped, \(reason)")
            case .notRun(let reason): lines.append("\(step.name): not run, \(reason)")
            case .failed, .errored:
                lines.append("\(step.name):")
                lines += details(of: step).map { "    \($0)" }
            }
        }
        return lines
    }

    /// Request line, each failure with its place, the attempts of a poll, and the beginning of the body.
    package static func details(of step: StepResult) -> [String] {
        var lines: [String] = []
        if let request = step.request {
            let answer = step.response.map { " → \($0.statusLine)" } ?? ""
            lines.append("\(request.method) \(request.url)\(answer)")
        }
        for failure in step.failures {
            lines.append(line(for: failure))
            if let because = failure.because { lines.append("    because \(because)") }
        }
        return lines + remarks(on: step)
    }

    /// The attempts of a poll, where the step is used, and the beginning of the body.
    static func remarks(on step: StepResult) -> [String] {
        step.attempts + callers(of: step) + (step.response?.body.map(beginning) ?? [])
    }

    private static func beginning(of body: RecordedBody) -> [String] {
        guard body.size > 0 else { return [] }
        let shown = Beginning.of(body.excerpt, bytes: bodyLimit)
        let isWhole = body.isWhole && shown.utf8.count == body.excerpt.utf8.count
        let cut = isWhole ? "" : "… (\(body.size) bytes in all)"
        let excerpt = BodyLines.of(shown)
        var lines = ["body  \(excerpt.first ?? "")\(excerpt.count > 1 ? "" : cut)"]
        lines += excerpt.dropFirst().prefix(19).map { "      \($0)" }
        if excerpt.count > 20 {
            lines.append("      … (\(body.size) bytes in all)")
        } else if excerpt.count > 1, !cut.isEmpty {
            lines.append("      \(cut)")
        }
        return lines
    }

    /// Where the file of the step is used, a line for each level.
    static func callers(of step: StepResult) -> [String] {
        step.callers.map { "used by \($0.description)" }
    }

    /// The failure behind its place.
    static func line(for failure: CheckFailure) -> String {
        let place = failure.place.map { "\($0.description)  " } ?? ""
        return place + failure.sentence
    }
}
