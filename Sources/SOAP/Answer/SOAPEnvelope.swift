package import XML

/// An answer that is an envelope.
package struct SOAPEnvelope {
    package let version: SOAPVersion
    package let document: XMLDocument
    /// The Header element, where there is one.
    package let header: XMLNode?
    /// The Body element.
    package let body: XMLNode

    /// - Returns: nil where the document is no envelope, or one without a Body or with more than one, of
    ///   which a fault could hide in the second.
    package init?(_ document: XMLDocument) {
        let root = document.root
        guard root.localName == "Envelope", let version = SOAPVersion(namespace: root.namespace) else {
            return nil
        }
        let bodies = root.children("Body", in: version)
        guard bodies.count == 1 else { return nil }
        self.version = version
        self.document = document
        self.header = root.children("Header", in: version).first
        self.body = bodies[0]
    }

    /// The fault: the Body's only child element, in the namespace of either version, as servers answer with
    /// the one inside an envelope of the other.
    package var fault: SOAPFault? {
        let children = body.elementChildren
        guard children.count == 1, children[0].localName == "Fault",
            SOAPVersion(namespace: children[0].namespace) != nil
        else { return nil }
        return SOAPFault(children[0])
    }
}

extension XMLNode {
    func children(_ name: String, in version: SOAPVersion) -> [XMLNode] {
        elementChildren.filter { $0.localName == name && $0.namespace == version.namespace }
    }
}
