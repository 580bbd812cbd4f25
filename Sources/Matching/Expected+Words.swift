import JSON

extension Expected {
    /// What the value should be, after "expected": `"milk"`, `an integer`, `{"id":1}`.
    var expectation: String {
        switch rule {
        case .scalar(let value): return ValueText.bare(value)
        case .array, .object: return ValueText.cut(authored.value)
        case .matchers(let matchers, _):
            return matchers.isEmpty
                ? "a value" : matchers.map(\.condition.expectation).joined(separator: " and ")
        }
    }
}

extension ValueText {
    /// `1 element`, `2 elements`.
    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
