import Results

/// The closing lines of a run.
enum SummaryLines {
    /// In rows of so many columns; nil where it is no terminal.
    static func of(_ run: RunSummary, within columns: Int?) -> [StyledText] {
        let counts = run.counts
        let passed =
            StyledText("\(counts.passed) passed", counts.passed > 0 ? .good : .plain)
            + (counts.flaky > 0 ? StyledText(" (\(counts.flaky) flaky)", .odd) : "")
        var parts = [passed]
        if counts.failed > 0 { parts.append(StyledText("\(counts.failed) failed", .bad)) }
        if counts.errored > 0 { parts.append(StyledText("\(counts.errored) errored", .bad)) }
        if counts.notRun > 0 { parts.append(StyledText("\(counts.notRun) not run", .odd)) }
        if counts.skipped > 0 { parts.append(StyledText("\(counts.skipped) skipped", .odd)) }
        let interrupted: StyledText = run.wasInterrupted ? StyledText("interrupted: ", .bad) : ""
        let outcome = interrupted + StyledText.joined(parts, separator: ", ")
        let rest = StyledText("(\(RunWords.amounts(of: run)))  \(DurationStyle.short(run.duration))")
        let line = outcome + "  " + rest
        let lines = line.displayWidth <= columns ?? .max ? [line] : [outcome, rest]
        return [""] + lines + (run.seed.map { [StyledText("seed \($0)")] } ?? [])
    }
}
