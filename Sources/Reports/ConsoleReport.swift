import JSON
package import Results

/// The report for a person: a line a file, then what went wrong in it; a summary at the end.
package struct ConsoleReport: Report {
    private let sink: any ReportSink
    /// Whether requests and answers are shown (`-v`).
    private let isVerbose: Bool
    /// Whether files in which all is well are left out (`-q`).
    private let isQuiet: Bool
    private var file = ""
    private var isSpecError = false

    package init(to sink: any ReportSink, isVerbose: Bool = false, isQuiet: Bool = false) {
        self.sink = sink
        self.isVerbose = isVerbose
        self.isQuiet = isQuiet
    }

    package mutating func begin(_ file: FileResult) {
        self.file = file.file
        isSpecError = file.isSpecError
        let counts = file.counts
        let isWell = counts.passed + counts.skipped == counts.cases && counts.flaky == 0
        if isQuiet, isWell, file.diagnostics.isEmpty { return }
        var lines = [headline(file, counts)]
        for diagnostic in file.diagnostics {
            lines += diagnostic.rendered.split(separator: "\n", omittingEmptySubsequences: false)
                .map { "    \($0)" }
        }
        if isVerbose {
            for step in file.setup { lines += conversation(step, under: [file.file, "setup"]) }
        }
        write(lines)
    }

    package mutating func add(_ part: ReportedPart) {
        if isSpecError { return }
        var lines: [String] = []
        if !isVerbose {
            for reported in part.cases { lines += remarks(on: reported) }
        } else if let test = part.test {
            lines += conversation(test)
        }
        for reported in part.cases where !reported.earlier.isEmpty { lines += attempts(at: reported) }
        if !lines.isEmpty { write(lines) }
    }

    package mutating func end(_ file: FileResult) {
        guard isVerbose else { return }
        write(file.teardown.flatMap { conversation($0, under: [file.file, "teardown"]) })
    }

    private func write(_ lines: [String]) {
        sink.append(lines.map { VisibleLine.of($0) + "\n" }.joined())
    }

    /// The closing lines of a run.
    package mutating func end(_ run: RunSummary) {
        let time = DurationStyle.short(run.duration)
        let seed = run.seed.map { "seed \($0)\n" } ?? ""
        sink.append(
            "\n\(RunWords.outcomes(of: run))  (\(RunWords.amounts(of: run)))  \(time)\n"
                + seed)
    }

    private func headline(_ file: FileResult, _ counts: Counts) -> String {
        guard !file.isSpecError else { return "✗ \(file.file)  the spec is wrong, nothing of it was sent" }
        let bad = counts.failed + counts.errored
        var remarks: [String] = []
        if bad > 0 {
            remarks.append("\(bad) not passed")
        } else if counts.notRun > 0 {
            remarks.append("\(counts.notRun) not run")
        }
        if counts.flaky > 0 { remarks.append("\(counts.flaky) flaky") }
        if counts.skipped > 0 { remarks.append("\(counts.skipped) skipped") }
        // What was cut short has not passed, and neither has what was skipped altogether.
        let hasPassed = counts.notRun == 0 && (counts.skipped == 0 || counts.passed > 0)
        let mark = bad > 0 ? "✗" : !hasPassed ? "-" : counts.flaky > 0 ? "~" : "✓"
        let remark = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
        let amounts = [
            Amount.of(counts.cases, "test") + remark, Amount.of(counts.steps, "step"),
            Amount.of(counts.checks, "check"),
        ]
        return Column.line(
            "\(mark) \(file.file)  \(amounts.joined(separator: ", "))",
            DurationStyle.short(file.duration))
    }

    /// What went wrong in a case, and what was skipped.
    private func remarks(on reported: ReportedCase) -> [String] {
        var lines: [String] = []
        if let failure = reported.failure { lines += notBegun(reported.name, failure) }
        if case .skipped(let reason) = reported.outcome {
            return ["- \(file) › \(reported.name)  skipped: \(reason)"]
        }
        for step in reported.steps where step.outcome != .passed {
            let title = title([file, reported.name], step)
            if let line = unsent(step, title) {
                lines.append(line)
                continue
            }
            lines.append(Column.line("✗ \(title)", DurationStyle.short(step.duration)))
            if let row = reported.row { lines.append("    \(FailureText.line(for: row))") }
            lines += FailureText.details(of: step).map { "    \($0)" }
        }
        return lines
    }

    /// The line of a step that did nothing; nil for any other.
    private func unsent(_ step: StepResult, _ title: String) -> String? {
        switch step.outcome {
        case .notRun(let reason): "- \(title)  not run: \(reason)"
        case .skipped(let reason): "- \(title)  skipped: \(reason)"
        case .passed, .failed, .errored: nil
        }
    }

    /// What became of a test that was run more than once, and why.
    private func attempts(at reported: ReportedCase) -> [String] {
        let title = "\(file) › \(reported.name)"
        let count = reported.earlier.count + 1
        guard reported.isFlaky else { return ["  \(title)  did not pass in \(count) attempts"] }
        var lines = ["~ \(title)  flaky: passed in attempt \(count)"]
        for (number, attempt) in reported.earlier.enumerated() {
            lines.append("    attempt \(number + 1):")
            lines += FailureText.block(for: attempt).map { "        \($0)" }
        }
        return lines
    }

    /// Where a step stands. A test that is one call is called as its step is: that is said once.
    private func title(_ path: [String], _ step: StepResult) -> String {
        let isSaid = path.last.map { TextEquality.equal($0, step.name) } ?? false
        return (isSaid ? path : path + [step.name]).joined(separator: " › ")
    }

    private func notBegun(_ name: String, _ failure: CheckFailure) -> [String] {
        ["✗ \(file) › \(name)", "    \(FailureText.line(for: failure))"]
    }

    /// A test whole, with what follows it.
    private func conversation(_ test: TestResult) -> [String] {
        var lines: [String] = []
        if let failure = test.failure { lines += notBegun(test.name, failure) }
        if test.steps.isEmpty, case .skipped(let reason) = test.outcome {
            lines.append("- \(file) › \(test.name)  skipped: \(reason)")
        }
        for step in test.steps { lines += conversation(step, under: [file, test.name]) }
        for step in test.always { lines += conversation(step, under: [file, test.name, "always"]) }
        return lines
    }

    private func conversation(_ step: StepResult, under path: [String]) -> [String] {
        let title = title(path, step)
        if let line = unsent(step, title) { return [line] }
        let mark = step.outcome.isGood ? "✓" : "✗"
        var lines = [Column.line("\(mark) \(title)", DurationStyle.short(step.duration))]
        if let request = step.request {
            lines.append("    > \(request.method) \(request.url)")
            lines += message(headers: request.headers, body: request.body, mark: "    >")
        }
        if let response = step.response {
            lines.append("    < \(response.version) \(response.statusLine)")
            lines += message(headers: response.headers, body: response.body, mark: "    <")
        }
        lines += (step.attempts + step.notes).map { "    * \($0)" }
        for failure in step.failures {
            lines.append("    \(FailureText.line(for: failure))")
            if let because = failure.because { lines.append("        because \(because)") }
        }
        if !step.outcome.isGood { lines += FailureText.callers(of: step).map { "    \($0)" } }
        return lines
    }

    private func message(headers: [RecordedHeader], body: RecordedBody?, mark: String) -> [String] {
        var lines = headers.map { "\(mark) \($0.name): \($0.value)" }
        guard let body, body.size > 0 else { return lines }
        lines.append(mark)
        lines += BodyLines.of(body.excerpt).map { $0.isEmpty ? mark : "\(mark) \($0)" }
        if !body.isWhole { lines.append("\(mark) … (\(body.size) bytes in all)") }
        return lines
    }
}

/// `1 test`, `3 tests`.
enum Amount {
    static func of(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// A line with a figure at its right end.
enum Column {
    /// `left`, filled up to 80 columns, then `right`; two spaces where `left` is longer.
    static func line(_ left: String, _ right: String) -> String {
        let left = VisibleLine.of(left)
        let fill = max(2, 80 - left.unicodeScalars.count)
        return left + String(repeating: " ", count: fill) + right
    }
}

/// A line that cannot take the terminal over: control characters are made visible.
package enum VisibleLine {
    /// The line with a stand-in such as `\u{1b}` for each of them, line breaks too.
    package static func of(_ line: String) -> String {
        guard line.unicodeScalars.contains(where: { isControl($0) }) else { return line }
        return line.unicodeScalars.map { isControl($0) ? VisibleCharacter.standIn(for: $0) : String($0) }
            .joined()
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
