import JSON

/// Writes results as JSON, each straight into bytes: there may be very many.
///
/// What is empty, nil or zero is left out, but for outcomes, durations and counts, which people ask for by name.
package struct ResultWriter: Sendable {
    var json = JSONBytes()
    /// Those of the file's tests that were written, which are not those of the file where results were lost.
    var testCounts = Counts()
    /// Those of the files that were written.
    var fileCounts = Counts()

    package init() {}

    /// A test on one line, without a line break.
    package func written(_ test: TestResult) -> [UInt8] {
        var writer = ResultWriter()
        writer.write(test)
        return writer.json.bytes
    }

    /// What was written since it was taken last.
    package mutating func take() -> [UInt8] { json.take() }

    package mutating func write(_ test: TestResult) {
        json.beginObject()
        member("name", test.name)
        member("place", test.place)
        list("tags", test.tags) { $0.json.value($1) }
        if let row = test.row {
            json.name("row")
            json.beginObject()
            member("number", row.number)
            member("place", row.place)
            json.endObject()
        }
        member(test.outcome)
        member("duration", test.duration)
        list("steps", test.steps) { $0.write($1, in: .test) }
        list("always", test.always) { $0.write($1, in: .always) }
        if let failure = test.failure {
            json.name("failure")
            write(failure)
        }
        list("earlier", test.earlier) { $0.write($1) }
        json.endObject()
    }

    /// `phase` is that of the list that the step stands in; a step says its own where it is another one.
    mutating func write(_ step: StepResult, in phase: Phase) {
        json.beginObject()
        member("name", step.name)
        if step.phase != phase { member("phase", step.phase.rawValue) }
        member("place", step.place)
        list("callers", step.callers) { $0.write($1) }
        member(step.outcome)
        if step.isFinal { member("final", true) }
        member("duration", step.duration)
        if step.checks != 0 { member("checks", step.checks) }
        list("failures", step.failures) { $0.write($1) }
        list("attempts", step.attempts) { $0.json.value($1) }
        if let request = step.request { member("request", request) }
        if let response = step.response { member("response", response) }
        if let timing = step.timing { member("timing", timing) }
        list("hops", step.hops) { $0.write($1) }
        if let connection = step.connection { member("connection", connection) }
        list("captures", step.captures) { writer, capture in
            writer.json.beginObject()
            writer.member("name", capture.name)
            writer.member("value", capture.value)
            writer.json.endObject()
        }
        list("notes", step.notes) { $0.json.value($1) }
        json.endObject()
    }

    private mutating func write(_ failure: CheckFailure) {
        json.beginObject()
        member("kind", failure.kind.rawValue)
        if let place = failure.place { member("place", place) }
        if !failure.subject.isEmpty { member("subject", failure.subject) }
        member("message", failure.message)
        if let expected = failure.expected { member("expected", expected) }
        if let actual = failure.actual { member("actual", actual) }
        if let because = failure.because { member("because", because) }
        if let excerpt = failure.excerpt {
            json.name("excerpt")
            json.beginObject()
            member("firstLine", excerpt.firstLine)
            member("line", excerpt.line)
            list("lines", excerpt.lines) { $0.json.value($1) }
            json.endObject()
        }
        json.endObject()
    }

    private mutating func member(_ outcome: Outcome) {
        switch outcome {
        case .passed: member("outcome", "passed")
        case .failed: member("outcome", "failed")
        case .errored: member("outcome", "errored")
        case .notRun(let reason):
            member("outcome", "notRun")
            member("reason", reason)
        case .skipped(let reason):
            member("outcome", "skipped")
            member("reason", reason)
        }
    }
}

// What the parts of a result are made of.

extension ResultWriter {
    mutating func member(_ name: String, _ text: String) {
        json.name(name)
        json.value(text)
    }

    mutating func member(_ name: String, _ number: Int) {
        json.name(name)
        json.value(number)
    }

    mutating func member(_ name: String, _ boolean: Bool) {
        json.name(name)
        json.value(boolean)
    }

    mutating func member(_ name: String, _ duration: Duration) {
        json.name(name)
        json.value(seconds: duration)
    }

    mutating func member(_ name: String, _ place: Place) {
        json.name(name)
        write(place)
    }

    mutating func write(_ place: Place) {
        json.beginObject()
        member("file", place.file)
        member("line", place.line)
        member("column", place.column)
        json.endObject()
    }

    /// A list, or nothing where it is empty.
    mutating func list<Element>(
        _ name: String, _ elements: [Element], _ write: (inout ResultWriter, Element) -> Void
    ) {
        if elements.isEmpty { return }
        json.name(name)
        json.beginArray()
        for element in elements { write(&self, element) }
        json.endArray()
    }
}
