import JSON
import Paths

extension MatcherDefinition {
    static let all = MatcherDefinition(
        "?all", operand: "a list of values or matchers", form: .list(minimum: 1),
        summary: "matches all of the list",
        example: #"{ "?all": [{ "?startsWith": "a" }, { "?endsWith": "z" }] }"#
    ) { operand, compiler in
        guard let parts = compiler.compileList(operand) else { return .nothing }
        return .condition(AllCondition(parts: parts))
    }
}

/// The value matches each of several; what does not hold is reported one by one.
struct AllCondition: Condition {
    let parts: [Expected]

    var expectation: String { parts.map(\.expectation).joined(separator: " and ") }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        AllCondition(parts: parts.map { $0.without(tracker) })
    }

    func judge(_ value: Observed) -> Verdict {
        parts.reduce(.holds) { verdict, part in verdict.and(part.judge(value)) }
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        guard !value.isAbsent else {
            explanation.add(expected: expectation, actual: "absent", of: value, at: place, range: range)
            return
        }
        for part in parts { part.explain(value, at: place, in: &explanation) }
    }
}
