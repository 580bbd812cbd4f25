package import Platform

/// The proxies that the environment names, read as curl reads it.
package struct ProxySettings: Sendable, Hashable {
    /// For http. Only the name in lower case counts: a CGI server sets `HTTP_PROXY` from a request's header.
    package let http: String?
    package let https: String?
    /// Hosts that are called directly, divided by commas.
    package let exceptions: String?

    package init(_ environment: Environment) {
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        let all = value("all_proxy", "ALL_PROXY")
        http = value("http_proxy") ?? all
        https = value("https_proxy", "HTTPS_PROXY") ?? all
        exceptions = value("no_proxy", "NO_PROXY")
    }

    /// No proxy for anything.
    package static let none = ProxySettings(Environment([:]))

    /// The proxy that a request goes through; nil where it goes to its server directly.
    ///
    /// - Throws: `TransportError` where the environment names one that cannot be understood.
    func proxy(for request: WireRequest) throws(TransportError) -> ProxyAddress? {
        let (url, route) = (request.url, request.options.route)
        if route.unixSocket != nil || url.origin == request.options.stubOrigin || request.interceptor != nil {
            return nil
        }
        switch route.proxy {
        case .direct: return nil
        case .address(let address): return isException(url, route) ? nil : address
        case .environment:
            guard let text = url.isSecure ? https : http, !isException(url, route) else { return nil }
            do throws(RouteError) {
                return try ProxyAddress(text)
            } catch {
                throw .proxy(.unreadable(detail: error.message), url: url.requestText)
            }
        }
    }

    private func isException(_ url: HTTPURL, _ route: Route) -> Bool {
        guard let lists = route.exceptions ?? exceptions.map({ [$0] }) else { return false }
        return ProxySettings.isException(url, lists)
    }

    /// Whether lists as in `NO_PROXY` hold the host of a URL.
    package static func isException(_ url: HTTPURL, _ lists: [String]) -> Bool {
        ProxyExceptions(lists).contain(url.host)
    }

    /// What no output may show: the passwords of the proxies.
    package var secrets: [String] {
        [http, https].compactMap(\.self).flatMap(ProxyAddress.secrets)
    }
}
