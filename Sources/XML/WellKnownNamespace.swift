/// The namespaces whose prefixes an author may use without binding them (LANGUAGE.md §5).
package enum WellKnownNamespace {
    package static let soap11 = "http://schemas.xmlsoap.org/soap/envelope/"
    package static let soap12 = "http://www.w3.org/2003/05/soap-envelope"
    package static let schemaInstance = "http://www.w3.org/2001/XMLSchema-instance"
    package static let schema = "http://www.w3.org/2001/XMLSchema"
    package static let xml = "http://www.w3.org/XML/1998/namespace"

    /// Prefix and namespace, in the order that messages list them; `soap`, which depends on the message, is
    /// not among them.
    package static let all: [(prefix: String, uri: String)] = [
        ("soap11", soap11),
        ("soap12", soap12),
        ("wsse", "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd"),
        ("wsu", "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"),
        ("wsa", "http://www.w3.org/2005/08/addressing"),
        ("xsi", schemaInstance),
        ("xsd", schema),
        ("xop", "http://www.w3.org/2004/08/xop/include"),
        ("xml", xml),
    ]

    /// The namespace of a well-known prefix, or nil.
    package static func uri(ofPrefix prefix: String) -> String? {
        all.first { $0.prefix == prefix }?.uri
    }
}
