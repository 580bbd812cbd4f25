/// What one test did.
package struct TestResult: Sendable {
    package internal(set) var name: String
    package let place: Place
    /// Its file's and its own.
    package internal(set) var tags: [String]
    /// Nil where the test has no rows.
    package let row: ReportedRow?
    /// The outcome of the test's own steps; `always` is reported beside it.
    package internal(set) var outcome: Outcome
    package let duration: Duration
    /// The steps in file order, those that never ran included.
    package internal(set) var steps: [StepResult]
    /// The steps of `always`, which ran whatever happened before them.
    package internal(set) var always: [StepResult]
    /// Set where no step of it ran, such as after a failed `setup`.
    package internal(set) var failure: CheckFailure?
    /// The attempts before this one, all of which failed.
    package internal(set) var earlier: [TestResult] = []

    package init(
        name: String, place: Place, tags: [String] = [], row: ReportedRow? = nil, outcome: Outcome,
        duration: Duration, steps: [StepResult] = [], always: [StepResult] = [], failure: CheckFailure? = nil
    ) {
        self.name = name
        self.place = place
        self.tags = tags
        self.row = row
        self.outcome = outcome
        self.duration = duration
        self.steps = steps
        self.always = always
        self.failure = failure
    }
}

extension TestResult {
    /// Whether the test or what follows it failed, so that another attempt might help.
    package var hasFailed: Bool { outcome.isBad || always.contains { $0.outcome.isBad } }

    /// Whether it passed, its `always` too, after an attempt that did not.
    package var isFlaky: Bool { !earlier.isEmpty && outcome == .passed && !hasFailed }

    /// The test as the attempt that follows others.
    package func after(_ earlier: [TestResult]) -> TestResult {
        var result = self
        result.earlier = earlier
        return result
    }
}
