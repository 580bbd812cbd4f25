import JSON
import Text

/// Stages that add and subtract: a duration on a date, a number on a number.
extension StageDeclaration {
    static let plus = StageDeclaration(
        "plus", [Parameter("D")], summary: "a date a duration later, or a number more",
        example: "$.created -> plus 1h",
        compile: { arguments throws(StageArgumentError) in
            let amount = try Amount(arguments[0])
            return { value, _ throws(PathError) in try sum(value, amount, isNegative: false) }
        })

    static let minus = StageDeclaration(
        "minus", [Parameter("D")], summary: "a date a duration earlier, or a number less",
        example: "$.count -> minus 1",
        compile: { arguments throws(StageArgumentError) in
            let amount = try Amount(arguments[0])
            return { value, _ throws(PathError) in try sum(value, amount, isNegative: true) }
        })

    private static func sum(
        _ value: PathValue, _ amount: Amount, isNegative: Bool
    ) throws(PathError) -> PathValue {
        switch amount {
        case .duration(let duration):
            return try value.mapped { value throws(PathError) in
                let date = try readDate(value)
                guard let text = date.adding(isNegative ? .zero - duration : duration)?.iso8601 else {
                    throw PathError("the date lies outside the years 0 to 9999")
                }
                return .string(text)
            }
        case .number(let number):
            let isUntyped = value.isUntyped
            return try value.mapped(givesTyped: true) { value throws(PathError) in
                let first = try readNumber(value, isUntyped: isUntyped)
                guard let sum = isNegative ? first.subtracting(number) : first.adding(number) else {
                    throw PathError("the result has too many digits")
                }
                return .number(sum)
            }
        }
    }

    private static func readNumber(_ value: JSONValue, isUntyped: Bool) throws(PathError) -> JSONNumber {
        if let number = value.numberValue { return number }
        guard isUntyped, case .string(let text) = value else {
            throw .wrongType(
                expected: "a number", .json(value),
                hint: value.stringValue == nil
                    ? nil : "the stage number reads it, and a date takes a duration such as 1d")
        }
        guard let number = UntypedText.number(text) else { throw .unreadable(value, as: "a number") }
        return number
    }
}

/// What is added.
private enum Amount {
    case number(JSONNumber)
    case duration(Duration)

    init(_ argument: StageArgument) throws(StageArgumentError) {
        let text = try argument.text()
        if let number = JSONNumber(parsing: text) {
            self = .number(number)
        } else if let duration = DurationText.parse(text) {
            self = .duration(duration)
        } else {
            throw StageArgumentError("expected a number or \(DurationText.form), got \(argument.described)")
        }
    }
}

extension PathValue {
    /// Whether it is text that has no type.
    fileprivate var isUntyped: Bool {
        switch self {
        case .untyped, .lines, .nodes: true
        default: false
        }
    }
}
