/// The flag that ends a run early: every wait and every transfer looks at it.
package final class Cancellation: Sendable {
    private let flag = Monitor(false)

    package init() {}

    package var isCancelled: Bool { flag.read { $0 } }

    /// Sets the flag, for ever, and wakes every thread that waits on it.
    package func cancel() {
        flag.update { $0 = true }
    }

    /// Waits `duration`; returns false at once when the flag is, or gets, set.
    package func wait(_ duration: Duration) -> Bool {
        flag.wait(upTo: duration) { $0 ? true : nil } == nil
    }
}
