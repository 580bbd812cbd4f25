import HTTP
import Platform

/// What steps that run at the same time take beside those of the thread that runs the file.
struct ParallelConnections: Sendable {
    /// Makes connections for one step; nil where there are none but the file's own, so that steps wait for each other.
    let makeTransport: (@Sendable () -> any Transport)?
    /// How many more steps of the file may run now.
    let slots: ParallelSlots

    /// How many steps of one file run at a time.
    static let limit = 16

    init(makeTransport: (@Sendable () -> any Transport)?) {
        self.makeTransport = makeTransport
        slots = ParallelSlots(makeTransport == nil ? 0 : ParallelConnections.limit - 1)
    }
}

/// A number of threads that may be started. Groups in groups share it.
final class ParallelSlots: Sendable {
    private let free: Guarded<Int>

    init(_ count: Int) {
        free = Guarded(count)
    }

    /// Takes as many as there are, at most `wanted`.
    func take(upTo wanted: Int) -> Int {
        free.withLock { free in
            let taken = max(0, min(free, wanted))
            free -= taken
            return taken
        }
    }

    func giveBack(_ count: Int) {
        free.withLock { $0 += count }
    }
}
