/// Scheme, host and port: what a redirect may not leave with credentials (RFC 6454 §4).
package struct Origin: Sendable, Hashable {
    package let scheme: String
    package let host: String
    package let port: Int

    static func defaultPort(of scheme: String) -> Int? {
        switch scheme {
        case "http": 80
        case "https": 443
        default: nil
        }
    }
}
