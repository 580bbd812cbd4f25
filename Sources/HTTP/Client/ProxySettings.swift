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

    func proxy(for url: HTTPURL) -> String? { url.isSecure ? https : http }
}
