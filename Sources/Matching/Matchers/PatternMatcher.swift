import JSON
import Text

extension MatcherDefinition {
    static let matches = MatcherDefinition(
        "?matches", operand: "a regular expression", form: .text,
        summary: "is text in which the pattern (PCRE2) is found",
        example: #"{ "?matches": "^[A-Z]{3}-\\d+$" }"#
    ) { operand, compiler in
        guard !compiler.isPending(operand.value) else { return .nothing }
        guard let pattern = operand.text else {
            compiler.report(.wrongOperand(operand))
            return .nothing
        }
        do throws(RegularExpressionError) {
            return .condition(PatternCondition(expression: try RegularExpression(pattern)))
        } catch {
            let place = compiler.range(ofByte: error.offset, in: operand.value)
            compiler.report(.badPattern(error.message, range: place))
            return .nothing
        }
    }
}

/// The value is text in which a regular expression is found.
struct PatternCondition: Condition {
    let expression: RegularExpression

    // Not as JSON, which would double every backslash.
    var expectation: String { "text that matches '\(expression.pattern)'" }

    func judge(_ value: Observed) -> Verdict {
        guard let text = value.text, let isFound = try? expression.matches(in: text) else {
            return .cannotJudge
        }
        return Verdict(isFound)
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        var actual = ValueText.typed(value)
        var note = ""
        if let text = value.text {
            actual = ValueText.bare(.string(text))
            do throws(RegularExpressionError) { _ = try expression.matches(in: text) } catch {
                note = ": \(error.message)"
            }
        }
        explanation.add(
            expected: expectation, actual: actual, of: value, at: place, range: range, note: note)
    }
}
