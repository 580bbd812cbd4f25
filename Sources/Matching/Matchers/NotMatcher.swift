import JSON
import Paths

extension MatcherDefinition {
    static let not = MatcherDefinition(
        "?not", operand: "a value or a matcher", form: .expected,
        summary: "does not match, and is such that the matcher can judge it",
        example: #"{ "?not": { "?contains": "error" } }"#
    ) { operand, compiler in
        .condition(NotCondition(inner: compiler.compile(operand.value)))
    }
}

/// The value is one that the inner matcher can judge, and does not match it.
struct NotCondition: Condition {
    let inner: Expected

    var expectation: String { "anything but \(inner.expectation)" }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        NotCondition(inner: inner.without(tracker))
    }

    func judge(_ value: Observed) -> Verdict {
        if value.isAbsent && !inner.asksForAbsence { return .cannotJudge }
        return inner.judge(value).negated
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        guard judge(value) == .cannotJudge, !value.isAbsent else {
            explanation.add(
                expected: expectation, actual: ValueText.bare(value), of: value, at: place, range: range)
            return
        }
        let judge = inner.names(thatCannotJudge: value).first
        explanation.add(
            expected: expectation, actual: ValueText.typed(value), of: value, at: place, range: range,
            note: ", which \(judge ?? "this") cannot judge")
    }
}

extension Expected {
    /// Whether this is `?is` with `absent` or `present`, the only question that has an answer for a value
    /// that is not there.
    fileprivate var asksForAbsence: Bool {
        guard case .matchers(let matchers, _) = rule, matchers.count == 1 else { return false }
        return (matchers[0].condition as? KindCondition)?.asksForAbsence ?? false
    }

    /// The matchers of this object that have no answer for a value.
    fileprivate func names(thatCannotJudge value: Observed) -> [String] {
        guard case .matchers(let matchers, _) = rule else { return [] }
        return matchers.filter { $0.condition.judge(value) == .cannotJudge }.map(\.name)
    }
}
