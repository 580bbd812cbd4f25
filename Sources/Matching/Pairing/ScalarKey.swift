import JSON

/// A scalar as a key: equal where the language calls the values equal, so that most elements of large arrays
/// find each other without being compared one with all.
enum ScalarKey: Hashable {
    case null
    case boolean(Bool)
    case number(JSONNumber)
    case string(ScalarText)
    case surrogates(SurrogateString)

    /// Nil for an array or object.
    init?(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .boolean(let boolean): self = .boolean(boolean)
        case .number(let number): self = .number(number)
        case .string(let text): self = .string(ScalarText(text))
        case .surrogates(let string): self = .surrogates(string)
        case .array, .object: return nil
        }
    }
}

extension Expected {
    /// The key of the only values that are equal to this. Without types a number is equal to texts of many
    /// forms, which other matchers tell apart, so only texts have one.
    func scalarKey(isTyped: Bool) -> ScalarKey? {
        guard case .scalar(let value) = rule else { return nil }
        if isTyped { return ScalarKey(value) }
        guard case .string = value else { return nil }
        return ScalarKey(value)
    }
}
