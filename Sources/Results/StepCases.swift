/// The cases of one file where each step is a case of its own: those of `setup`, `always` and `teardown` too, whether
/// they passed or not. A test without steps, and a spec that is wrong, are cases as they are.
package struct StepCases {
    private var names = CaseNames(of: nil)

    package init() {}

    /// The cases of `setup` or `teardown`.
    package mutating func cases(ofPhase name: String, _ steps: [StepResult]) -> [ReportedCase] {
        cases(of: steps, under: name, attempts: [])
    }

    /// The cases of a test, or that of a spec that is wrong; none of a phase, which is told beside its file.
    package mutating func cases(of part: ReportedPart, in file: FileResult) -> [ReportedCase] {
        guard let own = part.cases.first else { return [] }
        guard let test = part.test else { return file.isSpecError ? part.cases : [] }
        // What no step can say the test says itself.
        guard own.failure == nil, !own.steps.isEmpty else {
            return [own.named(names.take(own.name))]
                + cases(
                    of: test.always, under: "\(own.name) › always", row: own.row,
                    attempts: own.earlier.map(\.always))
        }
        return cases(of: own.steps, under: own.name, row: own.row, attempts: own.earlier.map(\.steps))
            + cases(
                of: test.always, under: "\(own.name) › always", row: own.row,
                attempts: own.earlier.map(\.always))
    }

    private mutating func cases(
        of steps: [StepResult], under title: String, row: ReportedRow? = nil, attempts: [[StepResult]]
    ) -> [ReportedCase] {
        // A step of an attempt belongs to the step of the same name, the second to the second.
        var told: [String: Int] = [:]
        return steps.map { step in
            let place = told[step.name, default: 0]
            told[step.name] = place + 1
            let earlier = attempts.compactMap { attempt in
                attempt.filter { $0.name == step.name }.dropFirst(place).first
            }.filter(\.outcome.isBad)
            // A test that is one call is called as its step is.
            let isSaid = title.utf8.elementsEqual(step.name.utf8)
            return ReportedCase(
                step, name: names.take(isSaid ? title : "\(title) › \(step.name)"), row: row, earlier: earlier
            )
        }
    }
}

extension ReportedCase {
    fileprivate init(_ step: StepResult, name: String, row: ReportedRow?, earlier: [StepResult]) {
        self.init(
            name: name, place: step.place, row: row, outcome: step.outcome, duration: step.duration,
            steps: [step],
            earlier: earlier.map {
                TestResult(
                    name: $0.name, place: $0.place, outcome: $0.outcome, duration: $0.duration, steps: [$0])
            }, isFlaky: step.outcome == .passed && !earlier.isEmpty)
    }

    fileprivate func named(_ name: String) -> ReportedCase {
        ReportedCase(
            name: name, place: place, row: row, outcome: outcome, duration: duration, steps: steps,
            failure: failure, detail: detail, earlier: earlier, isFlaky: isFlaky)
    }
}
