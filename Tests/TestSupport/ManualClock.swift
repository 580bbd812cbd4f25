package import Platform

/// A clock that moves only when it is told to, or waited for: a wait takes no time and moves it.
package final class ManualClock: MonotonicClock {
    private let times: Guarded<(monotonic: Duration, wall: WallTime)>

    package init(wall: WallTime = WallTime(seconds: 1_700_000_000)) {
        times = Guarded((.zero, wall))
    }

    package func now() -> Duration { times.withLock { $0.monotonic } }

    package func wallTime() -> WallTime { times.withLock { $0.wall } }

    package func wait(_ duration: Duration, cancellation: Cancellation) -> Bool {
        if cancellation.isCancelled { return false }
        advance(by: duration)
        return true
    }

    package func advance(by duration: Duration) {
        times.withLock { times in
            times.monotonic += duration
            let (seconds, attoseconds) = duration.components
            let nanoseconds = Int64(times.wall.nanoseconds) + attoseconds / 1_000_000_000
            times.wall.seconds += seconds + nanoseconds / 1_000_000_000
            times.wall.nanoseconds = Int32(nanoseconds % 1_000_000_000)
        }
    }
}
