/// The numbers of a summary: `cases = passed + failed + errored + notRun + skipped` at every level.
package struct Counts: Sendable, Equatable {
    package var cases = 0
    package var passed = 0
    package var failed = 0
    package var errored = 0
    package var notRun = 0
    package var skipped = 0
    /// Of those that passed, those that needed more than one attempt.
    package var flaky = 0
    /// Steps that ran, those of `setup`, `always` and `teardown` included.
    package var steps = 0
    /// Checks made, the passing ones included.
    package var checks = 0

    package init() {}

    package static func += (left: inout Counts, right: Counts) {
        left.cases += right.cases
        left.passed += right.passed
        left.failed += right.failed
        left.errored += right.errored
        left.notRun += right.notRun
        left.skipped += right.skipped
        left.flaky += right.flaky
        left.steps += right.steps
        left.checks += right.checks
    }
}

extension FileResult {
    /// The numbers of this file.
    package var counts: Counts { counts(of: cases) }

    /// The numbers of this file, whose `cases` the caller has made already.
    package func counts(of cases: [ReportedCase]) -> Counts {
        var counts = Counts()
        for reported in cases {
            counts.cases += 1
            if reported.isFlaky { counts.flaky += 1 }
            switch reported.outcome {
            case .passed: counts.passed += 1
            case .failed: counts.failed += 1
            case .errored: counts.errored += 1
            case .notRun: counts.notRun += 1
            case .skipped: counts.skipped += 1
            }
        }
        for steps in [setup, teardown] + tests.flatMap({ [$0.steps, $0.always] }) {
            for step in steps {
                switch step.outcome {
                case .notRun, .skipped: continue
                case .passed, .failed, .errored:
                    counts.steps += 1
                    counts.checks += step.checks
                }
            }
        }
        return counts
    }
}

extension RunResult {
    /// The numbers of the whole run.
    package var counts: Counts { files.reduce(into: Counts()) { $0 += $1.counts } }
}
