extension JSONValue {
    /// The type as JSON calls it: `string`, `number`, `boolean`, `object`, `array` or `null`.
    package var kindName: String {
        switch self {
        case .null: "null"
        case .boolean: "boolean"
        case .number: "number"
        case .string, .surrogates: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// Whether it is an array or an object.
    package var isContainer: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }

    /// The text of a string; nil for any other value, and for a string with a lone surrogate.
    package var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number, or nil for any other value.
    package var numberValue: JSONNumber? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The boolean, or nil for any other value.
    package var booleanValue: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The elements of an array, or nil for any other value.
    package var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The object, or nil for any other value.
    package var objectValue: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }
}
