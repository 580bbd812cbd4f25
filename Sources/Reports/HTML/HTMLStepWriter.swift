import Results

/// Writes the steps of a case as the page's script reads them.
struct HTMLStepWriter {
    /// How much of a text is written, in bytes, other than of a body.
    static let textLimit = 16 << 10
    private static let bodyLimit = 32 << 10
    private static let headerLimit = 2 << 10
    /// How many failures of a step are told.
    private static let failureLimit = 100

    /// The file that the steps are told in: its name is left out of places.
    let file: String
    var room: TextRoom

    mutating func write(_ step: StepResult, to json: inout EmbeddedJSON) {
        let isBad = step.outcome.isBad
        json.object { json in
            json.member("name", step.name)
            json.member("outcome", step.outcome.word)
            json.member("reason", step.outcome.reason)
            if step.phase != .test { json.member("phase", step.phase.rawValue) }
            json.member("us", DurationStyle.microseconds(step.duration))
            write(step.place, to: &json)
            if step.checks > 0 { json.member("checks", Int64(step.checks)) }
            json.array("failures", Array(step.failures.prefix(HTMLStepWriter.failureLimit))) {
                json, failure in
                json.object { write(failure, to: &$0) }
            }
            let unsaid = step.failures.count - HTMLStepWriter.failureLimit
            if unsaid > 0 { json.member("moreFailures", Int64(unsaid)) }
            writeCall(of: step, to: &json)
            json.array("captured", step.captures) { json, capture in
                json.array { json in
                    json.text(capture.name)
                    json.text(room.take(capture.value, atMost: HTMLStepWriter.textLimit, isBad: isBad))
                }
            }
            json.array("attempts", step.attempts) { $0.text($1) }
            json.array("notes", step.notes) { $0.text($1) }
            json.array("callers", step.callers) { $0.text($1.description) }
        }
    }

    mutating func write(_ failure: CheckFailure, as name: String, to json: inout EmbeddedJSON) {
        json.object(name) { write(failure, to: &$0) }
    }

    private mutating func write(_ failure: CheckFailure, to json: inout EmbeddedJSON) {
        func cut(_ text: String) -> String { room.take(text, atMost: HTMLStepWriter.textLimit) }
        json.member("kind", failure.kind.rawValue)
        json.member("place", failure.place?.description)
        json.member("subject", failure.subject.isEmpty ? nil : cut(failure.subject))
        json.member("message", cut(failure.message))
        json.member("expected", failure.expected.map(cut))
        json.member("actual", failure.actual.map(cut))
        json.member("because", failure.because.map(cut))
        guard let excerpt = failure.excerpt else { return }
        json.object("source") { json in
            json.member("first", Int64(excerpt.firstLine))
            json.member("line", Int64(excerpt.line))
            json.array("lines", excerpt.lines) { $0.text($1) }
        }
    }

    /// `[line, column]` in the file itself, else the whole place.
    private func write(_ place: Place, to json: inout EmbeddedJSON) {
        guard place.file.utf8.elementsEqual(file.utf8) else {
            return json.member("place", place.description)
        }
        json.array("place", [place.line, place.column]) { $0.number(Int64($1)) }
    }
}

// MARK: - What went over the wire

extension HTMLStepWriter {
    private mutating func writeCall(of step: StepResult, to json: inout EmbeddedJSON) {
        guard let request = step.request else { return }
        json.object("call") { json in
            json.member("method", request.method)
            json.member("url", request.url)
            json.member("status", step.response.map { Int64($0.status) })
        }
        if let timing = step.timing { write(timing, to: &json) }
        let isBad = step.outcome.isBad
        json.array("redirects", step.hops) { json, hop in
            let line = "\(hop.method) \(hop.url) → \(hop.status) \(hop.location)"
            json.text(room.take(line, atMost: HTMLStepWriter.headerLimit, isBad: isBad))
        }
        // Of a step that passed often no more is kept than the line above.
        if !request.headers.isEmpty || request.body != nil {
            json.object("request") { json in
                write(request.headers, request.body, isBad: isBad, to: &json)
            }
            let command = CurlCommand.of(request)
            json.member(
                "curl", room.takeWhole(command, atMost: HTMLStepWriter.bodyLimit, isBad: isBad))
        }
        guard let response = step.response, !response.headers.isEmpty || response.body != nil else { return }
        json.object("response") { json in
            json.member("reason", response.reason)
            json.member("version", response.version)
            write(response.headers, response.body, isBad: isBad, to: &json)
        }
    }

    private mutating func write(
        _ headers: [RecordedHeader], _ body: RecordedBody?, isBad: Bool, to json: inout EmbeddedJSON
    ) {
        json.array("headers", headers) { json, header in
            json.array { json in
                json.text(room.take(header.name, atMost: HTMLStepWriter.headerLimit, isBad: isBad))
                json.text(room.take(header.value, atMost: HTMLStepWriter.headerLimit, isBad: isBad))
            }
        }
        guard let body else { return }
        let shown = room.take(body.excerpt, atMost: HTMLStepWriter.bodyLimit, isBad: isBad)
        json.object("body") { json in
            json.member("text", shown)
            json.member("size", Int64(body.size))
            json.flag("cut", !body.isWhole || shown.utf8.count < body.excerpt.utf8.count)
        }
    }

    /// The phases as lengths one behind the other: lookup, connection, TLS, waiting, download.
    private func write(_ timing: RecordedTiming, to json: inout EmbeddedJSON) {
        let waited = timing.firstByte - timing.dns - timing.connect - timing.tls
        let phases = [timing.dns, timing.connect, timing.tls, waited, timing.total - timing.firstByte]
        json.object("timing") { json in
            json.member("start", DurationStyle.microseconds(timing.start))
            json.array("phases", phases) { $0.number(DurationStyle.microseconds($1)) }
        }
    }
}
