package import HTTP
package import XML

/// What a verdict is made from: the answer to a SOAP call.
package struct SOAPAnswer {
    package enum Body {
        /// As it came; `charset` is that of the Content-Type.
        case bytes([UInt8], charset: String?)
        /// XML that was read already.
        case document(XMLDocument)
    }

    package let status: Int
    /// Without parameters, in lower case.
    package let mediaType: String?
    /// Where a redirect that was not followed leads.
    package let location: String?
    package let body: Body
    /// The version of the envelope that was sent; nil where it is unknown.
    package let sent: SOAPVersion?

    package init(
        status: Int, mediaType: String? = nil, location: String? = nil, body: Body, sent: SOAPVersion? = nil
    ) {
        self.status = status
        self.mediaType = mediaType
        self.location = location
        self.body = body
        self.sent = sent
    }

    /// - Parameters:
    ///   - response: as it came.
    ///   - document: the body, where it was read as XML already.
    ///   - sent: the version of the envelope that was sent.
    package init(_ response: Response, document: XMLDocument? = nil, sent: SOAPVersion?) {
        self.init(
            status: response.status, mediaType: response.mediaType,
            location: response.header("Location").first,
            body: document.map(Body.document) ?? .bytes(response.body, charset: response.charset), sent: sent)
    }
}
