/// Matchers of the language that are not built yet: using one is an error that says so.
extension MatcherDefinition {
    static let oneOf = MatcherDefinition(
        "?oneOf", operand: "a list of values or matchers", summary: "matches exactly one of the list",
        example: #"{ "?oneOf": [{ "?gt": 5 }, { "?lt": 10 }] }"#)
    static let near = MatcherDefinition(
        "?near", operand: "a number, an ISO date or a duration",
        summary: "is as close to this as ?within says",
        example: #"{ "?near": 3.14, "?within": 0.01 }"#)
    static let within = MatcherDefinition(
        "?within", operand: "a number or a duration", summary: "says how close ?near has to be",
        example: #"{ "?near": "{{now}}", "?within": "5s" }"#)
    static let unordered = MatcherDefinition(
        "?unordered", operand: "a list of values or matchers",
        summary: "is an array of these and no others, in any order", example: #"{ "?unordered": [1, 2, 3] }"#)
    static let includes = MatcherDefinition(
        "?includes", operand: "a list of values or matchers", summary: "is an array with at least these",
        example: #"{ "?includes": [{ "id": 1 }, { "id": 2 }] }"#)
    static let each = MatcherDefinition(
        "?each", operand: "a value or a matcher", summary: "is an array in which every element matches",
        example: #"{ "?each": { "id": { "?is": "integer" } } }"#)
    static let some = MatcherDefinition(
        "?some", operand: "a value or a matcher", summary: "is an array in which some element matches",
        example: #"{ "?some": { "state": "open" } }"#)
    static let none = MatcherDefinition(
        "?none", operand: "a value or a matcher", summary: "is an array in which no element matches",
        example: #"{ "?none": { "state": "failed" } }"#)
    static let strict = MatcherDefinition(
        "?strict", operand: "a value", summary: "has no keys but these, all the way down",
        example: #"{ "?strict": { "id": { "?is": "integer" } } }"#)
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
