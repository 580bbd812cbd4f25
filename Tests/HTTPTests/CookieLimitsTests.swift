import HTTP
import Platform
import Testing

private let now = WallTime(seconds: 1_700_000_000)

private let limits = CookieLimits(ofDomain: 6, ofJar: 12)

/// What goes when a jar is full.
@Suite struct CookieLimitsTests {
    /// Sets `prefix0=1` and so on.
    private func fill(
        _ jar: inout CookieJar, _ count: Int, _ host: String, _ prefix: String, _ more: String = ""
    )
        throws
    {
        let url = try HTTPURL("https://\(host)/")
        for number in 0..<count {
            jar.store(setCookie: "\(prefix)\(number)=1\(more)", from: url, now: now)
        }
    }

    @Test func `a jar keeps what Firefox keeps`() {
        #expect(CookieLimits.standard == CookieLimits(ofDomain: 180, ofJar: 3_000))
    }

    @Test func `of a domain with too many the one used longest ago goes`() throws {
        var jar = CookieJar(limits: limits)
        try fill(&jar, 1, "h.example", "first")
        try fill(&jar, 1, "h.example", "second", "; Path=/x")
        try fill(&jar, limits.ofDomain - 2, "h.example", "n")
        _ = jar.select(for: try HTTPURL("https://h.example/"), now: now)
        let verdict = jar.store(setCookie: "last=1", from: try HTTPURL("https://h.example/"), now: now)
        guard case .stored(_, let eviction?) = verdict else {
            Issue.record("nothing was put out")
            return
        }
        #expect(eviction.cookie.name == "second0")
        #expect(eviction.reason.words == "h.example has more than 6 cookies")
        #expect(jar.cookies.count == limits.ofDomain)
        #expect(jar.changes.last == .removed(eviction.cookie))
    }

    @Test func `Secure cookies stay longest`() throws {
        var jar = CookieJar(limits: limits)
        try fill(&jar, 2, "h.example", "s", "; Secure")
        try fill(&jar, limits.ofDomain, "h.example", "n")
        #expect(jar.cookies.prefix(3).map(\.name) == ["s0", "s1", "n2"])
        try fill(&jar, limits.ofDomain, "h.example", "t", "; Secure")
        #expect(jar.cookies.prefix(2).map(\.name) == ["t0", "t1"])
    }

    @Test func `cookies that have expired go first`() throws {
        var jar = CookieJar(limits: limits)
        try fill(&jar, limits.ofDomain - 1, "h.example", "n")
        try fill(&jar, 1, "h.example", "short", "; Max-Age=1")
        let later = WallTime(seconds: now.seconds + 1)
        jar.store(setCookie: "last=1", from: try HTTPURL("https://h.example/"), now: later)
        #expect(jar.cookies.count == limits.ofDomain)
        #expect(jar.cookies.first?.name == "n0")
    }

    @Test func `other domains have room of their own`() throws {
        var jar = CookieJar(limits: limits)
        try fill(&jar, limits.ofDomain, "a.example", "n")
        try fill(&jar, limits.ofDomain, "b.example", "n")
        #expect(jar.cookies.count == 2 * limits.ofDomain)
    }

    @Test func `of a full jar the cookie used longest ago goes`() throws {
        let cookies = (0..<limits.ofJar).map {
            Cookie(name: "n", value: "1", domain: "h\($0).example", isSecure: true)
        }
        var jar = CookieJar(cookies, limits: limits)
        let verdict = jar.store(setCookie: "x=1", from: try HTTPURL("https://x.example/"), now: now)
        guard case .stored(_, let eviction?) = verdict else {
            Issue.record("nothing was put out")
            return
        }
        #expect(eviction.cookie.domain == "h0.example")
        #expect(eviction.reason.words == "the jar has more than 12 cookies")
    }

    @Test func `a jar that begins with too many keeps the newest`() {
        let cookies = (0..<limits.ofJar + 2).map { Cookie(name: "n", value: "1", domain: "h\($0).example") }
        #expect(
            CookieJar(cookies, limits: limits).cookies.map(\.domain)
                == (2..<limits.ofJar + 2).map { "h\($0).example" })
    }
}
