import JSON
import Paths

extension MatcherDefinition {
    static let strict = MatcherDefinition(
        "?strict", operand: "a value", form: .expected, summary: "has no keys but these, all the way down",
        example: #"{ "?strict": { "id": { "?is": "integer" } } }"#
    ) { operand, compiler in
        .condition(StrictCondition(value: compiler.compileStrictly(operand.value)))
    }
}

/// The value matches one whose objects allow no further members; matchers still work inside.
struct StrictCondition: Condition {
    let value: Expected

    var expectation: String { value.expectation }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        StrictCondition(value: value.without(tracker))
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
