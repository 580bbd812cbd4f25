/// Why a jar does not take a cookie (RFC 6265bis §5.6 and §5.7).
package enum CookieRefusal: Error, Hashable {
    case empty, tooLong, controlCharacter
    case otherDomain(domain: String, host: String)
    case publicSuffix(String)
    case domainNotASCII(String)
    case secureOverHTTP
    case hidesSecureCookie
    case securePrefix, hostPrefix, prefixWithoutName
    /// The server deletes a cookie that the jar does not have.
    case expired

    package var words: String {
        switch self {
        case .empty: "it has neither a name nor a value"
        case .tooLong: "name and value are longer than 4,096 bytes"
        case .controlCharacter: "it holds a control character"
        case .otherDomain(let domain, let host): "its domain \(domain) does not cover the host \(host)"
        case .publicSuffix(let domain): "its domain \(domain) is a public suffix"
        case .domainNotASCII(let domain): "its domain \(domain) is not in its ASCII form (xn--…)"
        case .secureOverHTTP: "it is Secure and came over http"
        case .hidesSecureCookie: "it came over http and would replace a Secure cookie"
        case .securePrefix: "its name begins with __Secure-, which wants Secure"
        case .hostPrefix: "its name begins with __Host-, which wants Secure, Path=/ and no Domain"
        case .prefixWithoutName: "it has no name and a value that begins with __Secure- or __Host-"
        case .expired: "it has expired, and there was none to delete"
        }
    }
}
