import Text

/// Who the author of a request says to be.
package enum Authentication: Sendable, Hashable {
    /// RFC 7617, both as UTF-8.
    case basic(user: String, password: String)
    /// RFC 6750.
    case bearer(String)
    /// A scheme that first asks the server for a challenge.
    case challenged(ChallengedLogin)

    /// The value of the `Authorization` header; nil where it depends on what the server says.
    package var headerValue: String? {
        switch self {
        case .basic(let user, let password): "Basic " + Base64.encode(Array("\(user):\(password)".utf8))
        case .bearer(let token): "Bearer " + token
        case .challenged: nil
        }
    }
}

/// Credentials that are worked into an answer to the server's challenge, by the transport.
package struct ChallengedLogin: Sendable, Hashable {
    package enum Scheme: String, Sendable, Hashable {
        /// RFC 7616.
        case digest
        /// NTLM over HTTP, as MS-NTHT has it.
        case ntlm
        /// SPNEGO with Kerberos (RFC 4559).
        case negotiate
    }

    package var scheme: Scheme
    /// For NTLM also `DOMAIN\user`; empty for Negotiate, which takes them from the ticket cache.
    package var user: String
    package var password: String

    package init(_ scheme: Scheme, user: String = "", password: String = "") {
        self.scheme = scheme
        self.user = user
        self.password = password
    }

    /// Whether the server signs in the connection and not the request.
    var bindsConnection: Bool { scheme != .digest }
}
