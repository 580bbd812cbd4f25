import JSON
import Results

/// An exchange as HAR tells it.
enum HAREntry {
    /// The redirects that the step followed, and what came of them.
    static func all(of step: StepResult, page: String, _ clock: HARClock) -> [JSONValue] {
        guard let request = step.request else { return [] }
        var entries = step.hops.map { hop in
            entry(
                step, page, clock, hop.timing, request: HARMessage.request(hop),
                response: HARMessage.response(hop))
        }
        entries.append(
            entry(
                step, page, clock, step.timing, request: HARMessage.request(request, step.response),
                response: step.response.map(HARMessage.response) ?? HARMessage.noResponse(of: step)))
        return entries
    }

    private static func entry(
        _ step: StepResult, _ page: String, _ clock: HARClock, _ timing: RecordedTiming?, request: JSONValue,
        response: JSONValue
    ) -> JSONValue {
        let timings = HARTimings(timing)
        var entry: [JSONMember] = [
            JSONMember(key: "pageref", value: .string(page)),
            JSONMember(key: "startedDateTime", value: .string(clock.text(timing?.start ?? .zero))),
            JSONMember(key: "time", value: timings.time), JSONMember(key: "request", value: request),
            JSONMember(key: "response", value: response), JSONMember(key: "cache", value: [:]),
            JSONMember(key: "timings", value: timings.json),
            JSONMember(key: "comment", value: .string("\(step.name)  \(step.place.description)")),
        ]
        if let failure = step.failures.first {
            entry.append(JSONMember(key: "_failure", value: .string(failure.sentence)))
        }
        return .object(JSONObject(members: entry))
    }
}
