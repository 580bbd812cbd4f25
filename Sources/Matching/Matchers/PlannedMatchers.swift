/// Matchers of the language that are not built yet: using one is an error that says so.
extension MatcherDefinition {
    static let schema = MatcherDefinition(
        "?schema", operand: "a JSON Schema, or the name of its file", form: .data,
        summary: "is valid under that JSON Schema",
        example: #"{ "?schema": "_order.schema.json" }"#)
}
