import CLibXML2

/// A checked XPath 1.0 expression: evaluated on any document, by any worker.
package struct XPathExpression: Sendable {
    /// The expression as it was written.
    package let text: String
    /// The places for values, in the order they stand in the text.
    package let slots: [XPathSlot]
    /// What it yields, whatever the document.
    package let kind: Kind
    /// The prefixes of its names.
    package var prefixes: [String] { names.prefixes.map(\.prefix) }
    /// The prefixes with their places in the text.
    package var prefixUses: [XPathPrefixUse] { names.prefixes }

    let names: XPathNameUse
    /// For libxml2, names as they were written.
    let native: String
    /// For libxml2, element names without prefix rewritten; nil where that is never needed.
    let rewritten: String?

    /// What an expression yields.
    package enum Kind: Sendable {
        case nodes
        case string
        case number
        case boolean
        /// The value of a `{{…}}`: a number or a text.
        case scalar
    }

    /// Checks and prepares an expression.
    ///
    /// `{{…}}` stands for a value that `evaluate` is given: outside of quotes a literal of the value's type,
    /// inside quotes part of that text. `\{{` in quotes is a literal `{{`.
    ///
    /// - Parameters:
    ///   - text: the expression.
    ///   - slotEnds: where slots end, by where they begin, as far as that is known; another ends at the first
    ///     `}}` outside single quotes.
    /// - Throws: the first thing in it that is no XPath 1.0: grammar, functions, numbers and types of arguments
    package init(_ text: String, slotEnds: [Int: Int] = [:]) throws(XPathSyntaxError) {
        var parser = try XPathParser(text, slotEnds: slotEnds)
        let term = try parser.expression()
        self.text = text
        slots = parser.slots
        names = parser.names
        kind = Kind(term.type)
        native = XPathEmitter(rewritesPlainElements: false).text(of: term)
        let isMixed = names.hasPlainElement && (names.hasPrefixedElement || names.asksNamespace)
        rewritten = isMixed ? XPathEmitter(rewritesPlainElements: true).text(of: term) : nil
        for text in [native, rewritten ?? native] where !Self.compiles(text) {
            throw XPathSyntaxError(.tooComplex, at: 0..<text.utf8.count)
        }
    }

    /// Whether libxml2 takes what was made of the expression; it refuses what is nested too deep for it.
    private static func compiles(_ text: String) -> Bool {
        unsafe LibXML2.prepareThread()
        guard let context = unsafe xmlXPathNewContext(nil) else { return false }
        defer { unsafe xmlXPathFreeContext(context) }
        unsafe context.pointee.error = { _, _ in }
        guard let compiled = unsafe xmlXPathCtxtCompile(context, text) else { return false }
        unsafe xmlXPathFreeCompExpr(compiled)
        return true
    }
}

extension XPathExpression.Kind {
    init(_ type: XPathType) {
        switch type {
        case .nodes: self = .nodes
        case .string: self = .string
        case .number: self = .number
        case .boolean: self = .boolean
        case .scalar: self = .scalar
        }
    }
}
