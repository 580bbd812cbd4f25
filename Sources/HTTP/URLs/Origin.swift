/// Scheme, host and port: what a redirect may not leave with credentials (RFC 6454 §4).
package struct Origin: Sendable, Hashable {
    package let scheme: String
    package let host: String
    package let port: Int

    package init(scheme: String, host: String, port: Int) {
        self.scheme = scheme
        self.host = host
        self.port = port
    }

    /// `https://api.example.test`, the port only where it is not the scheme's own.
    package var text: String {
        port == 0 || port == Origin.defaultPort(of: scheme)
            ? "\(scheme)://\(host)" : "\(scheme)://\(host):\(port)"
    }

    static func defaultPort(of scheme: String) -> Int? {
        switch scheme {
        case "http": 80
        case "https": 443
        default: nil
        }
    }
}
