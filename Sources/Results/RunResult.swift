/// What a whole run did, files in file order whatever the timing.
package struct RunResult: Sendable {
    package let files: [FileResult]
    /// The wall clock when the run began, in UTC, as ISO 8601 without a fraction: `2026-11-30T04:05:06Z`.
    package let startedAt: String
    package let duration: Duration
    /// Whether a signal ended it early.
    package let wasInterrupted: Bool

    package init(files: [FileResult], startedAt: String, duration: Duration, wasInterrupted: Bool = false) {
        self.files = files
        self.startedAt = startedAt
        self.duration = duration
        self.wasInterrupted = wasInterrupted
    }
}
