import JSON

extension MatcherDefinition {
    static let startsWith = edge(
        "?startsWith", .start, summary: "is text that begins with this",
        example: #"{ "?startsWith": "Bearer " }"#)
    static let endsWith = edge(
        "?endsWith", .end, summary: "is text that ends with this", example: #"{ "?endsWith": ".png" }"#)

    private static func edge(
        _ name: String, _ edge: TextEdgeCondition.Edge, summary: String, example: String
    ) -> MatcherDefinition {
        MatcherDefinition(name, operand: "text", form: .text, summary: summary, example: example) {
            operand, compiler in
            guard !compiler.isPending(operand.value) else { return .nothing }
            guard let text = operand.text else {
                compiler.report(.wrongOperand(operand))
                return .nothing
            }
            return .condition(TextEdgeCondition(edge: edge, text: text))
        }
    }
}

/// The value is text with some text at its beginning or end, compared by Unicode scalars.
struct TextEdgeCondition: Condition {
    enum Edge: Sendable { case start, end }

    let edge: Edge
    let text: String

    var expectation: String {
        switch edge {
        case .start: "text that starts with \(QuotedText.of(text))"
        case .end: "text that ends with \(QuotedText.of(text))"
        }
    }

    func judge(_ value: Observed) -> Verdict {
        guard let whole = value.text else { return .cannotJudge }
        return switch edge {
        case .start: Verdict(whole.utf8.starts(with: text.utf8))
        case .end: Verdict(whole.utf8.reversed().starts(with: text.utf8.reversed()))
        }
    }
}
