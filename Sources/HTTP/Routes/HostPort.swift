/// A host, as a URL has it, and a port.
package struct HostPort: Sendable, Hashable {
    package let host: String
    package let port: Int

    /// Reads `api.example.test:443` or `[::1]:443`.
    package init(_ text: String) throws(RouteError) {
        guard let url = try? HTTPURL("http://" + text), url.userInformation == nil, url.path.isEmpty,
            url.query == nil, url.fragment == nil
        else { throw .notHostPort(text) }
        guard let port = url.port else { throw .noPort(text) }
        host = url.host
        self.port = port
    }

    package var text: String { "\(host):\(port)" }
}
