/// An element with a number that is the same for elements that say the same.
///
/// It only guides which children are compared with each other; what differs is found by comparing.
struct XMLFingerprinted {
    let node: XMLNode
    let fingerprint: Int

    /// How many nodes of an element are looked at.
    private static let limit = 1_000

    init(_ node: XMLNode) {
        self.node = node
        var hasher = Hasher()
        var open = [node]
        var count = 0
        while let next = open.popLast(), count < XMLFingerprinted.limit {
            count += 1
            switch next.kind {
            case .element:
                hasher.combine(next.localName.utf8.count)
                XMLFingerprinted.add(next.expandedName, to: &hasher)
                hasher.combine(XMLFingerprinted.attributes(of: next))
                open += next.children.reversed()
            case .text, .cdata:
                let text = next.stringValue
                if !XMLContent.isBlank(text) { XMLFingerprinted.add(text, to: &hasher) }
            default: break
            }
        }
        fingerprint = hasher.finalize()
    }

    private static func add(_ text: String, to hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        hasher.combine(text.utf8.count)
    }

    /// The sum over the attributes, whose order does not count.
    private static func attributes(of element: XMLNode) -> Int {
        guard element.hasAttributes else { return 0 }
        return element.attributes.reduce(0) { sum, attribute in
            var hasher = Hasher()
            add(attribute.expandedName, to: &hasher)
            add(attribute.stringValue, to: &hasher)
            return sum &+ hasher.finalize()
        }
    }

    /// How much one is like the other; 0 for those that are not to be compared.
    func likeness(to other: XMLFingerprinted) -> Int32 {
        guard node.hasSameLocalName(as: other.node) else { return 0 }
        if fingerprint == other.fingerprint { return 8 }
        return node.hasSameNamespace(as: other.node) ? 2 : 1
    }
}
