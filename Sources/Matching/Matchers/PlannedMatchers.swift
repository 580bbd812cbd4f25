/// Matchers of the language that are not built yet: using one is an error that says so.
extension MatcherDefinition {
    static let before = MatcherDefinition(
        "?before", operand: "an ISO date, now, or now and a duration", summary: "is a date before this",
        example: #"{ "?before": "now+1d" }"#)
    static let after = MatcherDefinition(
        "?after", operand: "an ISO date, now, or now and a duration", summary: "is a date after this",
        example: #"{ "?after": "now-1d" }"#)
    static let file = MatcherDefinition(
        "?file", operand: "the name of a file", summary: "equals the JSON in that file",
        example: #"{ "?file": "_order.json" }"#)
    static let schema = MatcherDefinition(
        "?schema", operand: "a JSON Schema, or the name of its file",
        summary: "is valid under that JSON Schema",
        example: #"{ "?schema": "_order.schema.json" }"#)
}
