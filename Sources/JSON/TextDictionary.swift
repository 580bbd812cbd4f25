/// A dictionary whose keys are texts that people choose: told apart by Unicode scalars, as `[String: Value]`
/// would not.
package struct TextDictionary<Value> {
    private var values: [ScalarText: Value] = [:]

    package init() {}

    package subscript(name: String) -> Value? {
        get { values[ScalarText(name)] }
        set { values[ScalarText(name)] = newValue }
    }

    package subscript(name: String, default value: @autoclosure () -> Value) -> Value {
        get { values[ScalarText(name), default: value()] }
        set { values[ScalarText(name), default: value()] = newValue }
    }

    package var isEmpty: Bool { values.isEmpty }

    package var count: Int { values.count }

    /// In no order.
    package var names: [String] { values.keys.map(\.text) }
}

extension TextDictionary: Sendable where Value: Sendable {}
extension TextDictionary: Equatable where Value: Equatable {}
extension TextDictionary: Hashable where Value: Hashable {}

extension TextDictionary: Sequence {
    /// Names with their values, in no order.
    package func makeIterator() -> AnyIterator<(name: String, value: Value)> {
        var iterator = values.makeIterator()
        return AnyIterator { iterator.next().map { ($0.key.text, $0.value) } }
    }
}

extension TextDictionary: ExpressibleByDictionaryLiteral {
    /// Of equal names the last counts.
    package init(dictionaryLiteral elements: (String, Value)...) {
        for (name, value) in elements { self[name] = value }
    }
}
