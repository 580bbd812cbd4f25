/// A set of texts that people choose: told apart by Unicode scalars, as `Set<String>` would not.
package struct TextSet: Hashable, Sendable {
    private var texts: Set<ScalarText>

    package init() {
        texts = []
    }

    package init(_ texts: some Sequence<String>) {
        self.texts = Set(texts.map(ScalarText.init))
    }

    package var isEmpty: Bool { texts.isEmpty }

    package var count: Int { texts.count }

    package func contains(_ text: String) -> Bool { texts.contains(ScalarText(text)) }

    /// - Returns: whether it was not there yet.
    @discardableResult
    package mutating func insert(_ text: String) -> Bool { texts.insert(ScalarText(text)).inserted }

    package mutating func remove(_ text: String) {
        texts.remove(ScalarText(text))
    }

    package mutating func formUnion(_ others: some Sequence<String>) {
        texts.formUnion(others.map(ScalarText.init))
    }

    package func union(_ others: some Sequence<String>) -> TextSet {
        var union = self
        union.formUnion(others)
        return union
    }

    package func subtracting(_ others: TextSet) -> TextSet {
        var rest = self
        rest.texts.subtract(others.texts)
        return rest
    }

    /// In the order of their scalars.
    package func sorted() -> [String] { texts.sorted().map(\.text) }
}

extension TextSet: Sequence {
    /// The texts in no order.
    package func makeIterator() -> AnyIterator<String> {
        var iterator = texts.makeIterator()
        return AnyIterator { iterator.next()?.text }
    }
}

extension TextSet: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: String...) {
        self.init(elements)
    }
}
