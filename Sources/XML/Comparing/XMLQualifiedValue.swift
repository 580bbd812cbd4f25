import JSON

/// A value that is a qualified name (`xsi:type="p:Int"`, `<faultcode>soap:Client</faultcode>`): it means the same
/// whatever prefix it has.
struct XMLQualifiedValue: Equatable {
    let namespace: String
    let local: String

    /// `{urn:a}Int`.
    var text: String { namespace.isEmpty ? "\(local) in no namespace" : "{\(namespace)}\(local)" }

    static func == (left: XMLQualifiedValue, right: XMLQualifiedValue) -> Bool {
        TextEquality.equal(left.namespace, right.namespace) && TextEquality.equal(left.local, right.local)
    }

    /// The names that the values of two attributes, or the texts of two elements, stand for; nil unless both
    /// are names with prefixes that are bound where they stand. In `xsi:type` a name may be without one.
    static func pair(
        _ expected: XMLNode, _ actual: XMLNode
    ) -> (expected: XMLQualifiedValue, actual: XMLQualifiedValue)? {
        guard let expected = XMLQualifiedValue(of: expected), let actual = XMLQualifiedValue(of: actual)
        else {
            return nil
        }
        return (expected, actual)
    }

    private init?(of node: XMLNode) {
        let value = XMLQualifiedValue.trimmed(node.stringValue)
        guard let name = XMLName.split(value), name.prefix != nil || node.isSchemaType else { return nil }
        let start = node.kind == .attribute ? node.parent : node
        let found = XMLQualifiedValue.namespace(of: name.prefix, at: start)
        guard let namespace = found ?? (name.prefix == nil ? "" : nil) else { return nil }
        self.namespace = namespace
        local = name.local
    }

    private static func trimmed(_ text: String) -> String {
        let bytes = text.utf8.drop(while: XMLDeclaration.isSpace)
        let end = bytes.lastIndex { !XMLDeclaration.isSpace($0) }
        return end.map { String(Substring(bytes[...$0])) } ?? ""
    }

    /// What a prefix, nil being the default, means at an element.
    private static func namespace(of prefix: String?, at element: XMLNode?) -> String? {
        if prefix == "xml" { return WellKnownNamespace.xml }
        var next = element
        while let current = next {
            for declaration in current.namespaceDeclarations
            where TextEquality.equal(declaration.prefix ?? "", prefix ?? "") {
                return declaration.namespace
            }
            next = current.parent
        }
        return nil
    }
}
