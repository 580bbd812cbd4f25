import Platform

/// The number that all random values of a run come from, and whether any was asked for.
final class RunSeed: Sendable {
    let number: UInt64
    private let used = Guarded(false)

    init(_ number: UInt64) {
        self.number = number
    }

    /// What the parts of the run have their own seeds from.
    var seed: RandomSeed { RandomSeed(number) }

    var wasUsed: Bool { used.withLock { $0 } }

    func noteUse() { used.withLock { $0 = true } }
}
