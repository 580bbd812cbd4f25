import Results

/// What a run came to, in the words that its reports share.
enum RunWords {
    /// `3 passed (1 flaky), 1 failed`.
    static func outcomes(of run: RunSummary) -> String {
        let counts = run.counts
        let flaky = counts.flaky > 0 ? " (\(counts.flaky) flaky)" : ""
        var parts = ["\(counts.passed) passed\(flaky)"]
        if counts.failed > 0 { parts.append("\(counts.failed) failed") }
        if counts.errored > 0 { parts.append("\(counts.errored) errored") }
        if counts.notRun > 0 { parts.append("\(counts.notRun) not run") }
        if counts.skipped > 0 { parts.append("\(counts.skipped) skipped") }
        return (run.wasInterrupted ? "interrupted: " : "") + parts.joined(separator: ", ")
    }

    /// `1 file, 2 tests, 3 steps, 4 checks`.
    static func amounts(of run: RunSummary) -> String {
        let counts = run.counts
        return [
            Amount.of(run.files, "file"), Amount.of(counts.cases, "test"),
            Amount.of(counts.steps, "step"), Amount.of(counts.checks, "check"),
        ].joined(separator: ", ")
    }
}
