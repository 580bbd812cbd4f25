package import Results

/// The JUnit report: a suite a file, a case a test, and a case for each phase around them that went wrong.
package struct JUnitReport: Report {
    private let sink: any ReportSink
    private var startedAt = ""
    /// The counters of the whole, which stand at its head.
    private var totals: ReportGap?
    private var classNames = ClassNames()
    private var className = ""

    package init(to sink: any ReportSink) {
        self.sink = sink
    }

    package mutating func begin(_ run: RunHeading) {
        startedAt = XMLText.attribute(run.startedAt)
        sink.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"assay\"")
        sink.append(" timestamp=\"\(startedAt)\"")
        totals = ReportGap(of: 160, in: sink)
        sink.append(">\n")
    }

    package mutating func begin(_ file: FileResult) {
        className = classNames.take(file.file)
        var output = "  <testsuite name=\"\(XMLText.attribute(file.name))\"\(counters(file.counts))"
        output += " time=\"\(DurationStyle.seconds(file.duration))\""
        output += " timestamp=\"\(startedAt)\""
        output += " file=\"\(XMLText.attribute(file.file))\">\n"
        if let seed = file.seed {
            output +=
                "    <properties>\n      <property name=\"seed\" value=\"\(seed)\"/>\n    </properties>\n"
        }
        sink.append(output)
    }

    package mutating func add(_ part: ReportedPart) {
        var output = ""
        for reported in part.cases { append(reported, to: &output) }
        sink.append(output)
    }

    package mutating func end(_ file: FileResult) { sink.append("  </testsuite>\n") }

    package mutating func end(_ run: RunSummary) {
        sink.append("</testsuites>\n")
        totals?.fill(
            "\(counters(run.counts)) time=\"\(DurationStyle.seconds(run.duration))\"", in: sink)
    }

    private func counters(_ counts: Counts) -> String {
        " tests=\"\(counts.cases)\" failures=\"\(counts.failed)\" errors=\"\(counts.errored)\""
            + " skipped=\"\(counts.notRun + counts.skipped)\""
    }

    private func append(_ reported: ReportedCase, to output: inout String) {
        output += "    <testcase name=\"\(XMLText.attribute(reported.name))\""
        output += " classname=\"\(XMLText.attribute(className))\""
        output += " time=\"\(DurationStyle.seconds(reported.duration))\""
        output += " file=\"\(XMLText.attribute(reported.place.file))\" line=\"\(reported.place.line)\""
        let attempts = attempts(at: reported)
        switch reported.outcome {
        case .passed:
            let remarks = FailureText.block(for: reported)
            if remarks.isEmpty, attempts.isEmpty {
                output += "/>\n"
                return
            }
            output += ">\n\(attempts)"
            if !remarks.isEmpty {
                let text = XMLText.content(remarks.joined(separator: "\n"))
                output += "      <system-out>\(text)</system-out>\n"
            }
            output += "    </testcase>\n"
        case .notRun(let reason), .skipped(let reason):
            output +=
                ">\n      <skipped message=\"\(XMLText.attribute(reason))\"/>\n\(attempts)    </testcase>\n"
        case .failed: append("failure", reported, attempts, to: &output)
        case .errored: append("error", reported, attempts, to: &output)
        }
    }

    /// The attempts before the last one, in the words of Maven's reports.
    private func attempts(at reported: ReportedCase) -> String {
        reported.earlier.map { attempt in
            let isError = attempt.outcome == .errored
            let element = (reported.isFlaky ? "flaky" : "rerun") + (isError ? "Error" : "Failure")
            let first = attempt.decisiveFailure
            let text = FailureText.block(for: attempt).joined(separator: "\n")
            return "      <\(element) message=\"\(XMLText.attribute(first?.sentence ?? "failed"))\""
                + " type=\"\(first?.kind.rawValue ?? "Failure")\">"
                + "<stackTrace>\(XMLText.content(text))</stackTrace></\(element)>\n"
        }.joined()
    }

    private func append(
        _ element: String, _ reported: ReportedCase, _ attempts: String, to output: inout String
    ) {
        // The message is what CI tools show in a list: the failure that gave the case its outcome.
        let first = reported.decisiveFailure
        output += ">\n      <\(element) message=\"\(XMLText.attribute(first?.sentence ?? "failed"))\""
        output += " type=\"\(first?.kind.rawValue ?? "Failure")\">"
        output += XMLText.content(FailureText.block(for: reported).joined(separator: "\n"))
        output += "</\(element)>\n\(attempts)    </testcase>\n"
    }
}
