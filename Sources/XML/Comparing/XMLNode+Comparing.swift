import CLibXML2

extension XMLNode {
    /// `{urn:a}item`, or `item in no namespace`: the name that counts, whatever the prefix.
    var expandedName: String {
        if let namespace { return "{\(namespace)}\(localName)" }
        return "\(qualifiedName) in no namespace"
    }

    /// Whether both elements or attributes have the same name but for their namespaces.
    func hasSameLocalName(as other: XMLNode) -> Bool {
        guard unsafe xmlStrEqual(pointer.pointee.name, other.pointer.pointee.name) == 1 else { return false }
        return hasSameUnboundPrefix(as: other)
    }

    /// A prefix that nothing binds is a part of the name.
    private func hasSameUnboundPrefix(as other: XMLNode) -> Bool {
        if unsafe document.unboundPrefixes.isEmpty && other.document.unboundPrefixes.isEmpty { return true }
        let prefixes = unsafe (
            document.unboundPrefixes[pointer], other.document.unboundPrefixes[other.pointer]
        )
        return prefixes.0 == prefixes.1
    }

    func hasSameNamespace(as other: XMLNode) -> Bool {
        let left = unsafe namespacePointer?.pointee.href
        let right = unsafe other.namespacePointer?.pointee.href
        if unsafe XMLNode.isEmpty(left) { return unsafe XMLNode.isEmpty(right) }
        return unsafe xmlStrEqual(left, right) == 1
    }

    @unsafe private static func isEmpty(_ text: UnsafePointer<xmlChar>?) -> Bool {
        guard let text = unsafe text else { return true }
        return unsafe text.pointee == 0
    }

    var hasAttributes: Bool {
        guard kind == .element else { return false }
        return unsafe pointer.pointee.properties != nil
    }

    /// Whether this is the attribute `xsi:type`, whose value is a qualified name whatever it looks like.
    var isSchemaType: Bool {
        kind == .attribute && localName == "type" && namespace == WellKnownNamespace.schemaInstance
    }
}
