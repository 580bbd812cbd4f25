import JSON
import Paths

extension MatcherDefinition {
    static let none = MatcherDefinition(
        "?none", operand: "a value or a matcher", form: .expected,
        summary: "is an array in which no element matches",
        example: #"{ "?none": { "state": "failed" } }"#
    ) { operand, compiler in
        .condition(NoneCondition(element: compiler.compile(operand.value)))
    }
}

/// The value is an array whose elements can all be judged, and none of them matches.
struct NoneCondition: Condition {
    let element: Expected

    var expectation: String { "an array in which no element is \(element.expectation)" }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        NoneCondition(element: element.elementWithout(tracker) ?? element)
    }

    func judge(_ value: Observed) -> Verdict {
        guard let (values, isTyped) = value.elements else { return .cannotJudge }
        return values.reduce(Verdict.fails) { verdict, part in
            verdict.or(element.judge(.value(part, isTyped: isTyped)))
        }.negated
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        guard let (values, isTyped) = value.elements else {
            explanation.add(
                expected: expectation, actual: ValueText.typed(value), of: value, at: place, range: range)
            return
        }
        let not = NotCondition(inner: element)
        for index in values.indices {
            let part = Observed.value(values[index], isTyped: isTyped)
            guard not.judge(part) != .holds else { continue }
            not.explain(part, at: value.place(of: index, in: place), range: range, in: &explanation)
        }
    }
}
