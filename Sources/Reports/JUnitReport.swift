package import Results

/// The JUnit report: a suite a file, a case a test, and a case for each phase around them that went wrong.
package struct JUnitReport {
    package init() {}

    /// The whole document, in UTF-8 when written as it is.
    package func text(for run: RunResult) -> String {
        let suites = run.files.map { (file: $0, cases: $0.cases) }
        let total = suites.reduce(into: Counts()) { $0 += $1.file.counts(of: $1.cases) }
        let classNames = ClassNames(run.files.map(\.file))

        var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        output +=
            "<testsuites name=\"assay\"\(counters(total)) time=\"\(DurationStyle.seconds(run.duration))\""
        output += " timestamp=\"\(XMLText.attribute(run.startedAt))\">\n"
        for (index, suite) in suites.enumerated() {
            let counts = suite.file.counts(of: suite.cases)
            output += "  <testsuite name=\"\(XMLText.attribute(suite.file.name))\"\(counters(counts))"
            output += " time=\"\(DurationStyle.seconds(suite.file.duration))\""
            output += " timestamp=\"\(XMLText.attribute(run.startedAt))\""
            output += " file=\"\(XMLText.attribute(suite.file.file))\">\n"
            if let seed = run.seed {
                output +=
                    "    <properties>\n      <property name=\"seed\" value=\"\(seed)\"/>\n    </properties>\n"
            }
            for reported in suite.cases { append(reported, className: classNames[index], to: &output) }
            output += "  </testsuite>\n"
        }
        return output + "</testsuites>\n"
    }

    private func counters(_ counts: Counts) -> String {
        " tests=\"\(counts.cases)\" failures=\"\(counts.failed)\" errors=\"\(counts.errored)\""
            + " skipped=\"\(counts.notRun + counts.skipped)\""
    }

    private func append(_ reported: ReportedCase, className: String, to output: inout String) {
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

extension ReportedCase {
    /// The first failure of the first step that decided the outcome.
    fileprivate var decisiveFailure: CheckFailure? {
        failure ?? steps.first { $0.outcome == outcome && !$0.failures.isEmpty }?.failures.first
            ?? failures.first
    }
}

extension TestResult {
    /// The first failure of an attempt.
    fileprivate var decisiveFailure: CheckFailure? {
        let decisive = steps.first { $0.outcome == outcome && !$0.failures.isEmpty }
        return (decisive ?? (steps + always).first { !$0.failures.isEmpty })?.failures.first
    }
}

/// One class name a file, unique in the report: CI tools tell cases apart by class name and name.
private struct ClassNames {
    private var names: [String] = []

    init(_ files: [String]) {
        // As bytes, for paths that look alike to Swift are different ones to the file system.
        var taken: Set<[UInt8]> = []
        for file in files {
            var path = Substring(file)
            while path.hasPrefix("./") || path.hasPrefix("/") || path.hasPrefix("../") {
                path = path.dropFirst(path.hasPrefix("../") ? 3 : path.hasPrefix("./") ? 2 : 1)
            }
            for ending in [".jsonc", ".json"] where path.hasSuffix(ending) {
                path = path.dropLast(ending.count)
                break
            }
            let dotted = path.split(separator: "/").joined(separator: ".")
            var name = dotted.isEmpty ? file : dotted
            // a.b.json and a/b.json would share a name: the path tells them apart.
            if taken.contains(Array(name.utf8)) { name = file }
            var number = 2
            while !taken.insert(Array(name.utf8)).inserted {
                name = "\(file) [\(number)]"
                number += 1
            }
            names.append(name)
        }
    }

    subscript(index: Int) -> String { names[index] }
}
