package import Results

/// What a testcase of a JUnit report is.
package enum JUnitCases: String, Sendable, CaseIterable {
    /// A test, or a phase around the tests that did not pass.
    case test
    /// A step, be it of a test or of a phase around it.
    case step
}

/// Whom a JUnit report is written for.
package enum JUnitDialect: Sendable {
    /// CI tools: with files and lines, and with the attempts at flaky tests.
    case rich
    /// Both public schemas: only what either knows.
    case strict
}

/// The JUnit report: a suite a file, in it a case a test or a case a step.
package struct JUnitReport: Report {
    let sink: any ReportSink
    let dialect: JUnitDialect
    private let kindOfCases: JUnitCases
    private var startedAt = ""
    /// Those of all suites, by name.
    private var properties: [(String, String)] = []
    /// The counters of the whole, which stand at its head.
    private var totalsGap: ReportGap?
    private var totals = Counts()
    private var classNames = ClassNames()
    /// How many suites were begun.
    private var suites = 0
    private var file: FileResult?
    /// The counters of the suite, where they are known only at its end.
    private var suiteGap: ReportGap?
    private var counts = Counts()
    private var stepCases = StepCases()
    private var className = ""
    /// What the suite itself has to say: in the strict dialect cases have no output of their own.
    private var suiteOutput = BoundedText(limit: JUnitText.limit)

    package init(
        to sink: any ReportSink, dialect: JUnitDialect = .rich, cases kindOfCases: JUnitCases = .test
    ) {
        self.sink = sink
        self.dialect = dialect
        self.kindOfCases = kindOfCases
    }

    package mutating func begin(_ run: RunHeading) {
        properties = [
            ("environment", run.environment), ("shard", run.shard?.text),
            ("version", run.version.isEmpty ? nil : run.version),
        ].compactMap { name, value in value.map { (name, $0) } }
        var output = JUnitOutput()
        output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
        switch dialect {
        case .rich:
            startedAt = run.secondOfStart
            output.write(" name=\"assay\"")
            output.write("timestamp", startedAt)
            sink.append(output.bytes)
            totalsGap = ReportGap(of: JUnitOutput.countersWidth, in: sink)
            sink.append(">\n")
        case .strict:
            // Neither schema lets a time have a zone; it is UTC.
            startedAt = run.secondOfStart
            if startedAt.hasSuffix("Z") { startedAt.removeLast() }
            output.write(">\n")
            sink.append(output.bytes)
        }
    }

    package mutating func begin(_ file: FileResult) {
        self.file = file
        className = classNames.take(file.file)
        counts = Counts()
        var output = JUnitOutput()
        output.write("  <testsuite")
        // One schema wants a name that is seen.
        let isBlank = file.name.utf8.allSatisfy { $0 <= 0x20 }
        output.write("name", isBlank ? file.file : file.name)
        switch kindOfCases {
        case .test: output.write(file.counts)
        case .step:
            sink.append(output.bytes)
            output = JUnitOutput()
            suiteGap = ReportGap(of: JUnitOutput.countersWidth, in: sink)
        }
        output.write("time", DurationStyle.seconds(file.duration))
        output.write("timestamp", startedAt)
        switch dialect {
        case .rich: output.write("file", file.file)
        case .strict:
            output.write(" hostname=\"localhost\" id=\"\(suites)\"")
            output.write("package", className)
        }
        suites += 1
        output.write(">\n")
        output.write(properties: properties + (file.seed.map { [("seed", String($0))] } ?? []), dialect)
        sink.append(output.bytes)
        if kindOfCases == .step {
            stepCases = StepCases()
            append(stepCases.cases(ofPhase: "setup", file.setup))
        }
    }

    package mutating func add(_ part: ReportedPart) {
        switch kindOfCases {
        case .test: append(part.cases)
        case .step: if let file { append(stepCases.cases(of: part, in: file)) }
        }
    }

    package mutating func end(_ file: FileResult) {
        if kindOfCases == .step { append(stepCases.cases(ofPhase: "teardown", file.teardown)) }
        self.file = nil
        var output = JUnitOutput()
        if dialect == .strict {
            output.write(element: "system-out", suiteOutput.text, indent: "    ")
            output.write("    <system-err/>\n")
            suiteOutput = BoundedText(limit: JUnitText.limit)
        }
        output.write("  </testsuite>\n")
        sink.append(output.bytes)
        totals += counts
        var counters = JUnitOutput()
        counters.write(counts)
        suiteGap?.fill(counters.text, in: sink)
        suiteGap = nil
    }

    package mutating func end(_ run: RunSummary) {
        sink.append("</testsuites>\n")
        var counters = JUnitOutput()
        counters.write(totals)
        counters.write("time", DurationStyle.seconds(run.duration))
        totalsGap?.fill(counters.text, in: sink)
    }

    private mutating func append(_ cases: [ReportedCase]) {
        guard !cases.isEmpty, let file else { return }
        var writer = JUnitCaseWriter(dialect: dialect, className: className, file: file.file)
        for reported in cases {
            counts.note(reported.outcome)
            writer.write(reported)
        }
        sink.append(writer.output.bytes)
        for note in writer.notes { suiteOutput.append(line: note) }
    }
}
