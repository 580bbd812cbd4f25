import Platform

/// What a jar makes of a line: RFC 6265bis §5.7, steps 6 to 22.
extension SetCookie {
    /// 400 days: longer lives are cut (RFC 6265bis §5.5).
    private static let longestLife: Int64 = 400 * 86_400

    /// The cookie that the line sets when it comes from `url`, if the rules allow it.
    func cookie(
        from url: HTTPURL, now: WallTime, into jar: CookieJar
    ) -> Result<Cookie, CookieRefusal> {
        var domain = self.domain
        if let named = domain {
            if !named.utf8.allSatisfy({ $0 < 0x80 }) { return .failure(.domainNotASCII(named)) }
            if PublicSuffixes.contain(named) {
                if named != url.host { return .failure(.publicSuffix(named)) }
                domain = nil
            }
        }
        if let domain, !CookieScope.domain(domain, covers: url.host) {
            return .failure(.otherDomain(domain: domain, host: url.host))
        }
        let cookie = Cookie(
            name: name, value: value, domain: domain ?? url.host, isHostOnly: domain == nil,
            path: path(from: url), isSecure: isSecure, isHTTPOnly: isHTTPOnly, sameSite: sameSite,
            expires: end(now: now))
        if let reason = refusal(of: cookie, from: url, into: jar) { return .failure(reason) }
        return .success(cookie)
    }

    private func path(from url: HTTPURL) -> String {
        guard let path, path.utf8.first == UInt8(ascii: "/") else { return CookieScope.defaultPath(of: url) }
        return path
    }

    private func refusal(of cookie: Cookie, from url: HTTPURL, into jar: CookieJar) -> CookieRefusal? {
        if cookie.isSecure && !url.isSecure { return .secureOverHTTP }
        if !url.isSecure && jar.cookies.contains(where: { SetCookie.cookie(cookie, hides: $0) }) {
            return .hidesSecureCookie
        }
        if name.isEmpty && (SetCookie.hasPrefix("__Secure-", value) || SetCookie.hasPrefix("__Host-", value))
        {
            return .prefixWithoutName
        }
        if SetCookie.hasPrefix("__Secure-", name) && !isSecure { return .securePrefix }
        if SetCookie.hasPrefix("__Host-", name) {
            let isAllowed = isSecure && cookie.isHostOnly && path != nil && cookie.path == "/"
            if !isAllowed { return .hostPrefix }
        }
        return nil
    }

    /// Whether a text begins with a prefix, in any case of its ASCII letters.
    private static func hasPrefix(_ prefix: String, _ text: String) -> Bool {
        text.utf8.lazy.map(Token.lowered).starts(with: prefix.utf8.lazy.map(Token.lowered))
    }

    /// Whether a cookie that came over http would stand before a Secure one (step 16).
    private static func cookie(_ cookie: Cookie, hides other: Cookie) -> Bool {
        other.isSecure && cookie.name.utf8.elementsEqual(other.name.utf8)
            && (CookieScope.domain(cookie.domain, covers: other.domain)
                || CookieScope.domain(other.domain, covers: cookie.domain))
            && CookieScope.path(other.path, covers: cookie.path)
    }

    /// `Max-Age` goes before `Expires`; nil lasts as long as the session.
    private func end(now: WallTime) -> WallTime? {
        let limit = WallTime(seconds: now.seconds + SetCookie.longestLife)
        if let maxAge {
            if maxAge <= 0 { return WallTime(seconds: 0) }
            return WallTime(seconds: now.seconds + min(Int64(maxAge), SetCookie.longestLife))
        }
        return expires.map { min($0, limit) }
    }
}
