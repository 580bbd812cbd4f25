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
