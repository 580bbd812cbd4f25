import Glibc

/// The machine's clocks.
package struct SystemClock: MonotonicClock {
    package init() {}

    package func now() -> Duration { SystemClock.monotonicTime() }

    package func wallTime() -> WallTime {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return WallTime(seconds: Int64(time.tv_sec), nanoseconds: Int32(truncatingIfNeeded: time.tv_nsec))
    }

    package func wait(_ duration: Duration, cancellation: Cancellation) -> Bool {
        cancellation.wait(duration)
    }

    static func monotonicTime() -> Duration {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

extension Duration {
    /// As the system wants it; a duration of more than 68 years is cut there, so that no sum overflows.
    var timeSpecification: timespec {
        let longest: Int64 = 1 << 31
        let (seconds, attoseconds) = components
        guard seconds < longest else { return timespec(tv_sec: Int(longest), tv_nsec: 0) }
        return timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    }
}
