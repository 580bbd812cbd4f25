import Text

/// A proxy, and what it is told of who calls.
package struct ProxyAddress: Sendable, Hashable {
    package enum Scheme: String, Sendable, Hashable, CaseIterable {
        case http, https, socks4, socks4a, socks5, socks5h
    }

    package let scheme: Scheme
    /// As a URL has it.
    package let host: String
    package let port: Int
    let user: String?
    let password: String?

    /// Reads a proxy as curl does: without a scheme it is `http`, without a port 443 for `https` and 1080 for
    /// the others; user and password are percent-encoded.
    package init(_ text: String) throws(RouteError) {
        let reference = URIReference(text)
        var scheme = Scheme.http
        var rest = text
        if let name = reference.scheme, reference.authority != nil {
            guard let known = Scheme(rawValue: name.lowercased()) else { throw .proxyScheme(name) }
            scheme = known
            rest = String(decoding: text.utf8.dropFirst(name.utf8.count + 3), as: UTF8.self)
        }
        guard let url = try? HTTPURL("http://" + rest), url.path.isEmpty || url.path == "/", url.query == nil,
            url.fragment == nil
        else { throw .notProxy }
        let words = (url.userInformation ?? "").split(
            separator: ":", maxSplits: 1, omittingEmptySubsequences: false
        ).map { String(decoding: PercentEncoding.decode(String($0)), as: UTF8.self) }
        guard !words.contains(where: { $0.utf8.contains(0) }) else { throw .notProxy }
        self.scheme = scheme
        host = url.host
        port = url.port ?? (scheme == .https ? 443 : 1_080)
        user = url.userInformation == nil ? nil : words.first
        password = words.count > 1 ? words[1] : nil
    }

    /// The proxy without user and password: what may be shown.
    package var text: String { "\(scheme.rawValue)://\(host):\(port)" }

    /// What no output may show.
    package var secrets: [String] {
        guard let user, let password, !password.isEmpty else { return [] }
        return [password, "\(user):\(password)"]
    }

    /// What no output may show of a text that was written as a proxy, be it one or not.
    package static func secrets(in text: String) -> [String] {
        if let proxy = try? ProxyAddress(text) { return proxy.secrets }
        guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "@")) else { return [] }
        let front = text[..<sign]
        let words = front.split(separator: "/", omittingEmptySubsequences: false)
        let isURL = words.count > 2 && words[1].isEmpty
        return [String(isURL ? front.dropFirst(words[0].count + 2) : front)]
    }

    /// Whether it speaks HTTP and so can answer with a status.
    var speaksHTTP: Bool { scheme == .http || scheme == .https }
}
