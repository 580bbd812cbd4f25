package import XML

/// What the answer to a SOAP call is (LANGUAGE.md §6), whatever its HTTP status.
package enum SOAPVerdict {
    case envelope(SOAPEnvelope)
    /// An envelope whose Body holds a Fault and nothing else.
    case fault(SOAPFault, SOAPEnvelope)
    /// Something else came.
    case noEnvelope(NoEnvelope)
    /// XML came that is not well-formed, or refused.
    case malformed(XMLSyntaxError)

    package init(_ answer: SOAPAnswer) {
        switch answer.body {
        case .document(let document): self.init(document, answer)
        case .bytes(let bytes, let charset):
            if let found = SOAPAnswerKind(bytes, mediaType: answer.mediaType).foreign {
                self = .noEnvelope(NoEnvelope(found, answer))
                return
            }
            do {
                self.init(try XMLDocument.parse(bytes, charset: charset), answer)
            } catch {
                self = .malformed(error)
            }
        }
    }

    private init(_ document: XMLDocument, _ answer: SOAPAnswer) {
        guard let envelope = SOAPEnvelope(document) else {
            self = .noEnvelope(NoEnvelope(.xml(root: document.root), answer))
            return
        }
        if let fault = envelope.fault {
            self = .fault(fault, envelope)
        } else {
            self = .envelope(envelope)
        }
    }
}
