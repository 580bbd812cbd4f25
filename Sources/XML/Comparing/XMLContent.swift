/// What stands in an element, as far as it is compared: elements, and the texts around them.
struct XMLContent {
    /// Those that are not left out.
    private(set) var elements: [XMLNode] = []
    /// The text before each element, and after the last; CDATA is text, comments do not divide it.
    private(set) var texts = [""]
    /// The first node of each text.
    private(set) var textNodes: [XMLNode?] = [nil]
    /// Whether there are elements, those that are left out among them.
    private(set) var hasElements = false
    /// Whether all text is white space, or there is none.
    private(set) var isBlank = true

    init(of element: XMLNode, ignoring ignored: Set<XMLNode>) {
        for child in element.children {
            let kind = child.kind
            guard kind == .element || kind == .text || kind == .cdata else { continue }
            if kind == .element { hasElements = true }
            guard ignored.isEmpty || !ignored.contains(child) else { continue }
            if kind == .element {
                elements.append(child)
                texts.append("")
                textNodes.append(nil)
            } else {
                add(child)
            }
        }
    }

    private mutating func add(_ text: XMLNode) {
        let value = text.stringValue
        let last = texts.count - 1
        texts[last] += value
        if textNodes[last] == nil { textNodes[last] = text }
        if isBlank { isBlank = XMLContent.isBlank(value) }
    }

    /// White space of XML 1.0 (§2.3), or nothing.
    static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy(XMLDeclaration.isSpace) }
}
