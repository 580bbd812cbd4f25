import JSON
import Paths

extension MatcherDefinition {
    static let oneOf = MatcherDefinition(
        "?oneOf", operand: "a list of values or matchers", form: .list(minimum: 1),
        summary: "matches exactly one of the list",
        example: #"{ "?oneOf": [{ "?gt": 5 }, { "?lt": 10 }] }"#
    ) { operand, compiler in
        guard let alternatives = compiler.compileList(operand) else { return .nothing }
        return .condition(OneOfCondition(alternatives: alternatives))
    }
}

/// The value matches one of several and no other of them.
struct OneOfCondition: Condition {
    let alternatives: [Expected]

    var expectation: String { "exactly one of these: \(AnyCondition.choice(of: alternatives))" }

    /// An alternative that cannot judge the value is not the one that it matches.
    func without(_ tracker: JSONPathTracker) -> any Condition {
        OneOfCondition(alternatives: alternatives.map { $0.without(tracker) })
    }

    func judge(_ value: Observed) -> Verdict {
        var matches = 0
        var isUnjudged = false
        for alternative in alternatives {
            switch alternative.judge(value) {
            case .holds: matches += 1
            case .fails: break
            case .cannotJudge: isUnjudged = true
            }
            if matches > 1 { return .fails }
        }
        return matches == 1 ? .holds : isUnjudged ? .cannotJudge : .fails
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        let matching = alternatives.filter { $0.judge(value) == .holds }.map(\.expectation)
        let note =
            matching.isEmpty
            ? "" : ", which matches \(matching.count): \(ValueText.list(matching, joining: "and"))"
        explanation.add(
            expected: expectation, actual: ValueText.typed(value), of: value, at: place, range: range,
            note: note)
    }
}
