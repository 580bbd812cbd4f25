import JSON
package import Results

/// How much the console tells.
package enum ConsoleDetail: Int, Sendable, Comparable {
    /// What went wrong, and the summary (`-q`).
    case quiet
    /// A line a file besides.
    case usual
    /// Requests, answers and captured values too (`-v`).
    case verbose
    /// And what happened on the wire (`-vv`).
    case wire

    package static func < (left: ConsoleDetail, right: ConsoleDetail) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// How the console writes.
package struct ConsoleStyle: Sendable {
    package var palette: Palette
    /// How many columns there are now; nil where it is no terminal.
    package var columns: @Sendable () -> Int?

    /// By default without colours and for no terminal.
    package init(palette: Palette = .plain, columns: @escaping @Sendable () -> Int? = { nil }) {
        self.palette = palette
        self.columns = columns
    }
}

/// The report for a person: a line a file, then what went wrong in it; a summary at the end.
package struct ConsoleReport: Report {
    private let sink: any ReportSink
    private let detail: ConsoleDetail
    private let style: ConsoleStyle
    private var file = ""
    private var isSpecError = false

    package init(
        to sink: any ReportSink, detail: ConsoleDetail = .usual, style: ConsoleStyle = ConsoleStyle()
    ) {
        self.sink = sink
        self.detail = detail
        self.style = style
    }

    package mutating func begin(_ file: FileResult) {
        self.file = file.file
        isSpecError = file.isSpecError
        let counts = file.counts
        let isWell = counts.passed + counts.skipped == counts.cases && counts.flaky == 0
        if detail == .quiet, isWell, file.diagnostics.isEmpty { return }
        var lines = [headline(file, counts)]
        for diagnostic in file.diagnostics {
            lines += diagnostic.rendered.split(separator: "\n", omittingEmptySubsequences: false)
                .map { StyledText("    \($0)") }
        }
        if detail >= .verbose {
            let conversation = conversation(in: file.file)
            for step in file.setup { lines += conversation.lines(of: step, under: [file.file, "setup"]) }
        }
        write(lines)
    }

    package mutating func add(_ part: ReportedPart) {
        if isSpecError { return }
        var lines: [StyledText] = []
        if detail < .verbose {
            for reported in part.cases { lines += remarks(on: reported) }
        } else if let test = part.test {
            lines += conversation(in: file).lines(of: test)
        }
        for reported in part.cases where !reported.earlier.isEmpty { lines += attempts(at: reported) }
        if !lines.isEmpty { write(lines) }
    }

    package mutating func end(_ file: FileResult) {
        guard detail >= .verbose else { return }
        let conversation = conversation(in: file.file)
        write(file.teardown.flatMap { conversation.lines(of: $0, under: [file.file, "teardown"]) })
    }

    package mutating func end(_ run: RunSummary) {
        write(SummaryLines.of(run, within: style.columns()))
    }

    private func write(_ lines: [StyledText]) {
        sink.append(lines.map { $0.text(in: style.palette) + "\n" }.joined())
    }

    private func conversation(in file: String) -> ConversationLines {
        ConversationLines(file: file, tellsOfWire: detail == .wire, columns: style.columns())
    }

    private func headline(_ file: FileResult, _ counts: Counts) -> StyledText {
        guard !file.isSpecError else {
            return StyledText("✗ ", .bad) + StyledText(file.file, .name)
                + "  the spec is wrong, nothing of it was sent"
        }
        let bad = counts.failed + counts.errored
        var remarks: [StyledText] = []
        if bad > 0 {
            remarks.append(StyledText("\(bad) not passed", .bad))
        } else if counts.notRun > 0 {
            remarks.append(StyledText("\(counts.notRun) not run", .odd))
        }
        if counts.flaky > 0 { remarks.append(StyledText("\(counts.flaky) flaky", .odd)) }
        if counts.skipped > 0 { remarks.append(StyledText("\(counts.skipped) skipped", .odd)) }
        // What was cut short has not passed, and neither has what was skipped altogether.
        let hasPassed = counts.notRun == 0 && (counts.skipped == 0 || counts.passed > 0)
        let mark: StyledText =
            if bad > 0 {
                StyledText("✗ ", .bad)
            } else if !hasPassed {
                StyledText("- ", .odd)
            } else {
                counts.flaky > 0 ? StyledText("~ ", .odd) : StyledText("✓ ", .good)
            }
        let remark: StyledText =
            remarks.isEmpty ? "" : " (" + StyledText.joined(remarks, separator: ", ") + ")"
        let left =
            mark + StyledText(file.file, .name) + StyledText("  \(Amount.of(counts.cases, "test"))") + remark
            + StyledText(", \(Amount.of(counts.steps, "step")), \(Amount.of(counts.checks, "check"))")
        return Column.line(left, DurationStyle.short(file.duration), within: style.columns())
    }

    /// What went wrong in a case, and what was skipped.
    private func remarks(on reported: ReportedCase) -> [StyledText] {
        var lines: [StyledText] = []
        if let failure = reported.failure { lines += StepLines.notBegun([file, reported.name], failure) }
        if case .skipped(let reason) = reported.outcome {
            return [StepLines.unsent([file, reported.name], "skipped", reason)]
        }
        for step in reported.steps where step.outcome != .passed {
            let path = StepLines.path(to: step, in: [file, reported.name])
            if let line = StepLines.unsent(step, path) {
                lines.append(line)
                continue
            }
            lines.append(
                StepLines.title(path, isGood: false, step.duration, within: style.columns()))
            if let row = reported.row {
                lines.append(StyledText("    \(FailureText.line(for: row))", .aside))
            }
            lines += StepLines.details(of: step).map { "    " + $0 }
        }
        return lines
    }

    /// What became of a test that was run more than once, and why.
    private func attempts(at reported: ReportedCase) -> [StyledText] {
        let title = StyledText("\(file) › \(reported.name)", .name)
        let count = reported.earlier.count + 1
        guard reported.isFlaky else {
            return ["  " + title + StyledText("  did not pass in \(count) attempts")]
        }
        var lines = [StyledText("~ ", .odd) + title + StyledText("  flaky: passed in attempt \(count)")]
        for (number, attempt) in reported.earlier.enumerated() {
            lines.append(StyledText("    attempt \(number + 1):"))
            lines += FailureText.block(for: attempt).map { StyledText("        \($0)") }
        }
        return lines
    }
}
