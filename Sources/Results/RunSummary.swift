/// What a whole run came to, once its files were handed on.
package struct RunSummary: Sendable, Equatable {
    package private(set) var counts = Counts()
    package private(set) var files = 0
    /// Files whose spec is wrong.
    package private(set) var brokenFiles = 0
    package var duration = Duration.zero
    /// Whether a signal ended it early.
    package var wasInterrupted = false
    /// What its random values came from; nil where it had none.
    package var seed: UInt64?

    /// Why results that were put away could not be read back; nil where all could.
    package var lostResults: String?

    package init(duration: Duration = .zero, wasInterrupted: Bool = false, seed: UInt64? = nil) {
        self.duration = duration
        self.wasInterrupted = wasInterrupted
        self.seed = seed
    }

    /// Counts a file in.
    package mutating func add(_ file: FileResult) {
        counts += file.counts
        files += 1
        if file.isSpecError { brokenFiles += 1 }
    }
}
