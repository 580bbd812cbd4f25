import Results

/// Writes the testcases of a suite. Of a case that passed nothing is made but its line.
struct JUnitCaseWriter {
    private let dialect: JUnitDialect
    private let className: String
    /// The file of the suite.
    private let file: String
    private(set) var output = JUnitOutput()
    /// What the suite tells in place of its cases.
    private(set) var notes: [String] = []

    init(dialect: JUnitDialect, className: String, file: String) {
        self.dialect = dialect
        self.className = className
        self.file = file
    }

    mutating func write(_ reported: ReportedCase) {
        output.write("    <testcase")
        output.write("name", reported.name)
        output.write("classname", className)
        output.write(" time=\"\(DurationStyle.seconds(reported.duration))\"")
        if dialect == .rich {
            output.write("file", reported.place.file)
            output.write(" line=\"\(reported.place.line)\"")
        }
        if reported.outcome == .passed, reported.earlier.isEmpty, !reported.hasRemarks {
            return output.write("/>\n")
        }
        switch dialect {
        case .rich: writeRich(reported)
        case .strict: writeStrict(reported)
        }
    }

    private mutating func writeRich(_ reported: ReportedCase) {
        output.write(">\n")
        var room = JUnitText.limit
        switch reported.outcome {
        case .passed: break
        case .notRun(let reason), .skipped(let reason): writeSkipped(reason)
        case .failed, .errored:
            var text = JUnitText(limit: room)
            text.tell(reported)
            writeFailure(reported, text.output.text)
            room -= text.output.count
        }
        for attempt in reported.earlier { write(attempt, of: reported, &room) }
        let told = JUnitSystemOut.text(of: reported, limit: room)
        if !told.isEmpty { output.write(element: "system-out", told, indent: "      ") }
        output.write("    </testcase>\n")
    }

    /// One outcome is all that a case may have; the attempts at it stand in its text.
    private mutating func writeStrict(_ reported: ReportedCase) {
        let told = JUnitSystemOut.text(of: reported, limit: JUnitText.limit)
        if !told.isEmpty { notes.append("\(reported.name)\n\(told)") }
        switch reported.outcome {
        case .passed:
            for (number, attempt) in reported.earlier.enumerated() {
                let first = (attempt.failure ?? attempt.decisiveFailure)?.sentence ?? "failed"
                notes.append("\(reported.name)\nflaky: attempt \(number + 1) did not pass: \(first)")
            }
            output.write("/>\n")
            return
        case .notRun(let reason), .skipped(let reason):
            output.write(">\n")
            writeSkipped(reason)
        case .failed, .errored:
            output.write(">\n")
            var text = JUnitText()
            text.tell(reported)
            for (number, attempt) in reported.earlier.enumerated() {
                text.tell(attempt, under: "attempt \(number + 1), before this one:")
            }
            writeFailure(reported, text.output.text)
        }
        output.write("    </testcase>\n")
    }

    private mutating func writeSkipped(_ reason: String) {
        output.write("      <skipped")
        output.write("message", reason)
        output.write("/>\n")
    }

    private mutating func writeFailure(_ reported: ReportedCase, _ text: String) {
        let element = reported.outcome == .errored ? "error" : "failure"
        write(element, reported.decisiveFailure, around: "", text, "")
    }

    /// An attempt before the last one, in the words of Maven's reports.
    private mutating func write(_ attempt: TestResult, of reported: ReportedCase, _ room: inout Int) {
        let element =
            (reported.isFlaky ? "flaky" : "rerun") + (attempt.outcome == .errored ? "Error" : "Failure")
        var text = JUnitText(limit: room)
        text.tell(attempt)
        room = max(0, room - text.output.count)
        write(
            element, attempt.failure ?? attempt.decisiveFailure, around: "<stackTrace>", text.output.text,
            "</stackTrace>")
    }

    /// The message is what CI tools show in a list: the failure that decided.
    private mutating func write(
        _ element: String, _ decisive: CheckFailure?, around opening: String, _ text: String,
        _ closing: String
    ) {
        output.write("      <\(element)")
        output.write("message", decisive?.sentence ?? "failed")
        output.write(" type=\"\(decisive?.kind.rawValue ?? "Failure")\">\(opening)")
        output.write(content: text)
        output.write("\(closing)</\(element)>\n")
    }
}
