import JSON
import Paths

extension MatcherDefinition {
    static let equals = MatcherDefinition(
        "?equals", operand: "any value", form: .data,
        summary: "equals this exactly; nothing inside is a matcher, and objects have no further keys",
        example: #"{ "?equals": { "?gt": 1 } }"#
    ) { operand, compiler in
        let value = compiler.literal(operand.value.value, isExact: true, range: operand.value.range)
        return .condition(EqualsCondition(value: value))
    }
}

/// The value equals a literal one, member by member.
struct EqualsCondition: Condition {
    let value: Expected

    var expectation: String { value.expectation }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        EqualsCondition(value: value.without(tracker))
    }

    func judge(_ value: Observed) -> Verdict {
        self.value.judge(value)
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        self.value.explain(value, at: place, in: &explanation)
    }
}
