import Text

/// What an author wrote about the way to a server and cannot be understood. A proxy's text is never shown: a
/// password may stand in it.
package enum RouteError: Error, Hashable {
    case proxyScheme(String)
    case notProxy
    case notHostPort(String)
    case noPort(String)
    case notAddress(String)
    case emptySocket
    case noInterface
    /// The path of so many bytes does not fit into a socket's address.
    case longSocket(bytes: Int)

    package var message: String {
        switch self {
        case .proxyScheme(let scheme):
            "\"\(VisibleText.escaped(scheme))\" is no scheme of a proxy: expected "
                + ProxyAddress.Scheme.allCases.map(\.rawValue).joined(separator: ", ")
        case .notProxy:
            "expected a proxy such as \"http://proxy.example.test:3128\" or \"socks5h://user:password@127.0.0.1:1080\""
        case .notHostPort(let text):
            "\"\(VisibleText.escaped(text))\" is no host with a port: expected such as \"api.example.test:443\" or "
                + "\"[::1]:443\""
        case .noPort(let text):
            "\"\(VisibleText.escaped(text))\" has no port: expected such as \"\(VisibleText.escaped(text)):443\""
        case .notAddress(let text): "\"\(VisibleText.escaped(text))\" is no IP address"
        case .emptySocket: "expected the path of a Unix socket, got an empty string"
        case .noInterface: "expected the name of a network interface or an address of it, got an empty string"
        case .longSocket(let bytes):
            "the path of a Unix socket has \(SocketPath.limit) bytes at most, this one has \(bytes)"
        }
    }
}
