/// One step of a path.
struct XPathStep {
    enum Test {
        /// A name, `prefix:name`, `prefix:*` or `*`.
        case name(prefix: String?, local: String)
        /// `text()`, `comment()`, `node()`, or `processing-instruction("target")`.
        case kind(String, target: [XPathLiteralPiece]?)
    }

    let axis: XPathAxis
    let test: Test
    let predicates: [XPathTerm]

    /// Whether it is what `//` stands for.
    var isDescent: Bool {
        guard case .kind("node", _) = test else { return false }
        return axis == .descendantOrSelf && predicates.isEmpty
    }
}
