import JSON

/// Stages that read numbers and booleans.
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

    static let boolean = StageDeclaration(
        "boolean", summary: "reads text as true or false, 1 or 0", example: "header X-Cached -> boolean"
    ) { value, _ throws(PathError) in
        try value.mapped(givesTyped: true) { value throws(PathError) in
            if case .boolean = value { return value }
            guard case .string(let text) = value else {
                throw .wrongType(expected: "text or a boolean", .json(value))
            }
            guard let read = UntypedText.boolean(text) else { throw .unreadable(value, as: "a boolean") }
            return .boolean(read)
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
