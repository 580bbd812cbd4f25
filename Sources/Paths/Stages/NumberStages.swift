import JSON

/// Stages that read numbers.
extension StageDeclaration {
    static let number = StageDeclaration(
        "number", summary: "reads text as a number", example: "header X-Total -> number"
    ) { value, _ throws(PathError) in
        try value.mapped(givesTyped: true) { value throws(PathError) in
            .number(try readNumber(value, kind: "a number"))
        }
    }

    static let integer = StageDeclaration(
        "integer", summary: "reads text as an integer",
        example: "header Location -> regex 'id=([0-9]+)' -> integer"
    ) { value, _ throws(PathError) in
        try value.mapped(givesTyped: true) { value throws(PathError) in
            let number = try readNumber(value, kind: "an integer")
            guard number.isInteger else { throw .unreadable(value, as: "an integer") }
            return .number(number)
        }
    }

    private static func readNumber(_ value: JSONValue, kind: String) throws(PathError) -> JSONNumber {
        if case .number(let number) = value { return number }
        guard case .string(let text) = value else {
            throw .wrongType(expected: "text or a number", .json(value))
        }
        guard let number = UntypedText.number(text) else { throw .unreadable(value, as: kind) }
        return number
    }
}
