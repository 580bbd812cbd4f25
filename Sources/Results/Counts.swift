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

    package static func + (left: Counts, right: Counts) -> Counts {
        var sum = left
        sum += right
        return sum
    }
}

extension Counts {
    /// A file whose spec is wrong is one errored case.
    package static var brokenSpec: Counts {
        var counts = Counts()
        counts.note(.errored)
        return counts
    }

    /// Those of tests, with the steps and the failed `always` of each.
    package init(of tests: some Sequence<TestResult>) {
        self.init()
        for test in tests { add(test) }
    }

    /// Those of `setup` or `teardown`, which is a case only where it did not pass.
    package init(ofPhase steps: [StepResult]) {
        self.init()
        add(phase: steps)
    }

    /// Counts a test in, with its steps and its `always`.
    package mutating func add(_ test: TestResult) {
        note(test.outcome)
        if test.isFlaky { flaky += 1 }
        add(steps: test.steps)
        add(phase: test.always)
    }

    private mutating func add(phase steps: [StepResult]) {
        guard !steps.isEmpty else { return }
        let outcome = Outcome.combined(steps.lazy.map(\.outcome))
        if !outcome.isGood { note(outcome) }
        add(steps: steps)
    }

    private mutating func add(steps: [StepResult]) {
        for step in steps {
            switch step.outcome {
            case .notRun, .skipped: continue
            case .passed, .failed, .errored:
                self.steps += 1
                checks += step.checks
            }
        }
    }

    /// Counts a case in, and nothing of its steps.
    package mutating func note(_ outcome: Outcome) {
        cases += 1
        switch outcome {
        case .passed: passed += 1
        case .failed: failed += 1
        case .errored: errored += 1
        case .notRun: notRun += 1
        case .skipped: skipped += 1
        }
    }
}
