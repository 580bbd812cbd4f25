/// The addresses whose calls the stub server answers in their place.
///
/// Such a call goes to the server over loopback, without TLS and without a proxy. It names its own URL whole
/// (RFC 9112 §3.2.2), so that the server knows whom it stands for; `Host` and cookies are those of the URL.
package struct Interception: Sendable, Hashable {
    package let origins: [Origin]
    /// Of the stub server.
    package let server: HTTPURL

    package init(_ origins: [Origin], server: HTTPURL) {
        self.origins = origins
        self.server = server
    }

    func intercepts(_ url: HTTPURL) -> Bool { origins.contains(url.origin) }
}

extension WireRequest {
    /// The server that is asked in place of the URL's own; nil where none is.
    var interceptor: HTTPURL? {
        guard let interception = options.interception, interception.intercepts(url) else { return nil }
        return interception.server
    }

    /// How to reach the real server means nothing for the one that stands for it.
    mutating func forgetRoute() {
        options.route = Route()
        options.tls = TLSOptions()
        options.version = nil
    }
}

extension HTTPURL {
    /// Host and port as the header `Host` has them.
    var hostHeader: String { port.map { "\(host):\($0)" } ?? host }
}
