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

    init(_ test: TestResult, name: String) {
        self.init(
            name: name, place: test.place, row: test.row, outcome: test.outcome, duration: test.duration,
            steps: test.steps, failure: test.failure, earlier: test.earlier, isFlaky: test.isFlaky)
    }

    /// Every failure of the case in the order it happened.
    package var failures: [CheckFailure] { (failure.map { [$0] } ?? []) + steps.flatMap(\.failures) }
}

/// What a report is told of at once: a test, or a phase around the tests.
package struct ReportedPart: Sendable {
    /// The test; nil for `setup` and `teardown`, and for a spec that is wrong.
    package let test: TestResult?
    /// The test in its JSON form, where it was read from that.
    package let coded: [UInt8]?
    /// The test with its failed `always` behind it, or the phase that did not pass.
    package let cases: [ReportedCase]

    init(test: TestResult?, coded: [UInt8]? = nil, cases: [ReportedCase]) {
        self.test = test
        self.coded = coded
        self.cases = cases
    }
}

extension FileResult {
    /// Goes through the file in the order in which things happened: a failed `setup`, each test with its failed
    /// `always`, a failed `teardown`; or, where the spec is wrong, one errored case. One part is held at a time.
    package func forEachPart(_ body: (ReportedPart) -> Void) {
        if isSpecError { return body(ReportedPart(test: nil, cases: [specError])) }
        // Tests keep their names: those of the phases must not change them with the weather.
        var names = CaseNames(of: counts.cases > tests.count ? tests : nil)
        func tell(_ phase: String, _ steps: [StepResult]) {
            let cases = FileResult.cases(phase, of: steps, &names)
            if !cases.isEmpty { body(ReportedPart(test: nil, cases: cases)) }
        }
        tell("setup", setup)
        for index in tests.indices {
            let (test, coded) = tests.read(index)
            let own = ReportedCase(test, name: names.take(test.name))
            var cases = [own]
            if !test.always.isEmpty {
                cases += FileResult.cases("\(test.name) › always", of: test.always, &names)
            }
            body(ReportedPart(test: test, coded: coded, cases: cases))
        }
        tell("teardown", teardown)
    }

    /// All cases of the file at once.
    package var cases: [ReportedCase] {
        var cases: [ReportedCase] = []
        forEachPart { cases += $0.cases }
        return cases
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
                name: names.takeBesideTests(name), place: first.place, outcome: outcome, duration: duration,
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
