/// The version of HTTP that a call asks for.
package enum ProtocolVersion: String, Sendable, Hashable, CaseIterable {
    case http10 = "1.0"
    case http11 = "1.1"
    /// Where the server offers it, else 1.1.
    case http2 = "2"
    /// Without asking: over plain TCP there is no other way to be sure (RFC 9113 §3.3).
    case http2PriorKnowledge = "2-prior-knowledge"
}
