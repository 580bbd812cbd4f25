import JSON
import Text

extension StageDeclaration {
    static let regex = StageDeclaration(
        "regex", [Parameter("'p'")], summary: "the first group of a pattern's match, or the match",
        example: "header Location -> regex '/notes/([0-9]+)'",
        compile: { arguments throws(StageArgumentError) in
            let pattern = try compiledPattern(arguments[0])
            return { value, _ throws(PathError) in
                try value.mapped { value throws(PathError) in
                    let text = try PathValue.requiredText(value, hint: "the stage text writes it as text")
                    return try firstGroup(of: pattern, in: text).map(JSONValue.string)
                }
            }
        })

    private static func compiledPattern(
        _ argument: StageArgument
    ) throws(StageArgumentError) -> RegularExpression {
        let text = try argument.text()
        do throws(RegularExpressionError) {
            return try RegularExpression(text)
        } catch {
            throw StageArgumentError("the pattern cannot be read: \(error.message)", offset: error.offset)
        }
    }

    private static func firstGroup(
        of pattern: RegularExpression, in text: String
    ) throws(PathError) -> String? {
        do throws(RegularExpressionError) {
            guard let match = try pattern.firstMatch(in: text) else { return nil }
            return match.groups.count > 1 ? match.groups[1] : match.groups[0]
        } catch {
            throw PathError(error.message)
        }
    }
}
