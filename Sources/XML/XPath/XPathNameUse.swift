/// Which kinds of names an expression tests: they decide how it is evaluated.
struct XPathNameUse: Sendable {
    /// The prefixes, each once, in the order of their first use, with their places.
    private(set) var prefixes: [XPathPrefixUse] = []
    /// Whether an element is named without prefix.
    private(set) var hasPlainElement = false
    /// Whether an element is named with one.
    private(set) var hasPrefixedElement = false
    /// Whether `name()` or `namespace-uri()` is called, which see an element's namespace.
    private(set) var asksNamespace = false

    mutating func note(prefix: String?, local: String, axis: XPathAxis, range: Range<Int>) {
        if let prefix {
            if !prefixes.contains(where: { $0.prefix.utf8.elementsEqual(prefix.utf8) }) {
                prefixes.append(
                    XPathPrefixUse(prefix: prefix, offset: range.lowerBound, length: prefix.utf8.count))
            }
            if axis.isOfElements { hasPrefixedElement = true }
        } else if axis.isOfElements {
            hasPlainElement = true
        }
    }

    mutating func note(call name: String) {
        if name == "name" || name == "namespace-uri" { asksNamespace = true }
    }
}

/// A prefix in an expression and its first place, in UTF-8 bytes.
package struct XPathPrefixUse: Sendable, Equatable {
    package let prefix: String
    package let offset: Int
    package let length: Int
}
