/// What a call trusts and what it shows of itself. An `https` proxy is judged by the same rules, but never
/// shown the client's certificate.
package struct TLSOptions: Sendable, Hashable {
    /// The only certificates to trust, as PEM; nil trusts those of the system.
    package var authorities: [UInt8]?
    package var client: ClientCertificate?
    /// Whether the server's certificate and name are looked at.
    package var verifies = true
    /// Nil leaves it to the TLS library.
    package var lowest: TLSVersion?
    package var highest: TLSVersion?

    package init() {}

    /// A certificate tells a server who calls; one that a redirect leads to was not meant.
    mutating func leaveOrigin() { client = nil }
}
