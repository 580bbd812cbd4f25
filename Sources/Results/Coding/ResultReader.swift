package import JSON

/// Reads what `ResultWriter` writes.
package struct ResultReader: Sendable {
    package init() {}

    /// A test from its JSON.
    package func test(from bytes: [UInt8]) throws(ResultFormatError) -> TestResult {
        try test(ResultReader.value(of: bytes))
    }

    /// The value that stands in a text by itself.
    package static func value(of bytes: [UInt8]) throws(ResultFormatError) -> JSONValue {
        do throws(JSONSyntaxError) {
            return try JSONParser.parse(bytes)
        } catch {
            throw ResultFormatError("this is no JSON: \(error.message)")
        }
    }

    func test(_ value: JSONValue) throws(ResultFormatError) -> TestResult {
        let object = try ResultObject(value, "a test")
        let test = TestResult(
            name: try object.text("name"), place: try object.part("place", place),
            tags: try object.texts("tags"), row: try object.possible("row", row),
            outcome: try outcome(of: object),
            duration: try object.duration("duration"), steps: try steps("steps", in: .test, of: object),
            always: try steps("always", in: .always, of: object),
            failure: try object.possible("failure", failure))
        let earlier = try object.list("earlier", self.test)
        return earlier.isEmpty ? test : test.after(earlier)
    }

    func steps(
        _ name: String, in phase: Phase, of object: ResultObject
    ) throws(ResultFormatError) -> [StepResult] {
        try object.list(name) { value throws(ResultFormatError) in try step(value, in: phase) }
    }

    private func step(_ value: JSONValue, in phase: Phase) throws(ResultFormatError) -> StepResult {
        let object = try ResultObject(value, "a step")
        var phase = phase
        if let text = try object.possibleText("phase") {
            guard let own = Phase(rawValue: text) else { throw object.wrong("phase", "one of the phases") }
            phase = own
        }
        return StepResult(
            name: try object.text("name"), phase: phase, place: try object.part("place", place),
            outcome: try outcome(of: object), duration: try object.duration("duration"),
            checks: try object.smallNumber("checks"), failures: try object.list("failures", failure),
            request: try object.possible("request", request),
            response: try object.possible("response", response), attempts: try object.texts("attempts"),
            notes: try object.texts("notes"), callers: try object.list("callers", place),
            isFinal: try object.boolean("final"), timing: try object.possible("timing", timing),
            captures: try object.list("captures", capture), hops: try object.list("hops", hop),
            connection: try object.possible("connection", connection))
    }

    private func failure(_ value: JSONValue) throws(ResultFormatError) -> CheckFailure {
        let object = try ResultObject(value, "a failure")
        guard let kind = FailureKind(rawValue: try object.text("kind")) else {
            throw object.wrong("kind", "one of the kinds of failure that this version knows")
        }
        return CheckFailure(
            kind: kind, place: try object.possible("place", place),
            subject: try object.possibleText("subject") ?? "", message: try object.text("message"),
            expected: try object.possibleText("expected"), actual: try object.possibleText("actual"),
            because: try object.possibleText("because")
        ).quoting(try object.possible("excerpt", excerpt))
    }

    private func excerpt(_ value: JSONValue) throws(ResultFormatError) -> SpecExcerpt {
        let object = try ResultObject(value, "an excerpt")
        return SpecExcerpt(
            firstLine: try object.number("firstLine"), line: try object.number("line"),
            lines: try object.texts("lines"))
    }

    private func outcome(of object: ResultObject) throws(ResultFormatError) -> Outcome {
        let reason = try object.possibleText("reason") ?? ""
        switch try object.text("outcome") {
        case "passed": return .passed
        case "failed": return .failed
        case "errored": return .errored
        case "notRun": return .notRun(reason: reason)
        case "skipped": return .skipped(reason: reason)
        default: throw object.wrong("outcome", "passed, failed, errored, notRun or skipped")
        }
    }

    func place(_ value: JSONValue) throws(ResultFormatError) -> Place {
        let object = try ResultObject(value, "a place")
        return Place(
            file: try object.text("file"), line: try object.number("line"),
            column: try object.number("column"))
    }

    private func row(_ value: JSONValue) throws(ResultFormatError) -> ReportedRow {
        let object = try ResultObject(value, "a row")
        return ReportedRow(number: try object.number("number"), place: try object.part("place", place))
    }

    private func capture(_ value: JSONValue) throws(ResultFormatError) -> RecordedCapture {
        let object = try ResultObject(value, "a capture")
        return RecordedCapture(name: try object.text("name"), value: try object.text("value"))
    }
}
