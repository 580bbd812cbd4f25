package import Results

/// The report in the Test Anything Protocol, version 14: a subtest a spec file, a test point a case.
///
/// A case that was never begun is `not ok` without a directive: consumers take whatever is marked `SKIP` for passed.
package struct TAPReport: Report {
    private let sink: any ReportSink
    private var files = 0
    /// Those of the file at hand.
    private var points = 0

    package init(to sink: any ReportSink) {
        self.sink = sink
    }

    package mutating func begin(_ run: RunHeading) {
        var about = ["assay \(run.version)", "started \(run.secondOfStart)"]
        if let environment = run.environment { about.append("environment \(environment)") }
        if let shard = run.shard { about.append("shard \(shard.text)") }
        sink.append("TAP version 14\n\(TAPText.comment(about.joined(separator: ", ")))\n")
    }

    package mutating func begin(_ file: FileResult) {
        points = 0
        var output = "# Subtest: \(TAPText.description(file.file))\n"
        // Errors stand in the block of the point that a wrong spec gets.
        if !file.isSpecError {
            for diagnostic in file.diagnostics {
                for line in diagnostic.rendered.split(separator: "\n") {
                    output += "    \(TAPText.comment(String(line)))\n"
                }
            }
        }
        sink.append(output)
    }

    package mutating func add(_ part: ReportedPart) {
        var output = ""
        for reported in part.cases {
            points += 1
            output += point(reported.outcome, points, reported.name, indent: "    ")
            output += TAPDiagnostic.block(for: reported, indent: "      ")
        }
        sink.append(output)
    }

    package mutating func end(_ file: FileResult) {
        files += 1
        let plan = points == 0 ? "1..0 # SKIP no tests" : "1..\(points)"
        sink.append(
            "    \(plan)\n" + point(TAPReport.outcome(of: file), files, file.file, indent: "")
                + TAPDiagnostic.block(for: file, indent: "  "))
    }

    package mutating func end(_ run: RunSummary) {
        var output = files == 0 ? "1..0 # SKIP no tests\n" : "1..\(files)\n"
        if let seed = run.seed { output += "# seed \(seed)\n" }
        if run.wasInterrupted { output += "Bail out! the run was interrupted\n" }
        sink.append(output)
    }

    private func point(_ outcome: Outcome, _ number: Int, _ name: String, indent: String) -> String {
        var directive = ""
        if case .skipped(let reason) = outcome { directive = " # SKIP \(TAPText.description(reason))" }
        let verdict = outcome.isGood ? "ok" : "not ok"
        return "\(indent)\(verdict) \(number) - \(TAPText.description(name))\(directive)\n"
    }

    private static func outcome(of file: FileResult) -> Outcome {
        let counts = file.counts
        if counts.errored + counts.failed > 0 { return .failed }
        if counts.notRun > 0 { return .notRun(reason: "") }
        if counts.passed > 0 { return .passed }
        return .skipped(reason: counts.skipped > 0 ? "every test was skipped" : "no tests")
    }
}
