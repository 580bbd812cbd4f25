import Platform

/// The number that all random values of a run come from, and whether any was asked for, by the run or by one file.
final class RunSeed: Sendable {
    let number: UInt64
    private let used = Guarded(false)
    private let ofRun: RunSeed?

    init(_ number: UInt64) {
        self.number = number
        ofRun = nil
    }

    private init(of run: RunSeed) {
        number = run.number
        ofRun = run
    }

    /// The same number, for a file that wants to know whether it was used there.
    var forFile: RunSeed { RunSeed(of: self) }

    /// What the parts of the run have their own seeds from.
    var seed: RandomSeed { RandomSeed(number) }

    var wasUsed: Bool { used.withLock { $0 } }

    func noteUse() {
        used.withLock { $0 = true }
        ofRun?.noteUse()
    }
}
