import JSON
import Paths

extension MatcherDefinition {
    static let any = MatcherDefinition(
        "?any", operand: "a list of values or matchers", form: .list(minimum: 1),
        summary: "matches one of the list",
        example: #"{ "?any": ["open", { "?is": "null" }] }"#, compile: compileAny)

    static let `in` = MatcherDefinition(
        "?in", operand: "a list of values or matchers", form: .list(minimum: 1),
        summary: "matches one of the list (another word for ?any)",
        example: #"{ "?in": [200, 201, 204] }"#, compile: compileAny)

    private static let compileAny: @Sendable (Operand, inout MatcherCompiler) -> Compiled = {
        operand, compiler in
        guard let alternatives = compiler.compileList(operand) else { return .nothing }
        return .condition(AnyCondition(alternatives: alternatives))
    }
}

/// The value matches one of several.
struct AnyCondition: Condition {
    let alternatives: [Expected]

    var expectation: String { AnyCondition.choice(of: alternatives) }

    /// `1, 2 or 3`; of many the first ten.
    static func choice(of alternatives: [Expected]) -> String {
        guard alternatives.count > 1 else { return alternatives.first?.expectation ?? "nothing" }
        guard alternatives.count > 10 else {
            return ValueText.list(alternatives.map(\.expectation), joining: "or")
        }
        let first = alternatives.prefix(10).map(\.expectation).joined(separator: ", ")
        return "one of \(first), … (\(alternatives.count) in all)"
    }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        AnyCondition(alternatives: alternatives.map { $0.without(tracker) })
    }

    func judge(_ value: Observed) -> Verdict {
        alternatives.reduce(.fails) { verdict, alternative in verdict.or(alternative.judge(value)) }
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        // The alternatives may be of other types than the value, so its own is said.
        explanation.add(
            expected: expectation, actual: ValueText.typed(value), of: value, at: place, range: range)
    }
}

extension MatcherCompiler {
    /// The entries of an operand that is a list; nil where it is none, which is reported, or cannot be known
    /// yet.
    mutating func compileList(_ operand: Operand) -> [Expected]? {
        guard !isPending(operand.value) else { return nil }
        guard let elements = operand.elements else {
            report(.wrongOperand(operand))
            return nil
        }
        guard !elements.isEmpty else {
            report(.emptyList(operand))
            return nil
        }
        return elements.map { compile($0) }
    }
}
