package import Results

/// The summary of a step of GitHub Actions, in Markdown.
///
/// GitHub takes no summary of more than 1 MiB, so each part has its share and says before it what is left out. The parts
/// are known at the end only; what is kept for them is bounded by the same number.
package struct GitHubSummary: Report {
    /// How many bytes the summary of a step may have.
    private static let limit = 1 << 20
    /// How much of one failure is shown.
    private static let failureLimit = 8 << 10

    private let sink: any ReportSink
    private var heading = RunHeading(startedAt: "")
    private var broken: SummaryPart
    private var failures: SummaryPart
    private var well: SummaryPart
    private var file = ""

    /// - Parameter sink: where it goes; what it counts already is in the summary.
    package init(to sink: any ReportSink) {
        self.sink = sink
        // What stands between the parts needs less than the rest.
        let room = max(0, GitHubSummary.limit - sink.count) / 16
        broken = SummaryPart(limit: room * 4)
        failures = SummaryPart(limit: room * 7)
        well = SummaryPart(limit: room * 4)
    }

    package mutating func begin(_ run: RunHeading) { heading = run }

    package mutating func begin(_ file: FileResult) {
        self.file = file.file
        let counts = file.counts
        let figures = [
            counts.cases, counts.passed, counts.failed, counts.errored, counts.notRun, counts.skipped,
            counts.flaky,
        ]
        let isWell = counts.passed + counts.skipped == counts.cases && counts.flaky == 0
        let mark = isWell ? "✓" : counts.failed + counts.errored > 0 ? "✗" : counts.notRun > 0 ? "-" : "~"
        let row =
            "| \(mark) | \(MarkdownText.code(file.file)) | \(figures.map(String.init).joined(separator: " | ")) "
            + "| \(DurationStyle.short(file.duration)) |\n"
        if isWell { well.add(row) } else { broken.add(row) }
    }

    package mutating func add(_ part: ReportedPart) {
        for reported in part.cases where reported.outcome.isBad || reported.isFlaky {
            let lines =
                reported.isFlaky
                ? reported.earlier.flatMap { FailureText.block(for: $0) } : FailureText.block(for: reported)
            let mark = reported.isFlaky ? "~" : "✗"
            failures.add(
                "<details><summary>\(mark) \(MarkdownText.code(file)) › \(MarkdownText.code(reported.name))</summary>\n\n"
                    + MarkdownText.block(lines, upTo: GitHubSummary.failureLimit) + "\n</details>\n\n")
        }
    }

    package mutating func end(_ run: RunSummary) {
        var output = "### Assay: \(RunWords.outcomes(of: run))\n\n\(about(run))\n\n"
        output += section(broken, "files that did not pass") { GitHubSummary.tableHead + $0 + "\n" }
        output += section(failures, "tests that failed or are flaky") { $0 }
        output += section(well, "files that passed") { rows in
            "<details><summary>\(Amount.of(well.count, "file")) passed</summary>\n\n"
                + GitHubSummary.tableHead + rows + "\n</details>\n\n"
        }
        // With next to no room left it is better to leave the summary as it is than to lose all of it.
        guard sink.count + output.utf8.count <= GitHubSummary.limit else { return }
        sink.append(output)
    }

    private static let tableHead =
        "| | file | tests | passed | failed | errored | not run | skipped | flaky | time |\n"
        + "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|\n"

    /// Figures of the run that are no outcomes.
    private func about(_ run: RunSummary) -> String {
        var parts = [RunWords.amounts(of: run), DurationStyle.short(run.duration)]
        if let environment = heading.environment {
            parts.append("environment \(MarkdownText.code(environment))")
        }
        if let shard = heading.shard { parts.append("shard \(shard.text)") }
        if let seed = run.seed { parts.append("seed \(seed)") }
        return parts.joined(separator: " · ")
    }

    private func section(_ part: SummaryPart, _ noun: String, _ body: (String) -> String) -> String {
        guard part.count > 0 else { return "" }
        let kept =
            part.count == part.kept
            ? "" : "\(part.kept) of \(part.count) \(noun) are shown: GitHub takes no more.\n\n"
        return kept + (part.kept == 0 ? "" : body(part.text))
    }
}

/// Pieces of text as long as there is room for them, and how many there were.
private struct SummaryPart {
    private let limit: Int
    private(set) var text = ""
    private(set) var count = 0
    /// Those that are in the text.
    private(set) var kept = 0

    init(limit: Int) {
        self.limit = limit
    }

    mutating func add(_ piece: String) {
        count += 1
        // Once one was left out, so are those behind it: what is shown is the beginning.
        guard kept == count - 1, text.utf8.count + piece.utf8.count <= limit else { return }
        text += piece
        kept += 1
    }
}
