import Platform

/// Holds one direction of an exchange to a number of bytes a second.
///
/// By us: libcurl 7.88 lets what has arrived already pass at any speed, whatever its own limit is.
struct RateLimit {
    private let bytesPerSecond: Int
    private let clock: any MonotonicClock
    private let cancellation: Cancellation
    /// When libcurl ends the exchange; no wait is longer.
    private let deadline: Duration?
    private let start: Duration
    private var bytes = 0

    /// Nil where there is no limit.
    init?(_ request: WireRequest, clock: any MonotonicClock, cancellation: Cancellation) {
        bytesPerSecond = request.options.rateLimit
        guard bytesPerSecond > 0 else { return nil }
        self.clock = clock
        self.cancellation = cancellation
        start = clock.now()
        deadline = request.timeout > .zero ? start + request.timeout : nil
    }

    /// Waits until so many more bytes may have passed.
    mutating func pass(_ count: Int) {
        bytes += count
        let due = start + .seconds(bytes) / bytesPerSecond
        let end = deadline.map { min($0, due) } ?? due
        let now = clock.now()
        if end > now { _ = clock.wait(end - now, cancellation: cancellation) }
    }
}
