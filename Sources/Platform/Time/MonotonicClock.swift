/// Where time comes from, and how it is waited for.
package protocol MonotonicClock: Sendable {
    /// Time since some fixed moment; it never runs backwards.
    func now() -> Duration

    /// The time of day as everybody else knows it.
    func wallTime() -> WallTime

    /// Waits `duration`; returns false as soon as `cancellation` is cancelled.
    func wait(_ duration: Duration, cancellation: Cancellation) -> Bool
}
