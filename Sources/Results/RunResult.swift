/// What a whole run did, files in file order whatever the timing.
package struct RunResult: Sendable {
    package let files: [FileResult]
    /// The wall clock when the run began, in UTC, as ISO 8601 without a fraction: `2026-11-30T04:05:06Z`.
    package let startedAt: String
    package let duration: Duration
    /// Whether a signal ended it early.
    package let wasInterrupted: Bool
    /// What its random values came from; nil where it had none.
    package let seed: UInt64?

    package init(
        files: [FileResult], startedAt: String, duration: Duration, wasInterrupted: Bool = false,
        seed: UInt64? = nil
    ) {
        self.files = files
        self.startedAt = startedAt
        self.duration = duration
        self.wasInterrupted = wasInterrupted
        self.seed = seed
    }
}
