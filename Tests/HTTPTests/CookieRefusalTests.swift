import HTTP
import Platform
import Testing

private let now = WallTime(seconds: 1_700_000_000)

/// What a jar does not take, and what it takes all the same.
@Suite struct CookieRefusalTests {
    @Test(arguments: [
        (
            "http://h.example/", "a=1; Domain=other.example",
            "its domain other.example does not cover the host h.example"
        ),
        (
            "http://h.example/", "a=1; Domain=sub.h.example",
            "its domain sub.h.example does not cover the host h.example"
        ),
        (
            "http://xh.example/", "a=1; Domain=h.example",
            "its domain h.example does not cover the host xh.example"
        ),
        ("http://127.0.0.1/", "a=1; Domain=0.0.1", "its domain 0.0.1 does not cover the host 127.0.0.1"),
        ("http://[::1]/", "a=1; Domain=1]", "its domain 1] is a public suffix"),
        ("http://h.co.uk/", "a=1; Domain=.co.uk", "its domain co.uk is a public suffix"),
        ("http://h.co.uk./", "a=1; Domain=co.uk.", "its domain co.uk. is a public suffix"),
        ("http://h.example/", "a=1; Domain=Example", "its domain example is a public suffix"),
        (
            "http://bücher.example/", "a=1; Domain=bücher.example",
            "its domain bücher.example is not in its ASCII form (xn--…)"
        ),
        (
            "http://k.example/", "a=1; Domain=\u{212A}.example",
            "its domain \u{212A}.example is not in its ASCII form (xn--…)"
        ),
        ("http://h.example/", "a=1; Secure", "it is Secure and came over http"),
        ("http://127.0.0.1/", "a=1; Secure", "it is Secure and came over http"),
        ("https://h.example/", "__Secure-a=1", "its name begins with __Secure-, which wants Secure"),
        ("https://h.example/", "__sEcUrE-a=1", "its name begins with __Secure-, which wants Secure"),
        ("https://h.example/", "__Host-a=1; Path=/", hostPrefix),
        ("https://h.example/", "__HOST-a=1; Secure", hostPrefix),
        ("https://h.example/a/", "__Host-a=1; Secure; Path=/a", hostPrefix),
        ("https://h.example/", "__Host-a=1; Secure; Path=/; Domain=h.example", hostPrefix),
        ("https://h.example/", "__host-a; Secure", prefixWithoutName),
        ("https://h.example/", "=__SECURE-a=1; Secure", prefixWithoutName),
        ("http://h.example/", "a=\u{1}", "it holds a control character"),
        ("http://h.example/", "a=1; Path=/\u{7F}", "it holds a control character"),
        ("http://h.example/", "a=\u{0}", "it holds a control character"),
        ("http://h.example/", "; Path=/", "it has neither a name nor a value"),
        ("http://h.example/", "", "it has neither a name nor a value"),
        ("http://h.example/", "=", "it has neither a name nor a value"),
        ("http://h.example/", " = ; Path=/", "it has neither a name nor a value"),
        ("http://h.example/", "a=1; Max-Age=0", "it has expired, and there was none to delete"),
    ])
    func `a refused cookie has a reason`(url: String, line: String, expected: String) throws {
        var jar = CookieJar()
        guard case .refused(_, let reason) = jar.store(setCookie: line, from: try HTTPURL(url), now: now)
        else {
            Issue.record("it was not refused")
            return
        }
        #expect(reason.words == expected)
        #expect(jar.cookies.isEmpty)
        #expect(jar.changes.isEmpty == (reason != .expired))
    }

    private static let hostPrefix = "its name begins with __Host-, which wants Secure, Path=/ and no Domain"
    private static let prefixWithoutName =
        "it has no name and a value that begins with __Secure- or __Host-"

