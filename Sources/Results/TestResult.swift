/// What one test did.
package struct TestResult: Sendable {
    package let name: String
    package let place: Place
    /// The outcome of the test's own steps; `always` is reported beside it.
    package let outcome: Outcome
    package let duration: Duration
    /// The steps in file order, those that never ran included.
    package let steps: [StepResult]
    /// The steps of `always`, which ran whatever happened before them.
    package let always: [StepResult]
    /// Set where no step of it ran, such as after a failed `setup`.
    package let failure: CheckFailure?

    package init(
        name: String, place: Place, outcome: Outcome, duration: Duration, steps: [StepResult] = [],
        always: [StepResult] = [], failure: CheckFailure? = nil
    ) {
        self.name = name
        self.place = place
        self.outcome = outcome
        self.duration = duration
        self.steps = steps
        self.always = always
        self.failure = failure
    }
}
