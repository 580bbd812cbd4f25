/// Why a proxy did not carry a call.
package enum ProxyProblem: Sendable, Hashable {
    /// The environment names one that is none.
    case unreadable(detail: String)
    /// Its name has no address.
    case unresolved(host: String)
    /// Nobody listens there, or no way leads there.
    case refused(proxy: String, detail: String)
    /// It wants to know who calls; `isKnown` where it was told and did not take it.
    case unauthorized(proxy: String, isKnown: Bool)
    /// It answers CONNECT with that status.
    case status(Int, proxy: String)
    /// No secure connection to an `https` proxy.
    case tls(proxy: ProxyAddress, TLSProblem)
    case other(proxy: String, detail: String)

    var kind: TransportError.Kind? {
        switch self {
        case .unresolved: .dns
        case .refused: .refused
        case .tls: .tls
        case .unreadable, .unauthorized, .status, .other: nil
        }
    }

    /// What happened on the way to `url`.
    func message(url: String) -> String {
        switch self {
        case .unreadable(let detail): "the proxy that the environment names cannot be used: \(detail)"
        case .unresolved(let host):
            "the proxy \"\(host)\" has no address: check its spelling and the DNS"
        case .refused(let proxy, let detail): "cannot connect to the proxy \(proxy) for \(url): \(detail)"
        case .unauthorized(let proxy, isKnown: false):
            "the proxy \(proxy) answers 407 for \(url): it wants a user and a password, write them into "
                + "\"proxy\" as in \"http://user:password@host:port\""
        case .unauthorized(let proxy, isKnown: true):
            "the proxy \(proxy) answers 407 for \(url): it does not accept the user and password in \"proxy\""
        case .status(let status, let proxy):
            "the proxy \(proxy) does not connect to \(url): it answers \(status)"
        case .tls(let proxy, let problem):
            "no secure connection to the proxy \(proxy.text) for \(url): " + problem.words(host: proxy.host)
        case .other(let proxy, let detail): "the proxy \(proxy) does not connect to \(url): \(detail)"
        }
    }
}
