import CLibXML2

extension XMLNode {
    /// The name without prefix; a processing instruction's target; empty for text, comments and `/`.
    package var localName: String {
        switch kind {
        case .element, .processingInstruction: unsafe String(xml: pointer.pointee.name)
        case .attribute: attributeName.local
        case .namespace: namespaceBinding?.prefix ?? ""
        default: ""
        }
    }

    /// The namespace's URI, or nil for none.
    package var namespace: String? {
        guard let binding = unsafe namespacePointer, let uri = unsafe binding.pointee.href else { return nil }
        let text = unsafe String(cString: uri)
        return text.isEmpty ? nil : text
    }

    /// The prefix as written, or nil for none.
    package var prefix: String? {
        if kind == .element, let unbound = unsafe document.unboundPrefixes[pointer] { return unbound }
        guard let binding = unsafe namespacePointer else {
            return kind == .attribute ? attributeName.prefix : nil
        }
        return unsafe binding.pointee.prefix.map { unsafe String(cString: $0) }
    }

    /// `prefix:local`, as written.
    package var qualifiedName: String { prefix.map { "\($0):\(localName)" } ?? localName }

    /// The `ns` of an element or attribute, wherever it is kept just now.
    @unsafe var namespacePointer: UnsafeMutablePointer<xmlNs>? {
        if namespaceBinding != nil { return nil }
        switch unsafe pointer.pointee.type {
        case XML_ELEMENT_NODE: return unsafe XMLNamespaceHooks.namespace(of: pointer)
        case XML_ATTRIBUTE_NODE:
            return unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: xmlAttr.self).pointee.ns
        default: return nil
        }
    }

    /// An attribute's name; where nothing binds its prefix, libxml2 keeps both in one name.
    private var attributeName: (prefix: String?, local: String) {
        let name = unsafe String(xml: pointer.pointee.name)
        guard unsafe namespacePointer == nil, let colon = name.firstIndex(of: ":") else { return (nil, name) }
        return (String(name[..<colon]), String(name[name.index(after: colon)...]))
    }
}

extension XMLNode {
    /// The string-value (XPath 1.0 §5): all text below an element or `/`, the value of an attribute, the
    /// content of the others, the URI of a namespace node.
    package var stringValue: String {
        namespaceBinding?.namespace ?? (unsafe XMLNodeText.text(of: pointer))
    }
}
