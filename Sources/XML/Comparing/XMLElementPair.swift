/// Two elements that are compared, and whether `xml:space` preserves the white space in them.
struct XMLElementPair {
    let expected: XMLNode
    let actual: XMLNode
    private var expectedPreserves = false
    private var actualPreserves = false

    init(_ expected: XMLNode, _ actual: XMLNode) {
        self.expected = expected
        self.actual = actual
    }

    /// Where one side alone preserves it, the attribute is the difference.
    var preservesSpace: Bool { expectedPreserves && actualPreserves }

    /// Two children, with what is in force here.
    func child(_ expected: XMLNode, _ actual: XMLNode) -> XMLElementPair {
        var child = XMLElementPair(expected, actual)
        child.expectedPreserves = expectedPreserves
        child.actualPreserves = actualPreserves
        return child
    }

    /// Reads the attributes `xml:space` of the two (XML 1.0 §2.10).
    mutating func noteSpace() {
        expectedPreserves = XMLElementPair.preserves(expected) ?? expectedPreserves
        actualPreserves = XMLElementPair.preserves(actual) ?? actualPreserves
    }

    private static func preserves(_ element: XMLNode) -> Bool? {
        guard element.hasAttributes else { return nil }
        return switch element.attribute(local: "space", namespace: WellKnownNamespace.xml) {
        case "preserve": true
        case "default": false
        default: nil
        }
    }
}
