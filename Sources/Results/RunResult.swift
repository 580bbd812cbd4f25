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

/// The numbers of a summary line.
package struct Counts: Sendable, Equatable {
    package var tests = 0
    package var passed = 0
    package var failed = 0
    package var errored = 0
    package var notRun = 0
    package var steps = 0
    package var checks = 0
    /// Files whose spec is wrong.
    package var brokenFiles = 0

    package init() {}
}

extension RunResult {
    /// Counts tests, steps that ran and checks over every file; `setup` and `teardown` steps count as steps.
    package var counts: Counts {
        var counts = Counts()
        for file in files {
            if file.isSpecError { counts.brokenFiles += 1 }
            for test in file.tests {
                counts.tests += 1
                switch test.outcome {
                case .passed: counts.passed += 1
                case .failed: counts.failed += 1
                case .errored: counts.errored += 1
                case .notRun: counts.notRun += 1
                }
            }
            for step in file.setup + file.tests.flatMap(\.steps) + file.teardown {
                if case .notRun = step.outcome { continue }
                counts.steps += 1
                counts.checks += step.checks
            }
        }
        return counts
    }
}
