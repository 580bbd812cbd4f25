package import Platform

/// The cookies of a client, kept and given out as browsers do (RFC 6265bis §5.7 and §5.8).
///
/// `SameSite` is kept and has no effect: a tester has no sites.
package struct CookieJar: Sendable, Hashable {
    /// A cookie and when it was last set or sent, counted in uses of the jar: a clock may stand still.
    struct Kept: Sendable, Hashable {
        var cookie: Cookie
        var lastUse: Int
    }

    /// Something that happened to the jar, to be done again to another one.
    package enum Change: Sendable, Hashable {
        case set(Cookie)
        case removed(Cookie)
    }

    /// What became of a `Set-Cookie` line.
    package enum Verdict: Sendable, Hashable {
        /// One that had to go for it, if any, was put out.
        case stored(Cookie, evicted: CookieEviction?)
        /// It named a time that is over: the cookie that was there is gone.
        case deleted(Cookie)
        /// `name` is empty where the line has none.
        case refused(name: String, CookieRefusal)
    }

    /// In the order of their creation; an update keeps its place.
    private(set) var kept: [Kept] = []
    /// What answers did to the jar since it was made or `forgetChanges` was called, in order.
    package private(set) var changes: [Change] = []
    private var uses = 0
    private let limits: CookieLimits

    /// A jar that begins with `cookies`, the oldest first.
    package init(_ cookies: [Cookie] = [], limits: CookieLimits = .standard) {
        self.limits = limits
        for cookie in cookies {
            put(cookie)
            _ = evict()
        }
    }

    /// In the order of their creation.
    package var cookies: [Cookie] { kept.map(\.cookie) }

    /// Takes the cookie of a `Set-Cookie` line that came from `url`.
    @discardableResult
    package mutating func store(setCookie line: String, from url: HTTPURL, now: WallTime) -> Verdict {
        removeExpired(now: now)
        switch SetCookie.parse(line) {
        case .failure(let reason): return .refused(name: SetCookie.name(in: line), reason)
        case .success(let set):
            switch set.cookie(from: url, now: now, into: self) {
            case .failure(let reason): return .refused(name: set.name, reason)
            case .success(let cookie): return store(cookie, now: now)
            }
        }
    }

    private mutating func store(_ cookie: Cookie, now: WallTime) -> Verdict {
        if cookie.hasExpired(at: now) {
            // Another jar may have what is not here.
            changes.append(.removed(cookie))
            return remove(cookie) ? .deleted(cookie) : .refused(name: cookie.name, .expired)
        }
        put(cookie)
        changes.append(.set(cookie))
        let eviction = evict()
        if let eviction { changes.append(.removed(eviction.cookie)) }
        return .stored(cookie, evicted: eviction)
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

    /// The same, for sending: these cookies count as used, and those that have expired are gone afterwards.
    package mutating func select(for url: HTTPURL, now: WallTime) -> Selection {
        let selection = selection(for: url, now: now)
        uses += 1
        for index in kept.indices where kept[index].cookie.holdback(for: url, now: now) == nil {
            kept[index].lastUse = uses
        }
        removeExpired(now: now)
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

    /// Does to this jar what was done to another one.
    package mutating func apply(_ changes: [Change]) {
        for change in changes {
            switch change {
            case .set(let cookie):
                put(cookie)
                _ = evict()
            case .removed(let cookie): _ = remove(cookie)
            }
        }
        self.changes += changes
    }

    /// Begins the list of changes anew.
    package mutating func forgetChanges() { changes = [] }

    /// Drops the cookies whose time is over.
    package mutating func removeExpired(now: WallTime) {
        kept.removeAll { $0.cookie.hasExpired(at: now) }
    }

    /// In the place of the cookie with the same key, or at the end.
    private mutating func put(_ cookie: Cookie) {
        uses += 1
        let new = Kept(cookie: cookie, lastUse: uses)
        if let index = index(of: cookie) { kept[index] = new } else { kept.append(new) }
    }

    private mutating func remove(_ cookie: Cookie) -> Bool {
        guard let index = index(of: cookie) else { return false }
        kept.remove(at: index)
        return true
    }

    private func index(of cookie: Cookie) -> Int? { kept.firstIndex { $0.cookie.hasKey(of: cookie) } }

    private mutating func evict() -> CookieEviction? {
        guard let (index, reason) = limits.surplus(in: kept) else { return nil }
        return CookieEviction(cookie: kept.remove(at: index).cookie, reason: reason)
    }
}
