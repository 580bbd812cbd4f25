import JSON
import Results

/// The lines that tell of a step.
enum StepLines {
    /// Where a step stands. A test that is one call is called as its step is: that is said once.
    static func path(to step: StepResult, in path: [String]) -> [String] {
        let isSaid = path.last.map { TextEquality.equal($0, step.name) } ?? false
        return isSaid ? path : path + [step.name]
    }

    /// What was done, and how long it took.
    static func title(
        _ path: [String], isGood: Bool, _ duration: Duration, within columns: Int?
    ) -> StyledText {
        let mark = isGood ? StyledText("✓ ", .good) : StyledText("✗ ", .bad)
        return Column.line(mark + name(path), DurationStyle.short(duration), within: columns)
    }

    /// The line of a step that did nothing; nil for any other.
    static func unsent(_ step: StepResult, _ path: [String]) -> StyledText? {
        switch step.outcome {
        case .notRun(let reason): unsent(path, "not run", reason)
        case .skipped(let reason): unsent(path, "skipped", reason)
        case .passed, .failed, .errored: nil
        }
    }

    /// The same of anything.
    static func unsent(_ path: [String], _ what: String, _ reason: String) -> StyledText {
        StyledText("- ", .odd) + name(path) + StyledText("  \(what): \(reason)")
    }

    static func notBegun(_ path: [String], _ failure: CheckFailure) -> [StyledText] {
        [StyledText("✗ ", .bad) + name(path), "    " + line(for: failure)]
    }

    private static func name(_ path: [String]) -> StyledText {
        StyledText(path.joined(separator: " › "), .name)
    }

    /// What `FailureText.details` says.
    static func details(of step: StepResult) -> [StyledText] {
        var lines: [StyledText] = []
        if let request = step.request {
            let answer = step.response.map { " → \($0.statusLine)" } ?? ""
            lines.append(StyledText("\(request.method) \(request.url)\(answer)"))
        }
        return lines + failures(of: step) + FailureText.remarks(on: step).map { StyledText($0) }
    }

    /// Each failure with its place, and the author's words.
    static func failures(of step: StepResult) -> [StyledText] {
        step.failures.flatMap { failure in
            [line(for: failure)]
                + (failure.because.map { [StyledText("    because \($0)")] } ?? [])
        }
    }

    /// What `FailureText.line` says.
    static func line(for failure: CheckFailure) -> StyledText {
        let place = StyledText(failure.place.map { "\($0.description)  " } ?? "", .aside)
        let subject = StyledText(failure.subject.isEmpty ? "" : "\(failure.subject)  ")
        return place + subject + sentence(failure)
    }

    /// The message, with what was expected and what came marked where it is built of these.
    private static func sentence(_ failure: CheckFailure) -> StyledText {
        guard let expected = failure.expected, let rest = failure.message.rest(behind: "expected \(expected)")
        else { return StyledText(failure.message) }
        let start = StyledText("expected ") + StyledText(expected, .good)
        guard let actual = failure.actual, let end = rest.rest(behind: ", got \(actual)") else {
            return start + StyledText(rest)
        }
        return start + ", got " + StyledText(actual, .bad) + StyledText(end)
    }
}

extension String {
    /// What follows the words where the text begins with them, byte by byte.
    fileprivate func rest(behind words: String) -> String? {
        guard utf8.starts(with: words.utf8) else { return nil }
        return String(decoding: utf8.dropFirst(words.utf8.count), as: UTF8.self)
    }
}
