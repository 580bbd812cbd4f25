package import Platform

/// The cookies of a client, kept and given out as browsers do (RFC 6265bis §5.7 and §5.8).
///
/// `SameSite` is kept and has no effect: a tester has no sites.
package struct CookieJar: Sendable, Hashable {
    /// 400 days: longer lives are cut (RFC 6265bis §5.5).
    private static let longestLife: Int64 = 400 * 86_400

    /// In the order of their creation; an update keeps its place.
    package private(set) var cookies: [Cookie] = []

    package init() {}

    /// What became of a `Set-Cookie` line.
    package enum Verdict: Sendable, Hashable {
        case stored(Cookie)
        /// It named a time that is over: the cookie that was there is gone.
        case deleted(Cookie)
        /// `name` is empty where the line has none.
        case refused(name: String, CookieRefusal)
    }

    /// Takes the cookie of a `Set-Cookie` line that came from `url`.
    @discardableResult
    package mutating func store(setCookie line: String, from url: HTTPURL, now: WallTime) -> Verdict {
        switch SetCookie.parse(line) {
        case .failure(let reason):
            let name = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).first
            return .refused(name: String((name ?? "").prefix(64)), reason)
        case .success(let set):
            switch cookie(set, from: url, now: now) {
            case .failure(let reason): return .refused(name: set.name, reason)
            case .success(let cookie): return store(cookie, now: now)
            }
        }
    }

    /// Which cookies go to `url`, in the order in which they are sent, and why the others do not.
    package func selection(for url: HTTPURL, now: WallTime) -> Selection {
        var selection = Selection()
        for cookie in cookies {
            if let reason = cookie.holdback(for: url, now: now) {
                selection.heldBack.append((cookie, reason))
            } else {
                selection.sent.append(cookie)
            }
        }
        // A stable sort: of equally long paths the older cookie comes first.
        selection.sent.sort { $0.path.utf8.count > $1.path.utf8.count }
        return selection
    }

    package struct Selection: Sendable {
        package var sent: [Cookie] = []
        package var heldBack: [(cookie: Cookie, reason: CookieHoldback)] = []

        /// The value of the `Cookie` header; nil where there is nothing to send.
        package var headerValue: String? {
            sent.isEmpty ? nil : sent.map(\.text).joined(separator: "; ")
        }
    }

    private mutating func store(_ cookie: Cookie, now: WallTime) -> Verdict {
        let index = cookies.firstIndex { $0.hasKey(of: cookie) }
        if let expires = cookie.expires, expires <= now {
            if let index { cookies.remove(at: index) }
            return .deleted(cookie)
        }
        if let index { cookies[index] = cookie } else { cookies.append(cookie) }
        return .stored(cookie)
    }

    /// The cookie that a line makes, if the rules of RFC 6265bis §5.7 allow it.
    private func cookie(
        _ set: SetCookie, from url: HTTPURL, now: WallTime
    ) -> Result<Cookie, CookieRefusal> {
        var domain = set.domain
        if let named = domain, PublicSuffixes.contain(named) {
            if named != url.host { return .failure(.publicSuffix(named)) }
            domain = nil
        }
        if let domain, !CookieScope.domain(domain, covers: url.host) {
            return .failure(.otherDomain(domain: domain, host: url.host))
        }
        let hasPath = set.path?.utf8.first == UInt8(ascii: "/")
        let cookie = Cookie(
            name: set.name, value: set.value, domain: domain ?? url.host, isHostOnly: domain == nil,
            path: hasPath ? set.path ?? "/" : CookieScope.defaultPath(of: url), isSecure: set.isSecure,
            isHTTPOnly: set.isHTTPOnly, sameSite: set.sameSite, expires: CookieJar.end(of: set, now: now))
        if let reason = refusal(of: cookie, namesPath: hasPath, from: url) { return .failure(reason) }
        return .success(cookie)
    }

    private func refusal(of cookie: Cookie, namesPath: Bool, from url: HTTPURL) -> CookieRefusal? {
        if cookie.isSecure && !url.isSecure { return .secureOverHTTP }
        if !url.isSecure && cookies.contains(where: { CookieJar.cookie(cookie, hides: $0) }) {
            return .hidesSecureCookie
        }
        let name = cookie.name.lowercased()
        let value = cookie.value.lowercased()
        if name.isEmpty && (value.hasPrefix("__secure-") || value.hasPrefix("__host-")) {
            return .prefixWithoutName
        }
        if name.hasPrefix("__secure-") && !cookie.isSecure { return .securePrefix }
        if name.hasPrefix("__host-") {
            let isAllowed = cookie.isSecure && cookie.isHostOnly && namesPath && cookie.path == "/"
            if !isAllowed { return .hostPrefix }
        }
        return nil
    }

    /// Whether a cookie that came over http would stand before a Secure one (RFC 6265bis §5.7 step 11).
    private static func cookie(_ cookie: Cookie, hides other: Cookie) -> Bool {
        other.isSecure && cookie.name.utf8.elementsEqual(other.name.utf8)
            && (CookieScope.domain(cookie.domain, covers: other.domain)
                || CookieScope.domain(other.domain, covers: cookie.domain))
            && CookieScope.path(other.path, covers: cookie.path)
    }

    /// `Max-Age` goes before `Expires`; nil lasts as long as the session.
    private static func end(of set: SetCookie, now: WallTime) -> WallTime? {
        let limit = WallTime(seconds: now.seconds + longestLife)
        if let maxAge = set.maxAge {
            if maxAge <= 0 { return WallTime(seconds: 0) }
            return min(limit, WallTime(seconds: now.seconds + min(Int64(maxAge), longestLife)))
        }
        return set.expires.map { min($0, limit) }
    }
}
