import Diagnostics

/// One line of a report: a test, or a phase around the tests that did not pass.
///
/// Console summary, JUnit and exit code all count these, so that no two of them can disagree.
package struct ReportedCase: Sendable {
    /// Unique in its file.
    package let name: String
    package let place: Place
    /// The row that the test ran for; nil where it has none.
    package let row: ReportedRow?
    package let outcome: Outcome
    package let duration: Duration
    package let steps: [StepResult]
    /// What the case itself has to say where its steps cannot, such as a spec that is wrong.
    package let failure: CheckFailure?
    /// Longer text for `failure`: the rendered diagnostics.
    package let detail: String?
    /// The attempts before this one, all of which failed.
    package let earlier: [TestResult]
    /// Whether it passed after an attempt that did not.
    package let isFlaky: Bool

    init(
        name: String, place: Place, row: ReportedRow? = nil, outcome: Outcome, duration: Duration,
        steps: [StepResult] = [], failure: CheckFailure? = nil, detail: String? = nil,
        earlier: [TestResult] = [], isFlaky: Bool = false
    ) {
        self.name = name
        self.place = place
        self.row = row
        self.outcome = outcome
        self.duration = duration
        self.steps = steps
        self.failure = failure
        self.detail = detail
        self.earlier = earlier
        self.isFlaky = isFlaky
    }

    /// Every failure of the case in the order it happened.
    package var failures: [CheckFailure] { (failure.map { [$0] } ?? []) + steps.flatMap(\.failures) }
}

extension FileResult {
    /// The file as reports list it, in the order in which things happened: a failed `setup`, each test with its
    /// failed `always` behind it, a failed `teardown`; or, where the spec is wrong, one errored case.
    package var cases: [ReportedCase] {
        if isSpecError { return [specError] }
        var names = CaseNames()
        // Tests take their names first: theirs are unique already and must not change with the weather.
        let named = tests.map { (test: $0, name: names.take($0.name)) }
        var cases = FileResult.cases("setup", of: setup, &names)
        for (test, name) in named {
            cases.append(
                ReportedCase(
                    name: name, place: test.place, row: test.row, outcome: test.outcome,
                    duration: test.duration, steps: test.steps, failure: test.failure, earlier: test.earlier,
                    isFlaky: test.isFlaky))
            cases += FileResult.cases("\(test.name) › always", of: test.always, &names)
        }
        return cases + FileResult.cases("teardown", of: teardown, &names)
    }

    /// The case of a phase around the tests; none where it passed.
    private static func cases(
        _ name: String, of steps: [StepResult], _ names: inout CaseNames
    ) -> [ReportedCase] {
        let outcome = Outcome.combined(steps.map(\.outcome))
        guard !outcome.isGood, let first = steps.first else { return [] }
        let duration = steps.reduce(Duration.zero) { $0 + $1.duration }
        return [
            ReportedCase(
                name: names.take(name), place: first.place, outcome: outcome, duration: duration,
                steps: steps)
        ]
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

/// The names of one file's cases, each once.
private struct CaseNames {
    /// As bytes, for names that look alike to Swift are different ones to whoever reads the report.
    private var taken: Set<[UInt8]> = []
    /// The next number for a name that is taken: very many tests may have one.
    private var numbers: [[UInt8]: Int] = [:]

    /// The name, with a number where another case has it.
    mutating func take(_ name: String) -> String {
        let key = Array(name.utf8)
        if taken.insert(key).inserted { return name }
        var number = numbers[key] ?? 2
        var unique = "\(name) [\(number)]"
        while !taken.insert(Array(unique.utf8)).inserted {
            number += 1
            unique = "\(name) [\(number)]"
        }
        numbers[key] = number + 1
        return unique
    }
}
