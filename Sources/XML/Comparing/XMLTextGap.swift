import JSON

/// Goes over the texts between the children of two elements, from one pair of children to the next.
struct XMLTextGap {
    struct Difference {
        let expected: String
        let actual: String
        /// The text that came; nil where there is none.
        let node: XMLNode?
    }

    private let expected: XMLContent
    private let actual: XMLContent
    /// Whether white space counts.
    private let isExact: Bool
    private var expectedPlace = 0
    private var actualPlace = 0

    init(_ expected: XMLContent, _ actual: XMLContent, isExact: Bool) {
        self.expected = expected
        self.actual = actual
        self.isExact = isExact
    }

    /// What differs before the next pair of children, by their places among the elements.
    mutating func pass(toPair left: Int, _ right: Int) -> Difference? {
        defer {
            expectedPlace = left + 1
            actualPlace = right + 1
        }
        return difference(expectedPlace...left, actualPlace...right)
    }

    /// What differs after the last pair.
    mutating func passToEnd() -> Difference? {
        difference(expectedPlace...expected.elements.count, actualPlace...actual.elements.count)
    }

    private func difference(_ left: ClosedRange<Int>, _ right: ClosedRange<Int>) -> Difference? {
        // The common case, without making texts.
        if !isExact, expected.isBlank, actual.isBlank { return nil }
        let texts = (expected: expected.texts[left].joined(), actual: actual.texts[right].joined())
        if TextEquality.equal(texts.expected, texts.actual) { return nil }
        if !isExact, XMLContent.isBlank(texts.expected), XMLContent.isBlank(texts.actual) { return nil }
        return Difference(
            expected: isExact ? texts.expected : XMLTextGap.withoutLayout(texts.expected),
            actual: isExact ? texts.actual : XMLTextGap.withoutLayout(texts.actual),
            node: actual.textNodes[right].lazy.compactMap { $0 }.first)
    }

    private static func withoutLayout(_ text: String) -> String { XMLContent.isBlank(text) ? "" : text }
}
