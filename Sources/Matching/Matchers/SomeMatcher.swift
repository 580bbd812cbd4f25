import JSON
import Paths

extension MatcherDefinition {
    static let some = MatcherDefinition(
        "?some", operand: "a value or a matcher", form: .expected,
        summary: "is an array in which some element matches",
        example: #"{ "?some": { "state": "open" } }"#
    ) { operand, compiler in
        .condition(SomeCondition(element: compiler.compile(operand.value)))
    }
}

/// The value is an array with an element that matches.
struct SomeCondition: Condition {
    let element: Expected

    var expectation: String { "an array in which some element is \(element.expectation)" }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        SomeCondition(element: element.elementWithout(tracker) ?? element)
    }

    func judge(_ value: Observed) -> Verdict {
        guard let (values, isTyped) = value.elements else { return .cannotJudge }
        return values.reduce(.fails) { verdict, part in
            verdict.or(element.judge(.value(part, isTyped: isTyped)))
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
        explanation.add(
            expected: expectation, actual: ValueText.bare(.array(values)),
            of: .value(.array(values), isTyped: true), at: place, range: range)
        let differences = values.indices.prefix(ElementDifference.limit).map { index in
            ElementDifference(
                of: .value(values[index], isTyped: isTyped), from: element,
                at: value.place(of: index, in: place), in: explanation)
        }
        guard let closest = differences.min(by: { $0.size < $1.size }), closest.isInside,
            let first = closest.first
        else { return }
        explanation.add(first)
        explanation.addNote(" (in the closest element)", since: explanation.mismatches.count - 1)
    }
}
