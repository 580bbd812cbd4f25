import JSON
import Paths

extension MatcherDefinition {
    static let each = MatcherDefinition(
        "?each", operand: "a value or a matcher", form: .expected,
        summary: "is an array in which every element matches, and there is one",
        example: #"{ "?each": { "id": { "?is": "integer" } } }"#
    ) { operand, compiler in
        .condition(EachCondition(element: compiler.compile(operand.value)))
    }
}

/// The value is an array with at least one element, all of which match.
struct EachCondition: Condition {
    let element: Expected

    var expectation: String { "an array in which every element is \(element.expectation)" }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        EachCondition(element: element.elementWithout(tracker) ?? element)
    }

    func judge(_ value: Observed) -> Verdict {
        guard let (values, isTyped) = value.elements else { return .cannotJudge }
        guard !values.isEmpty else { return .fails }
        return values.reduce(.holds) { verdict, part in
            verdict.and(element.judge(.value(part, isTyped: isTyped)))
        }
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        guard let (values, isTyped) = value.elements else {
            explanation.add(
                expected: expectation, actual: ValueText.typed(value), of: value, at: place, range: range)
            return
        }
        guard !values.isEmpty else {
            // An empty list is not called absent here: it has no elements.
            explanation.add(
                expected: "at least one element, and each to be \(element.expectation)",
                actual: "an empty array", of: .value(.array([]), isTyped: true), at: place, range: range)
            return
        }
        for index in values.indices {
            element.explain(
                .value(values[index], isTyped: isTyped), at: value.place(of: index, in: place),
                in: &explanation)
        }
    }
}
