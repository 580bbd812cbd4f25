import JSON

extension MatcherDefinition {
    static let because = MatcherDefinition(
        "?because", operand: "text", form: .text, summary: "always; its text is shown when the others fail",
        example: #"{ "?gt": 0, "?because": "an order has at least one line" }"#
    ) { operand, compiler in
        if let text = operand.text { return .because(text) }
        // A template may have put in something else than text.
        if case .data(let value) = operand.value.content { return .because(value.written()) }
        compiler.report(.wrongOperand(operand))
        return .nothing
    }
}
