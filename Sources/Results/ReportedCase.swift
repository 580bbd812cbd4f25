import Diagnostics

/// One line of a report: a test, or a phase around the tests that did not pass.
///
/// Console summary, JUnit and exit code all count these, so that no two of them can disagree.
package struct ReportedCase: Sendable {
    /// Unique in its file.
    package let name: String
    package let place: Place
    package let outcome: Outcome
    package let duration: Duration
    package let steps: [StepResult]
    /// What the case itself has to say where its steps cannot, such as a spec that is wrong.
    package let failure: CheckFailure?
    /// Longer text for `failure`: the rendered diagnostics.
    package let detail: String?

    init(
        name: String, place: Place, outcome: Outcome, duration: Duration, steps: [StepResult] = [],
        failure: CheckFailure? = nil, detail: String? = nil
    ) {
        self.name = name
        self.place = place
        self.outcome = outcome
        self.duration = duration
        self.steps = steps
        self.failure = failure
        self.detail = detail
    }

    /// Every failure of the case in the order it happened.
    package var failures: [CheckFailure] { (failure.map { [$0] } ?? []) + steps.flatMap(\.failures) }
}

extension FileResult {
    /// The file as reports list it: a failed `setup`, each test, each failed `always`, a failed `teardown`;
    /// or, where the spec is wrong, one errored case.
    package var cases: [ReportedCase] {
        if isSpecError { return [specError] }
        var cases: [ReportedCase] = []
        var names: Set<String> = []
        func add(_ name: String, _ make: (String) -> ReportedCase) {
            var unique = name
            var number = 2
            while !names.insert(unique).inserted {
                unique = "\(name) [\(number)]"
                number += 1
            }
            cases.append(make(unique))
        }
        func add(_ name: String, phase steps: [StepResult]) {
            let outcome = Outcome.combined(steps.map(\.outcome))
            guard !outcome.isGood, let first = steps.first else { return }
            let duration = steps.reduce(Duration.zero) { $0 + $1.duration }
            add(name) {
                ReportedCase(name: $0, place: first.place, outcome: outcome, duration: duration, steps: steps)
            }
        }

        // Tests take their names first: theirs are unique already and must not change with the weather.
        for test in tests {
            add(test.name) {
                ReportedCase(
                    name: $0, place: test.place, outcome: test.outcome, duration: test.duration,
                    steps: test.steps, failure: test.failure)
            }
        }
        for test in tests { add("\(test.name) › always", phase: test.always) }
        add("setup", phase: setup)
        add("teardown", phase: teardown)
        return cases
    }

    private var specError: ReportedCase {
        let errors = diagnostics.filter { $0.severity == .error }
        let place = errors.first?.place ?? Place(file: file, line: 1, column: 1)
        let message = errors.count == 1 ? "the spec has an error" : "the spec has \(errors.count) errors"
        return ReportedCase(
            name: "spec", place: place, outcome: .errored, duration: .zero,
            failure: CheckFailure(
                kind: .specError, place: place, subject: "",
                message: "\(message): \(errors.first?.message ?? "")"),
            detail: diagnostics.map(\.rendered).joined(separator: "\n\n"))
    }
}
