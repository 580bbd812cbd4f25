import JSON

extension XMLDocument {
    /// What the prefixes of an expression mean here.
    func resolve(
        _ uses: [XPathPrefixUse], _ bindings: XPathBindings
    ) throws(XPathError) -> [XMLNamespaceBinding] {
        var found: [XMLNamespaceBinding] = []
        for use in uses {
            guard let namespace = namespace(of: use.prefix, bindings) else {
                throw .unknownPrefix(use, known: knownPrefixes(bindings))
            }
            found.append(XMLNamespaceBinding(prefix: use.prefix, namespace: namespace))
        }
        return found
    }

    /// Bindings in which each prefix of an expression means what it means here or, where it means nothing
    /// here, in another document.
    package func bindings(
        of expression: XPathExpression, _ bindings: XPathBindings, beside other: XMLDocument
    ) -> XPathBindings {
        var both = bindings
        for prefix in expression.prefixes {
            guard let namespace = namespace(of: prefix, bindings) ?? other.namespace(of: prefix, bindings)
            else { continue }
            both.author[prefix] = namespace
        }
        return both
    }

    func namespace(of prefix: String, _ bindings: XPathBindings) -> String? {
        if let bound = bindings.author[prefix] { return bound }
        if prefix == "soap", let soap = bindings.soap ?? ownSOAPNamespace { return soap }
        if let known = WellKnownNamespace.uri(ofPrefix: prefix) { return known }
        return declaredNamespaces.first { TextEquality.equal($0.prefix ?? "", prefix) }?.namespace
    }

    /// The namespace of the root element, where it is a SOAP Envelope.
    private var ownSOAPNamespace: String? {
        guard root.localName == "Envelope", let namespace = root.namespace,
            namespace == WellKnownNamespace.soap11 || namespace == WellKnownNamespace.soap12
        else { return nil }
        return namespace
    }

    /// All prefixes that mean something: the author's sorted, then the others in the order they are asked.
    private func knownPrefixes(_ bindings: XPathBindings) -> [String] {
        var known = TextSet(bindings.author.names).sorted()
        if bindings.soap != nil || ownSOAPNamespace != nil { known.append("soap") }
        known += WellKnownNamespace.all.map(\.prefix)
        known += declaredNamespaces.compactMap(\.prefix)
        var seen = TextSet()
        return known.filter { seen.insert($0) }
    }
}
