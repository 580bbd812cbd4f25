import Platform

/// The threads that a run may still start: as many things run at a time as `--jobs` says, be they files or tests.
final class SpareThreads: Sendable {
    private let count: Guarded<Int>

    init(count: Int) {
        self.count = Guarded(count)
    }

    /// Takes one, where there is one.
    func take() -> Bool {
        count.withLock { count in
            guard count > 0 else { return false }
            count -= 1
            return true
        }
    }

    func giveBack() { count.withLock { $0 += 1 } }
}
