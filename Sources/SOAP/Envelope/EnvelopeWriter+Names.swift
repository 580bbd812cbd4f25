import XML

extension EnvelopeWriter {
    /// An `@` key, its `@` taken off.
    struct Attribute {
        let name: String
        let nameRange: Range<Int>
        let value: String
        let valueRange: Range<Int>

        /// The prefix that it declares and for what, when it is `xmlns:p`.
        var declaration: (prefix: String, uri: String)? {
            name.hasPrefix("xmlns:") ? (String(name.dropFirst(6)), value) : nil
        }

        /// Whether it declares a namespace.
        var isDeclaration: Bool { name == "xmlns" || name.hasPrefix("xmlns:") }
    }

    /// The attributes among an element's members; those that are null are left out.
    mutating func attributes(of members: [NotationNode.Member]) -> [Attribute] {
        var attributes: [Attribute] = []
        for member in members where member.isAttribute {
            let name = String(member.name.unicodeScalars.dropFirst())
            switch member.value.content {
            case .null: break
            case .surrogates: report(.loneSurrogate, at: member.value.range)
            case .text(let value):
                attributes.append(
                    Attribute(
                        name: name, nameRange: member.nameRange, value: value, valueRange: member.value.range)
                )
            case .elements, .members:
                report(.attributeIs(name, kind: member.value.kind), at: member.value.range)
            }
        }
        return attributes
    }

    mutating func writeAttributes(_ attributes: [Attribute]) {
        var seen: Set<[String]> = []
        for attribute in attributes {
            let namespace =
                attribute.isDeclaration ? checkDeclaration(attribute) : checkAttributeName(attribute)
            let local = attribute.name.split(separator: ":").last.map(String.init) ?? attribute.name
            if !seen.insert([namespace ?? "", local]).inserted {
                report(.twiceTheAttribute(attribute.name), at: attribute.nameRange)
            }
            output += " \(attribute.name)=\"".utf8
            if !attribute.isDeclaration { useValuePrefix(of: attribute.value) }
            writeEscaped(attribute.value, at: attribute.valueRange, inAttribute: true)
            output += "\"".utf8
        }
    }

    private mutating func checkDeclaration(_ attribute: Attribute) -> String? {
        guard let prefix = attribute.declaration?.prefix, !isSpared(attribute.name) else { return "xmlns" }
        if !XMLName.isUnqualified(prefix) {
            report(.badName(attribute.name), at: attribute.nameRange)
        } else if prefix == "xml" || prefix == "xmlns" {
            report(.reservedPrefix(prefix), at: attribute.nameRange)
        } else if attribute.value.isEmpty {
            report(.emptyNamespace(prefix: prefix), at: attribute.valueRange)
        }
        return "xmlns"
    }

    /// - Returns: the attribute's namespace; nil for none.
    private mutating func checkAttributeName(_ attribute: Attribute) -> String? {
        guard !isSpared(attribute.name) else { return nil }
        guard let parts = XMLName.split(attribute.name) else {
            report(.badName(attribute.name), at: attribute.nameRange)
            return nil
        }
        return parts.prefix.flatMap { usePrefix($0, of: attribute.name, at: attribute.nameRange) }
    }

    /// Reports a name that no element can have.
    mutating func checkName(_ name: String, at range: Range<Int>) {
        guard !isSpared(name) else { return }
        guard let parts = XMLName.split(name) else {
            return report(name.hasPrefix("#") ? .unknownKey(name) : .badName(name), at: range)
        }
        if let prefix = parts.prefix { _ = usePrefix(prefix, of: name, at: range) }
    }

    private mutating func usePrefix(_ prefix: String, of name: String, at range: Range<Int>) -> String? {
        if prefix == "xmlns" {
            report(.reservedPrefix(prefix), at: range)
            return nil
        }
        let uri = scope.use(prefix)
        if uri == nil { report(.unboundPrefix(prefix, of: name, bound: scope.authored), at: range) }
        return uri
    }

    /// Declares the prefix of a value like `xsd:string`; text that only happens to hold a colon has none.
    mutating func useValuePrefix(of text: String) {
        let trimmed = text.unicodeScalars.drop { " \t\r\n".unicodeScalars.contains($0) }
        guard let colon = trimmed.prefix(200).firstIndex(of: ":") else { return }
        let next = trimmed.index(after: colon)
        guard next < trimmed.endIndex, XMLName.isStart(trimmed[next]) else { return }
        let prefix = String(trimmed[..<colon])
        if XMLName.isUnqualified(prefix) { _ = scope.use(prefix) }
    }
}
