import Results

/// What happened in a case besides its failures: the course of its steps, and what `-v` tells of those that failed.
enum JUnitSystemOut {
    /// Empty where there is nothing to add.
    static func text(of reported: ReportedCase, limit: Int) -> String {
        var lines: [String] = []
        if reported.outcome.isBad {
            if reported.steps.count > 1 { lines = reported.steps.map(line) }
            for step in reported.steps where step.outcome.isBad && !step.notes.isEmpty {
                lines += ["in the step \(step.name):"] + step.notes.map { "    * \($0)" }
            }
        } else if reported.outcome == .passed, reported.hasRemarks {
            lines = FailureText.block(for: reported)
        }
        guard !lines.isEmpty else { return "" }
        var text = BoundedText(limit: limit)
        // CI tools take such a mark for a file that they are to keep; a server must not be able to name one.
        for line in lines { text.append(line: line.replacing("[[ATTACHMENT|", with: "[[ATTACHMENT\\u{7c}")) }
        return text.text
    }

    private static func line(of step: StepResult) -> String {
        switch step.outcome {
        case .passed: "✓ \(step.name)  \(DurationStyle.short(step.duration))"
        case .failed, .errored: "✗ \(step.name)  \(DurationStyle.short(step.duration))"
        case .notRun(let reason): "- \(step.name)  not run: \(reason)"
        case .skipped(let reason): "- \(step.name)  skipped: \(reason)"
        }
    }
}

extension ReportedCase {
    /// Whether a step of it did something else than pass.
    var hasRemarks: Bool { failure != nil || steps.contains { $0.outcome != .passed } }
}
