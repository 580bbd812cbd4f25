/// The namespaces that everybody who tests services meets.
package enum XMLNamespaces {
    package static let xml = "http://www.w3.org/XML/1998/namespace"
    package static let xmlns = "http://www.w3.org/2000/xmlns/"
    package static let xsi = "http://www.w3.org/2001/XMLSchema-instance"
    package static let xsd = "http://www.w3.org/2001/XMLSchema"
    package static let soap11 = "http://schemas.xmlsoap.org/soap/envelope/"
    package static let soap12 = "http://www.w3.org/2003/05/soap-envelope"
    package static let wsse =
        "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd"
    package static let wsu =
        "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"
    package static let wsa = "http://www.w3.org/2005/08/addressing"
    package static let xop = "http://www.w3.org/2004/08/xop/include"

    /// The prefixes that mean these without being declared; `soap` is missing, for it means one of two.
    package static let wellKnown: [(prefix: String, namespace: String)] = [
        ("soap11", soap11), ("soap12", soap12), ("wsse", wsse), ("wsu", wsu), ("wsa", wsa), ("xsi", xsi),
        ("xsd", xsd), ("xop", xop), ("xml", xml),
    ]
}
