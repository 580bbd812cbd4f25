import Diagnostics
import JSON
import Templates

/// `poll`: a duration, or an object.
extension SpecReader {
    /// - Parameters:
    ///   - outer: the step.
    ///   - isOfCall: whether there is an answer to expect something of; a `use` has none.
    /// - Returns: nil where the step is not repeated.
    func poll(in outer: Fields, ofCall isOfCall: Bool = true) -> Shared<Poll>? {
        guard let member = outer["poll"] else { return nil }
        let place = location(member.value.range)
        guard case .object = member.value.content else {
            return Shared(Poll(duration: longerThanNothing(member), location: place))
        }
        let fields = fields(of: member, [.poll], in: outer)
        if fields.lacks("for"), fields.lacks("times") {
            report(
                "a poll needs an end: \"for\" or \"times\"", at: member.value.range,
                hint: "such as \"for\": \"30s\"")
        }
        if !isOfCall, let member = fields["stop"] {
            report(
                "\"stop\" expects something of an answer, and a \"use\" has none", at: member.keyRange,
                hint: "it may stand in the \"poll\" of a call in the used file")
        }
        return Shared(
            Poll(
                duration: longerThanNothing(fields["for"]),
                times: fields["times"].flatMap { setting($0.value) },
                pause: longerThanNothing(fields["every"]), backoff: backoff(fields["backoff"]),
                stop: isOfCall ? stop(fields["stop"], in: fields) : nil, location: place))
    }

    private func longerThanNothing(_ member: LocatedMember?) -> Setting<Duration>? {
        guard let member else { return nil }
        let duration: Setting<Duration>? = setting(member.value)
        if case .fixed(let fixed)? = duration, fixed <= .zero {
            report("\(quoted(member.key)) must be longer than nothing", at: member.value.range)
        }
        return duration
    }

    private func backoff(_ member: LocatedMember?) -> Setting<BackoffFactor>? {
        guard let member else { return nil }
        if let factor = BackoffFactor(setting: member.value.value) { return .fixed(factor) }
        guard case .string(let text) = member.value.content, text.holdsTemplate else {
            report(
                "expected \(BackoffFactor.form) for \"backoff\", got \(member.value.words)",
                at: member.value.range)
            return nil
        }
        return setting(member.value)
    }

    private func stop(_ member: LocatedMember?, in outer: Fields) -> Located<Expectations>? {
        guard let member else { return nil }
        if case .object = member.value.content, entries(of: member.value).isEmpty {
            report(
                "\"stop\" expects nothing, so that every answer would end the poll", at: member.value.range)
            return nil
        }
        let layer = expectations(member, in: outer, isStep: true)
        return Located(
            layer.over(Expectations(status: nil), reporting: report), at: location(member.value.range))
    }
}
