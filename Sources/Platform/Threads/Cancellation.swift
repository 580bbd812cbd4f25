/// The flag that ends a run early: every wait and every transfer looks at it.
package final class Cancellation: Sendable {
    private struct Wakers {
        var calls: [Int: @Sendable () -> Void] = [:]
        var count = 0
    }

    private let flag = Monitor(false)
    private let wakers = Guarded(Wakers())

    package init() {}

    package var isCancelled: Bool { flag.read { $0 } }

    /// Sets the flag, for ever, and wakes every thread that waits on it.
    package func cancel() {
        flag.update { $0 = true }
        wakers.withLock { wakers in wakers.calls.values.forEach { $0() } }
    }

    /// Waits `duration`; returns false at once when the flag is, or gets, set.
    package func wait(_ duration: Duration) -> Bool {
        flag.wait(upTo: duration) { $0 ? true : nil } == nil
    }

    /// Does work that waits in a way of its own.
    ///
    /// - Parameters:
    ///   - wake: ends such a wait. It is called, on any thread, when the flag is or gets set, and never after the
    ///     work; it must not ask this cancellation for anything.
    ///   - work: looks at `isCancelled` itself whenever it was woken.
    /// - Returns: what the work gives.
    package func whileWaking<Result>(
        _ wake: @escaping @Sendable () -> Void, _ work: () -> Result
    ) -> Result {
        let key = wakers.withLock { wakers in
            wakers.count += 1
            wakers.calls[wakers.count] = wake
            return wakers.count
        }
        defer { wakers.withLock { _ = $0.calls.removeValue(forKey: key) } }
        if isCancelled { wake() }
        return work()
    }
}
