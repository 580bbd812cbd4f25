package import Platform

/// A cookie in a jar (RFC 6265bis §5.7).
package struct Cookie: Sendable, Hashable {
    /// Empty for a nameless cookie.
    package let name: String
    package let value: String
    /// In lower case, without a dot at its front.
    package let domain: String
    /// Whether it goes to `domain` alone and to no host below.
    package let isHostOnly: Bool
    package let path: String
    package let isSecure: Bool
    package let isHTTPOnly: Bool
    /// As the server wrote it; it has no effect here.
    package let sameSite: String?
    /// Nil for a cookie of the session.
    package let expires: WallTime?

    package init(
        name: String, value: String, domain: String, isHostOnly: Bool = true, path: String = "/",
        isSecure: Bool = false, isHTTPOnly: Bool = false, sameSite: String? = nil, expires: WallTime? = nil
    ) {
        self.name = name
        self.value = value
        self.domain = domain
        self.isHostOnly = isHostOnly
        self.path = path
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
        self.sameSite = sameSite
        self.expires = expires
    }

    /// As it stands in a `Cookie` header.
    package var text: String { name.isEmpty ? value : "\(name)=\(value)" }

    /// A cookie takes the place of another one that has its name, domain and path.
    func hasKey(of other: Cookie) -> Bool {
        domain == other.domain && isHostOnly == other.isHostOnly
            && name.utf8.elementsEqual(other.name.utf8) && path.utf8.elementsEqual(other.path.utf8)
    }

    /// Why the cookie is not sent to `url` at `now`; nil where it is.
    func holdback(for url: HTTPURL, now: WallTime) -> CookieHoldback? {
        let covers = isHostOnly ? url.host == domain : CookieScope.domain(domain, covers: url.host)
        if !covers { return .otherHost(domain: domain) }
        if !CookieScope.path(path, covers: url.path) { return .otherPath(path) }
        if isSecure && !url.isSecure { return .secureOverHTTP }
        return hasExpired(at: now) ? .expired : nil
    }

    func hasExpired(at now: WallTime) -> Bool { expires.map { $0 <= now } ?? false }
}
