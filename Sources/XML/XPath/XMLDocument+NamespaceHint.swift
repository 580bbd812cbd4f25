import JSON

extension XMLDocument {
    /// What keeps an expression with prefixes from finding anything: an element that it names is not in the
    /// document, but is in another namespace, or its namespace is not there. Nil where neither is so.
    ///
    /// It goes over the whole document, so it is for what has failed.
    package func namespaceHint(for expression: XPathExpression, _ bindings: XPathBindings) -> String? {
        for name in expression.names.prefixedElements {
            guard let namespace = namespace(of: name.prefix, bindings) else { continue }
            var search = NamespaceSearch(namespace: namespace, local: name.local)
            unsafe XMLElementWalk.forEach(from: rootPointer) {
                if !search.isFound { search.look(at: unsafe XMLNode($0, of: self)) }
            }
            if let hint = search.hint { return hint }
        }
        return nil
    }
}

/// Looks for an element name, and at what there is instead.
private struct NamespaceSearch {
    let namespace: String
    /// `*` is any.
    let local: String
    private(set) var isFound = false
    /// Whether any element is in the namespace.
    private var hasNamespace = false
    /// The namespaces of elements of the same local name; nil is none.
    private var likes: [String?] = []
    /// The namespaces of all elements with their first prefixes, nil being none.
    private var namespaces: [(uri: String, prefix: String?)] = []
    private var known = TextSet()
    private var knownLikes = TextSet()

    private static let limit = 5

    init(namespace: String, local: String) {
        self.namespace = namespace
        self.local = local
    }

    mutating func look(at element: XMLNode) {
        let uri = element.namespace
        let isAlike = local == "*" || TextEquality.equal(element.localName, local)
        if TextEquality.equal(uri ?? "", namespace) {
            hasNamespace = true
            isFound = isAlike
            return
        }
        if isAlike, likes.count < NamespaceSearch.limit, knownLikes.insert(uri ?? "") { likes.append(uri) }
        if let uri, namespaces.count <= NamespaceSearch.limit, known.insert(uri) {
            namespaces.append((uri, element.prefix))
        }
    }

    /// `no element {urn:a}item; the document has item in {urn:b}`; nil where namespaces are not what is wrong.
    var hint: String? {
        guard !isFound, !hasNamespace || !likes.isEmpty else { return nil }
        let missing = local == "*" ? "no element in {\(namespace)}" : "no element {\(namespace)}\(local)"
        guard local == "*" || likes.isEmpty else {
            let places = likes.map { $0.map { "in {\($0)}" } ?? "in no namespace" }
            return "\(missing); the document has \(local) \(places.joined(separator: ", "))"
        }
        if namespaces.isEmpty { return "\(missing); the document has no namespaces" }
        let listed = namespaces.prefix(NamespaceSearch.limit).map { uri, prefix in
            "{\(uri)} (\(prefix.map { "prefix \($0)" } ?? "without prefix"))"
        }
        let more = namespaces.count > NamespaceSearch.limit ? ", …" : ""
        return "\(missing); the document's elements are in \(listed.joined(separator: ", "))\(more)"
    }
}
