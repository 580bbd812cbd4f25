/// A connection that an answer came over.
package struct RecordedConnection: Sendable, Equatable {
    /// The address of the other end; empty where it has none.
    package internal(set) var address: String
    /// Whether it was made for this call.
    package let isNew: Bool
    /// What the server showed of itself: subject, issuer and end; nil without TLS.
    package internal(set) var certificate: String?

    package init(address: String, isNew: Bool, certificate: String? = nil) {
        self.address = address
        self.isNew = isNew
        self.certificate = certificate
    }
}
