import JSON

/// Which kinds of names an expression tests: they decide how it is evaluated.
struct XPathNameUse: Sendable {
    /// The prefixes, each once, in the order of their first use, with their places.
    private(set) var prefixes: [XPathPrefixUse] = []
    /// The element names that have one, each once.
    private(set) var prefixedElements: [XPathElementName] = []
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
            if axis.isOfElements { note(XPathElementName(prefix: prefix, local: local)) }
        } else if axis.isOfElements {
            hasPlainElement = true
        }
    }

    private mutating func note(_ element: XPathElementName) {
        hasPrefixedElement = true
        if !prefixedElements.contains(element) { prefixedElements.append(element) }
    }

    mutating func note(call name: String) {
        if name == "name" || name == "namespace-uri" { asksNamespace = true }
    }
}

/// The name of an element with its prefix; `*` is any.
struct XPathElementName: Sendable, Equatable {
    let prefix: String
    let local: String

    static func == (left: XPathElementName, right: XPathElementName) -> Bool {
        TextEquality.equal(left.prefix, right.prefix) && TextEquality.equal(left.local, right.local)
    }
}

/// A prefix in an expression and its first place, in UTF-8 bytes.
package struct XPathPrefixUse: Sendable, Equatable {
    package let prefix: String
    package let offset: Int
    package let length: Int
}
