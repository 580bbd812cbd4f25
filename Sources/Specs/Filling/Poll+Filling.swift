package import Templates

/// When a poll ends, and how long it pauses: everything filled in.
package struct PollLimits: Sendable {
    package let duration: Duration?
    /// At least one.
    package let times: Int?
    private let factor: Double
    /// The pause before the next attempt.
    package private(set) var pause: Duration

    /// No pause grows beyond it.
    private static let longestPause = Duration.seconds(60)

    init(duration: Duration?, times: Int?, pause: Duration, factor: Double) {
        self.duration = duration
        self.times = times
        self.pause = pause
        self.factor = factor
    }

    /// Makes the next pause longer.
    package mutating func lengthenPause() {
        if pause < PollLimits.longestPause { pause = min(pause * factor, PollLimits.longestPause) }
    }
}

extension Poll {
    /// Fills in the limits.
    ///
    /// - Throws: what cannot be filled in, or would let the poll end never, or before it begins.
    package func limits(in scope: any VariableScope) throws(FillingError) -> PollLimits {
        let limits = PollLimits(
            duration: try duration?.value(in: scope), times: try times?.value(in: scope),
            pause: try pause?.value(in: scope) ?? .seconds(1),
            factor: try backoff?.value(in: scope).value ?? 1)
        guard limits.duration ?? .seconds(1) > .zero, limits.pause > .zero, limits.times ?? 1 > 0 else {
            throw FillingError(
                "a poll lasts and pauses longer than nothing, and tries at least once", at: location)
        }
        return limits
    }
}
