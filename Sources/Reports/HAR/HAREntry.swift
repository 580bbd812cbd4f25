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
            let timings = HARTimings(hop.timing)
            begin(at: hop.timing, timings, &json)
            HARMessage.writeRequest(of: hop, to: &json)
            json.name("response")
            HARMessage.writeResponse(of: hop, to: &json)
            end(timings, &json)
            json.endObject()
        }
        let timings = HARTimings(step.timing)
        begin(at: step.timing, timings, &json)
        HARMessage.write(request, step.response, to: &json)
        json.name("response")
        if let response = step.response {
            HARMessage.write(response, to: &json)
        } else {
            HARMessage.writeNoResponse(of: step, to: &json)
        }
        end(timings, &json)
        // Of the whole call: the answers before the last one were as they should be.
        if let failure = step.failures.first { json.member("_failure", failure.sentence) }
        json.endObject()
    }

    /// Up to the name of the request.
    private func begin(at timing: RecordedTiming?, _ timings: HARTimings, _ json: inout JSONBytes) {
        json.breakLine()
        json.beginObject()
        json.member("pageref", page)
        json.member("startedDateTime", clock.text(timing?.start ?? .zero))
        json.member("time", timings.time)
        json.name("request")
    }

    private func end(_ timings: HARTimings, _ json: inout JSONBytes) {
        json.member("cache", [:])
        json.member("timings", timings.json)
        json.member("comment", "\(step.name)  \(step.place.description)")
    }
}