    @Test(arguments: [
        ("https://h.example/a/", "__Host-a=1; Secure; Path=/", "h.example / host-only"),
        ("https://h.example/", "__Host-a=1; Secure; Path=", "h.example / host-only"),
        ("https://h.example/", "__Host-a=1; Secure; Path=/; Domain=", "h.example / host-only"),
        ("https://h.example/", "__Secure-a=1; Secure; Domain=h.example", "h.example /"),
        ("http://h.example/", "_Host-a=1", "h.example / host-only"),
        ("http://h.example/", "a=1; Domain", "h.example / host-only"),
        ("http://h.example/", "a=1; Domain=.", "h.example / host-only"),
        ("http://sub.h.example/", "a=1; Domain=.H.Example", "h.example /"),
        ("http://sub.h.example/", "a=1; Domain=other.example; Domain=h.example", "h.example /"),
        ("http://sub.h.example/", "a=1; Domain=h.example; Domain=", "sub.h.example / host-only"),
        ("http://h.co.uk/", "a=1; Domain=h.co.uk", "h.co.uk /"),
        ("http://co.uk/", "a=1; Domain=co.uk", "co.uk / host-only"),
        ("http://localhost/", "a=1; Domain=localhost", "localhost / host-only"),
        ("http://127.0.0.1:81/", "a=1; Domain=127.0.0.1", "127.0.0.1 /"),
        ("http://[::1]:81/", "a=1", "[::1] / host-only"),
        ("http://bücher.example/", "a=1; Domain=XN--bcher-kva.example", "xn--bcher-kva.example /"),
        ("http://h.example", "a=1", "h.example / host-only"),
        ("http://h.example/a", "a=1", "h.example / host-only"),
        ("http://h.example/a/", "a=1", "h.example /a host-only"),
        ("http://h.example/a/b/c?x=/y", "a=1; Path", "h.example /a/b host-only"),
        ("http://h.example/a/b", "a=1; Path=/x; Path=y", "h.example /a host-only"),
        ("http://h.example/a/b", "a=1; Path=/x/", "h.example /x/ host-only"),
        ("http://h.example/", "a=1; SameSite=None", "h.example / host-only"),
    ])
    func `a cookie belongs where it says, or where it came from`(url: String, line: String, expected: String)
        throws
    {
        var jar = CookieJar()
        jar.store(setCookie: line, from: try HTTPURL(url), now: now)
        #expect(
            jar.cookies.map { "\($0.domain) \($0.path)\($0.isHostOnly ? " host-only" : "")" } == [expected])
    }

    @Test(arguments: [
        (4096, 0, nil), (0, 4096, nil), (2048, 2048, nil), (2048, 2049, "longer"), (4097, 0, "longer"),
    ])
    func `name and value have 4,096 bytes together`(name: Int, value: Int, expected: String?) throws {
        var jar = CookieJar()
        let line =
            String(repeating: "n", count: name) + "=" + String(repeating: "é", count: value / 2)
            + String(repeating: "v", count: value % 2)
        let verdict = jar.store(setCookie: line, from: try HTTPURL("http://h.example/"), now: now)
        #expect(jar.cookies.isEmpty == (expected != nil))
        guard let expected, case .refused(let shown, let reason) = verdict else { return }
        #expect(reason.words == "name and value are \(expected) than 4,096 bytes")
        #expect(shown == String(repeating: "n", count: 64))
    }

    @Test func `an attribute longer than 1,024 bytes does not count`() throws {
        var jar = CookieJar()
        let url = try HTTPURL("http://h.example/a/b")
        let path = "/" + String(repeating: "p", count: 1023)
        jar.store(setCookie: "a=1; Path=\(path)", from: url, now: now)
        jar.store(setCookie: "b=1; Path=/x; Path=\(path)p", from: url, now: now)
        jar.store(setCookie: "c=1; Path=\(path)p", from: url, now: now)
        #expect(jar.cookies.map(\.path) == [path, "/x", "/a"])
    }

    @Test(arguments: [
        ("a=plain; Path=/", "a=s"), ("a=plain; Path=/x/y", "a=s"), ("a=plain; Domain=h.example", "a=s"),
        ("a=plain; Max-Age=0", "a=s"), ("b=plain; Path=/", "a=s; b=plain"),
    ])
    func `what came over http does not hide a Secure cookie`(line: String, expected: String) throws {
        var jar = CookieJar()
        let secure = "a=s; Secure; Path=/; Domain=h.example"
        jar.store(setCookie: secure, from: try HTTPURL("https://h.example/"), now: now)
        let verdict = jar.store(setCookie: line, from: try HTTPURL("http://sub.h.example/x/y/z"), now: now)
        if expected == "a=s" {
            #expect(verdict == .refused(name: "a", .hidesSecureCookie))
            #expect(
                CookieRefusal.hidesSecureCookie.words
                    == "it came over http and would replace a Secure cookie")
        }
        let sent = jar.selection(for: try HTTPURL("https://sub.h.example/x/y/z"), now: now)
        #expect(sent.headerValue == expected)
    }

    @Test(arguments: [
        // The Secure cookie's path does not cover the other one's.
        ("a=plain; Path=/", "http://h.example/"),
        ("a=plain; Path=/secret", "http://other.example/"),
    ])
    func `a cookie that hides no Secure one is taken over http`(line: String, url: String) throws {
        var jar = CookieJar()
        jar.store(setCookie: "a=s; Secure; Path=/secret", from: try HTTPURL("https://h.example/"), now: now)
        jar.store(setCookie: line, from: try HTTPURL(url), now: now)
        #expect(jar.cookies.map(\.value) == ["s", "plain"])
    }

    @Test func `a Secure cookie that has expired hides nothing`() throws {
        var jar = CookieJar()
        jar.store(setCookie: "a=s; Secure; Max-Age=1", from: try HTTPURL("https://h.example/"), now: now)
        let later = WallTime(seconds: now.seconds + 1)
        jar.store(setCookie: "a=plain", from: try HTTPURL("http://h.example/"), now: later)
        #expect(jar.cookies.map(\.value) == ["plain"])
    }
}
