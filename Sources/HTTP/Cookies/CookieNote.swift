/// What happened to one cookie, for the reader of `-v`.
package struct CookieNote: Sendable, Hashable {
    package enum Event: Sendable, Hashable {
        case stored, deleted
        /// An answer set it and the jar did not take it.
        case refused(CookieRefusal)
        /// The jar has it and it was not sent.
        case heldBack(CookieHoldback)
    }

    /// The cookie's name; empty for a nameless one and for a line without one.
    package let name: String
    /// The URL of the hop, as requested.
    package let url: HTTPURL
    package let event: Event

    package init(name: String, url: HTTPURL, event: Event) {
        self.name = name
        self.url = url
        self.event = event
    }

    /// `cookie "a" held back: …`.
    package var message: String {
        switch event {
        case .stored: "cookie \"\(name)\" stored"
        case .deleted: "cookie \"\(name)\" deleted"
        case .refused(let reason): "cookie \"\(name)\" refused: \(reason.words)"
        case .heldBack(let reason): "cookie \"\(name)\" held back: \(reason.words)"
        }
    }
}

/// Why a jar does not take a cookie (RFC 6265bis §5.6 and §5.7).
package enum CookieRefusal: Error, Hashable {
    case empty, tooLong, controlCharacter
    case otherDomain(domain: String, host: String)
    case publicSuffix(String)
    case secureOverHTTP
    case hidesSecureCookie
    case securePrefix, hostPrefix, prefixWithoutName

    package var words: String {
        switch self {
        case .empty: "it has neither a name nor a value"
        case .tooLong: "name and value are longer than 4,096 bytes"
        case .controlCharacter: "it holds a control character"
        case .otherDomain(let domain, let host): "its domain \(domain) does not cover the host \(host)"
        case .publicSuffix(let domain): "its domain \(domain) is a public suffix"
        case .secureOverHTTP: "it is Secure and came over http"
        case .hidesSecureCookie: "it came over http and would replace a Secure cookie"
        case .securePrefix: "its name begins with __Secure-, which wants Secure"
        case .hostPrefix: "its name begins with __Host-, which wants Secure, Path=/ and no Domain"
        case .prefixWithoutName: "it has no name and a value that begins with __Secure- or __Host-"
        }
    }
}

/// Why a cookie of the jar is not sent (RFC 6265bis §5.8.3, and what the call says).
package enum CookieHoldback: Sendable, Hashable {
    case otherHost(domain: String)
    case otherPath(String)
    case secureOverHTTP
    case expired
    /// The call sets a cookie of that name itself.
    case replaced
    /// The call says that none of that name is sent.
    case withheld
    /// The author wrote the whole `Cookie` header, or said that none is sent.
    case authorsHeader

    package var words: String {
        switch self {
        case .otherHost(let domain): "it belongs to \(domain)"
        case .otherPath(let path): "it belongs to the path \(path)"
        case .secureOverHTTP: "it is Secure and the call goes over http"
        case .expired: "it has expired"
        case .replaced: "the call sets its own"
        case .withheld: "the call says null"
        case .authorsHeader: "the call has its own Cookie header"
        }
    }
}
