extension LocatedJSON {
    /// The value without its places.
    package var value: JSONValue {
        switch content {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .number(let number): return .number(number)
        case .string(let text): return .string(text)
        case .surrogates(let string): return .surrogates(string)
        case .array(let elements): return .array(elements.map(\.value))
        case .object(let members):
            let plain = members.map {
                JSONMember(key: $0.key, value: $0.value.value, keyHasSurrogate: $0.keyHasSurrogate)
            }
            return .object(JSONObject(members: plain))
        case .data(let value): return value
        }
    }

    /// The type as JSON calls it: `string`, `number`, `boolean`, `object`, `array` or `null`.
    package var kindName: String {
        switch content {
        case .null: "null"
        case .boolean: "boolean"
        case .number: "number"
        case .string, .surrogates: "string"
        case .array: "array"
        case .object: "object"
        case .data(let value): value.kindName
        }
    }
}
