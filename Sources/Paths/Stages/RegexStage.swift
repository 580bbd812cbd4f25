import JSON
import Text

/// Stages that look for a pattern.
extension StageDeclaration {
    static let regex = StageDeclaration(
        "regex", [Parameter("'p'")], summary: "the first group of a pattern's match, or the match",
        example: "header Location -> regex '/notes/([0-9]+)'",
        compile: { arguments throws(StageArgumentError) in
            let pattern = try compiledPattern(arguments[0])
            return { value, _ throws(PathError) in
                try value.mappedText { text throws(PathError) in
                    try searching { () throws(RegularExpressionError) in
                        try pattern.firstMatch(in: text).flatMap(found).map(JSONValue.string)
                    }
                }
            }
        })

    static let regexAll = StageDeclaration(
        "regexAll", [Parameter("'p'")], summary: "an array of what regex gives, of every match",
        example: "body -> regexAll '[0-9]+'",
        compile: { arguments throws(StageArgumentError) in
            let pattern = try compiledPattern(arguments[0])
            return { value, _ throws(PathError) in
                try value.mappedText { text throws(PathError) in
                    try searching { () throws(RegularExpressionError) in
                        .array(try pattern.allMatches(in: text).compactMap(found).map(JSONValue.string))
                    }
                }
            }
        })

    static let replace = StageDeclaration(
        "replace", [Parameter("'p'"), Parameter("'r'")],
        summary: "every match of a pattern replaced, $1 is the first group",
        example: "$.phone -> replace '[^0-9]' ''",
        compile: { arguments throws(StageArgumentError) in
            let pattern = try compiledPattern(arguments[0])
            let replacement = try arguments[1].text(index: 1)
            return { value, _ throws(PathError) in
                try value.mappedText { text throws(PathError) in
                    try searching { () throws(RegularExpressionError) in
                        .string(try pattern.replacing(text, with: replacement))
                    }
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

    /// The first group, or the match where the pattern has none; nil where the group took no part.
    private static func found(_ match: RegularExpressionMatch) -> String? {
        match.groups.count > 1 ? match.groups[1] : match.groups[0]
    }

    private static func searching<Value>(
        _ search: () throws(RegularExpressionError) -> Value
    ) throws(PathError) -> Value {
        do throws(RegularExpressionError) {
            return try search()
        } catch {
            throw PathError(error.message)
        }
    }
}
