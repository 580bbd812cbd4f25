import JSON
import Results

/// An exchange as HAR tells it.
struct HAREntry {
    let step: StepResult
    let page: String
    let clock: HARClock

    /// Writes the redirects that the step followed, and what came of them, each on a line of its own.
    func writeAll(to json: inout JSONBytes) {
        guard let request = step.request else { return }
        for hop in step.hops {
            begin(at: hop.timing, &json)
            HARMessage.writeRequest(of: hop, to: &json)
            json.name("response")
            HARMessage.writeResponse(of: hop, to: &json)
            end(hop.timing, &json)
            json.endObject()
        }
        begin(at: step.timing, &json)
        HARMessage.write(request, step.response, to: &json)
        json.name("response")
        if let response = step.response {
            HARMessage.write(response, to: &json)
        } else {
            HARMessage.writeNoResponse(of: step, to: &json)
        }
        end(step.timing, &json)
        // Of the whole call: the answers before the last one were as they should be.
        if let failure = step.failures.first { json.member("_failure", failure.sentence) }
        json.endObject()
    }

    /// Up to the name of the request.
    private func begin(at timing: RecordedTiming?, _ json: inout JSONBytes) {
        json.breakLine()
        json.beginObject()
        json.member("pageref", page)
        json.member("startedDateTime", clock.text(timing?.start ?? .zero))
        json.member("time", HARTimings(timing).time)
        json.name("request")
    }

    private func end(_ timing: RecordedTiming?, _ json: inout JSONBytes) {
        json.member("cache", [:])
        json.member("timings", HARTimings(timing).json)
        json.member("comment", "\(step.name)  \(step.place.description)")
    }
}
