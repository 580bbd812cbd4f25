/// What one test did: its steps in file order, then those of `always`.
package struct TestResult: Sendable {
    package let name: String
    package let place: Place
    package let outcome: Outcome
    package let duration: Duration
    package let steps: [StepResult]
    /// Set where the test itself never ran as meant, such as after a failed `setup`.
    package let failure: CheckFailure?

    package init(
        name: String, place: Place, outcome: Outcome, duration: Duration, steps: [StepResult],
        failure: CheckFailure? = nil
    ) {
        self.name = name
        self.place = place
        self.outcome = outcome
        self.duration = duration
        self.steps = steps
        self.failure = failure
    }
}
