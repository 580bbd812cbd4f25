/// Where cookies go (RFC 6265bis §5.1.3 and §5.1.4).
enum CookieScope {
    /// Whether a host is the domain or, being no address, lies below it.
    static func domain(_ domain: String, covers host: String) -> Bool {
        if host == domain { return true }
        guard host.utf8.count > domain.utf8.count + 1, !domain.isEmpty,
            host.utf8.suffix(domain.utf8.count + 1).elementsEqual(("." + domain).utf8)
        else { return false }
        return !isAddress(host)
    }

    /// Whether a path is the cookie's or lies below it.
    static func path(_ path: String, covers requested: String) -> Bool {
        let requested = requested.isEmpty ? "/" : requested
        guard requested.utf8.starts(with: path.utf8) else { return false }
        return requested.utf8.count == path.utf8.count || path.utf8.last == UInt8(ascii: "/")
            || requested.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/")
    }

    /// The path of a cookie that names none.
    static func defaultPath(of url: HTTPURL) -> String {
        guard url.path.utf8.first == UInt8(ascii: "/"),
            let slash = url.path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > url.path.startIndex
        else { return "/" }
        return String(url.path[..<slash])
    }

    /// An IPv4 address or an IPv6 address in brackets.
    private static func isAddress(_ host: String) -> Bool {
        if host.utf8.first == UInt8(ascii: "[") { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}
