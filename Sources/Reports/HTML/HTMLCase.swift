import Results

/// A case as the page holds it: a line for the list, and a line with the details, read when it is opened.
struct HTMLCase {
    let reported: ReportedCase
    let tags: [String]
    /// The steps of `always` that have no case of their own.
    let always: [StepResult]
    /// The file that the case is told in.
    let file: String

    /// Both lines; long texts as far as there is room for them.
    func lines(_ room: inout TextRoom) -> [UInt8] {
        EmbeddedJSON.line(writeEntry) + EmbeddedJSON.line { writeDetails(to: &$0, &room) }
    }

    private func writeEntry(to json: inout EmbeddedJSON) {
        json.member("name", reported.name)
        json.member("outcome", reported.outcome.word)
        json.member("us", DurationStyle.microseconds(reported.duration))
        json.member("line", Int64(reported.place.line))
        json.array("tags", tags) { $0.text($1) }
        json.flag("flaky", reported.isFlaky)
        json.member("message", reported.outcome.reason.map { Beginning.of($0, bytes: 300) })
        guard reported.outcome.isBad, let failure = reported.decisiveFailure else { return }
        json.member("message", Beginning.of(failure.sentence, bytes: 300))
        json.member("kind", failure.kind.rawValue)
    }

    private func writeDetails(to json: inout EmbeddedJSON, _ room: inout TextRoom) {
        json.member("reason", reported.outcome.reason)
        if let row = reported.row {
            json.object("row") { json in
                json.member("number", Int64(row.number))
                json.member("place", row.place.description)
            }
        }
        var writer = HTMLStepWriter(file: file, room: room)
        if let failure = reported.failure { writer.write(failure, as: "failure", to: &json) }
        json.member("detail", reported.detail.map { Beginning.of($0, bytes: HTMLStepWriter.textLimit) })
        json.array("steps", reported.steps + always) { writer.write($1, to: &$0) }
        json.array("earlier", reported.earlier) { json, attempt in
            json.object { json in
                json.member("outcome", attempt.outcome.word)
                json.member("us", DurationStyle.microseconds(attempt.duration))
                if let failure = attempt.failure { writer.write(failure, as: "failure", to: &json) }
                json.array("steps", attempt.steps + attempt.always) { writer.write($1, to: &$0) }
            }
        }
        room = writer.room
    }
}

extension Outcome {
    /// The outcome as the page's script names it.
    var word: String {
        switch self {
        case .passed: "passed"
        case .failed: "failed"
        case .errored: "errored"
        case .notRun: "notRun"
        case .skipped: "skipped"
        }
    }

    /// Why it was not run, where it was not.
    var reason: String? {
        switch self {
        case .notRun(let reason), .skipped(let reason): reason
        case .passed, .failed, .errored: nil
        }
    }
}
