import JSON
import Paths

extension MatcherDefinition {
    static let contains = MatcherDefinition(
        "?contains", operand: "text, or a value or matcher for an element", form: .expected,
        summary: "is text that has it, or an array with an element that matches",
        example: #"{ "?contains": { "id": 7 } }"#
    ) { operand, compiler in
        .condition(ContainsCondition(text: operand.text, element: compiler.compile(operand.value)))
    }
}

/// The value is text with some text in it, or an array with an element that matches.
struct ContainsCondition: Condition {
    /// What text must have in it; nil where only an element is meant.
    let text: String?
    let element: Expected

    var expectation: String {
        guard let text else { return "an array that contains \(element.expectation)" }
        return "text or an array that contains \(QuotedText.of(text))"
    }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        ContainsCondition(text: text, element: element.elementWithout(tracker) ?? element)
    }

    func judge(_ value: Observed) -> Verdict {
        let single = judgeText(value)
        guard let (values, isTyped) = value.elements, !values.isEmpty || !value.isAbsent else {
            return single ?? .cannotJudge
        }
        // A list of one counts as its text too.
        return values.reduce(single ?? .fails) { verdict, element in
            verdict.or(self.element.judge(.value(element, isTyped: isTyped)))
        }
    }

    /// Nil where the value is no text, or no text is looked for.
    private func judgeText(_ value: Observed) -> Verdict? {
        guard let text, let whole = value.text else { return nil }
        return Verdict(TextSearch.contains(whole, text))
    }
}
