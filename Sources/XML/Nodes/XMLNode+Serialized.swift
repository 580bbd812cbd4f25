import JSON

extension XMLNode {
    /// The node as XML that stands by itself: an element with the declarations it needs from above.
    ///
    /// An attribute gives `name="value"`, a namespace node its declaration, `/` what stands below it. CDATA
    /// sections come back as text.
    package func serialized() -> String {
        var output = ""
        switch kind {
        case .document:
            output = children.map { $0.serialized() }.joined(separator: "\n")
        case .element:
            Self.write(self, inherited: inheritedDeclarations, to: &output)
        case .attribute:
            output = "\(qualifiedName)=\"\(XMLWriter.attribute(stringValue))\""
        case .namespace:
            output = Self.declaration(prefix: localName, namespace: stringValue)
        default:
            Self.write(self, inherited: [], to: &output)
        }
        return output
    }

    /// Writes a node; no deeper than documents are.
    private static func write(_ node: XMLNode, inherited: [XMLNamespaceBinding], to output: inout String) {
        switch node.kind {
        case .element:
            let name = node.qualifiedName
            output += "<" + name
            for binding in inherited {
                output += " " + declaration(prefix: binding.prefix ?? "", namespace: binding.namespace)
            }
            for binding in node.namespaceDeclarations {
                output += " " + declaration(prefix: binding.prefix ?? "", namespace: binding.namespace)
            }
            for attribute in node.attributes {
                output += " \(attribute.qualifiedName)=\"\(XMLWriter.attribute(attribute.stringValue))\""
            }
            let children = node.children
            output += children.isEmpty ? "/>" : ">"
            for child in children { write(child, inherited: [], to: &output) }
            if !children.isEmpty { output += "</\(name)>" }
        case .comment: output += "<!--\(node.stringValue)-->"
        case .processingInstruction:
            let content = node.stringValue
            output += content.isEmpty ? "<?\(node.localName)?>" : "<?\(node.localName) \(content)?>"
        default: output += XMLWriter.text(node.stringValue)
        }
    }

    private static func declaration(prefix: String, namespace: String) -> String {
        "xmlns\(prefix.isEmpty ? "" : ":" + prefix)=\"\(XMLWriter.attribute(namespace))\""
    }

    /// The declarations above that names or QNames in values at or below the element may need.
    private var inheritedDeclarations: [XMLNamespaceBinding] {
        var declared = TextSet(namespaceDeclarations.map { $0.prefix ?? "" })
        var candidates: [XMLNamespaceBinding] = []
        var above = parent
        while let element = above {
            for binding in element.namespaceDeclarations where declared.insert(binding.prefix ?? "") {
                candidates.append(XMLNamespaceBinding(prefix: binding.prefix, namespace: binding.namespace))
            }
            above = element.parent
        }
        guard !candidates.isEmpty else { return [] }
        var used = TextSet()
        Self.collectPrefixes(of: self, into: &used)
        return candidates.filter {
            !($0.prefix == nil && $0.namespace.isEmpty) && used.contains($0.prefix ?? "")
        }
    }

    /// The prefixes of names, and what stands before a colon in values (`xsi:type="xsd:int"`).
    private static func collectPrefixes(of node: XMLNode, into used: inout TextSet) {
        used.insert(node.prefix ?? "")
        for attribute in node.attributes {
            if let prefix = attribute.prefix { used.insert(prefix) }
            if let prefix = leadingPrefix(of: attribute.stringValue) { used.insert(prefix) }
        }
        for child in node.children {
            if child.kind == .element {
                collectPrefixes(of: child, into: &used)
            } else if let prefix = leadingPrefix(of: child.stringValue) {
                used.insert(prefix)
            }
        }
    }

    private static func leadingPrefix(of value: String) -> String? {
        let trimmed = value.unicodeScalars.drop { $0.properties.isWhitespace }
        guard let colon = trimmed.firstIndex(of: ":") else { return nil }
        let prefix = String(trimmed[..<colon])
        return XMLName.isUnqualified(prefix) ? prefix : nil
    }
}
