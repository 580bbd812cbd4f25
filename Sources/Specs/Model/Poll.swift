package import Diagnostics

/// How a step is repeated until what it expects holds (LANGUAGE.md §8).
package struct Poll: Sendable {
    /// For how long, from the beginning of the first attempt.
    package let duration: Setting<Duration>?
    package let times: Setting<Int>?
    /// The pause between two attempts; a second where it is not given.
    package let pause: Setting<Duration>?
    package let backoff: Setting<BackoffFactor>?
    /// An answer for which this holds ends the poll as a failure. No status is implied.
    package let stop: Located<Expectations>?
    /// The value of `poll`.
    package let location: SourceLocation

    package init(
        duration: Setting<Duration>? = nil, times: Setting<Int>? = nil, pause: Setting<Duration>? = nil,
        backoff: Setting<BackoffFactor>? = nil, stop: Located<Expectations>? = nil, location: SourceLocation
    ) {
        self.duration = duration
        self.times = times
        self.pause = pause
        self.backoff = backoff
        self.stop = stop
        self.location = location
    }
}

/// By what a pause is multiplied after each attempt: from 1 to 1000.
package struct BackoffFactor: Sendable, Equatable {
    package let value: Double

    /// Nil outside of the range.
    package init?(_ value: Double) {
        guard (1...1000).contains(value) else { return nil }
        self.value = value
    }
}
