import Platform

/// Whether a test of the run failed already, for a run that is to stop then.
final class FirstFailure: Sendable {
    /// The end of a sentence about what such a run did not come to.
    static let reason = "the run stops at its first failure (--fail-fast)"

    private let stopsRun: Bool
    private let happened = Guarded(false)

    init(stopsRun: Bool) {
        self.stopsRun = stopsRun
    }

    /// Whether nothing may be begun any more.
    var stops: Bool { stopsRun && happened.withLock { $0 } }

    func note() { happened.withLock { $0 = true } }
}
