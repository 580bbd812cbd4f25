import HTTP
import JSON
import Platform
import Testing
import TestSupport

private let now = WallTime(seconds: 1_700_000_000)

@Suite struct CookieJarTests {
    @Test(.enabled(if: Conformance.isAvailable, Conformance.skipped))
    func `the cookie suite`() throws {
        var tally = ConformanceTally("cookies-own")
        for example in try Conformance.cases("cookies-own/given.json", under: "cases") {
            var jar = CookieJar()
            for answer in example["set"]?.arrayValue ?? [] {
                let object = try #require(answer.objectValue)
                let url = try HTTPURL(object.text("url"))
                for line in object["set_cookie"]?.arrayValue ?? [] {
                    jar.store(setCookie: try #require(line.stringValue), from: url, now: now)
                }
            }
            let sent = jar.selection(for: try HTTPURL(example.text("request_url")), now: now).headerValue
            let expected = example["cookie"]?.stringValue
            tally.note(
                try example.text("id"), holds: sent == expected,
                orElse: "\(sent ?? "nothing"), expected \(expected ?? "nothing")")
        }
        tally.close()
    }

    @Test(arguments: [
        (
            "http://h.example/", "a=1; Domain=other.example",
            "its domain other.example does not cover the host h.example"
        ),
        ("http://h.co.uk/", "a=1; Domain=.co.uk", "its domain co.uk is a public suffix"),
        ("http://h.example/", "a=1; Secure", "it is Secure and came over http"),
        ("https://h.example/", "__Secure-a=1", "its name begins with __Secure-, which wants Secure"),
        (
            "https://h.example/", "__HOST-a=1; Secure",
            "its name begins with __Host-, which wants Secure, Path=/ and no Domain"
        ),
        (
            "https://h.example/", "__host-a; Secure",
            "it has no name and a value that begins with __Secure- or __Host-"
        ),
        ("http://h.example/", "a=\u{1}", "it holds a control character"),
        ("http://h.example/", "; Path=/", "it has neither a name nor a value"),
        ("http://h.example/", "=", "it has neither a name nor a value"),
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
    }

    @Test(arguments: [
        ("https://h.example/", "a=1", "http://x.example/", "it belongs to h.example"),
        ("https://h.example/a/b", "a=1", "https://h.example/", "it belongs to the path /a"),
        (
            "https://h.example/", "a=1; Secure", "http://h.example/",
            "it is Secure and the call goes over http"
        ),
    ])
    func `a cookie held back has a reason`(from: String, line: String, to: String, expected: String) throws {
        var jar = CookieJar()
        jar.store(setCookie: line, from: try HTTPURL(from), now: now)
        let selection = jar.selection(for: try HTTPURL(to), now: now)
        #expect(selection.headerValue == nil)
        #expect(selection.heldBack.map(\.reason.words) == [expected])
    }

    @Test func `a cookie lives as long as it says and no longer than 400 days`() throws {
        var jar = CookieJar()
        let url = try HTTPURL("http://h.example/")
        jar.store(setCookie: "a=1; Max-Age=10", from: url, now: now)
        jar.store(setCookie: "b=1; Max-Age=99999999999", from: url, now: now)
        func sent(after seconds: Int64) -> String? {
            jar.selection(for: url, now: WallTime(seconds: now.seconds + seconds)).headerValue
        }
        #expect(sent(after: 9) == "a=1; b=1")
        #expect(sent(after: 10) == "b=1")
        #expect(sent(after: 400 * 86_400) == nil)
    }

    @Test func `a domain without a dot is the host's own or nobody's`() throws {
        var jar = CookieJar()
        let url = try HTTPURL("http://localhost/")
        jar.store(setCookie: "a=1; Domain=localhost", from: url, now: now)
        #expect(jar.cookies.map(\.isHostOnly) == [true])
        #expect(jar.selection(for: url, now: now).headerValue == "a=1")
    }

    @Test func `a line is read into its attributes`() throws {
        let cookie = try #require(
            SetCookie(
                parsing:
                    " a = b c ; Path=/x; domain=.H.Example; Expires=Thu, 01 Jan 1970 00:00:10 GMT; max-age=-1; HttpOnly; Secure; SameSite=Lax"
            ))
        #expect(cookie.name == "a")
        #expect(cookie.value == "b c")
        #expect(cookie.path == "/x")
        #expect(cookie.domain == "h.example")
        #expect(cookie.expires == WallTime(seconds: 10))
        #expect(cookie.expiresText == "Thu, 01 Jan 1970 00:00:10 GMT")
        #expect(cookie.maxAge == -1)
        #expect(cookie.isHTTPOnly && cookie.isSecure)
        #expect(cookie.sameSite == "Lax")
    }

    @Test func `a cookie without an equals sign has no name`() throws {
        let cookie = try #require(SetCookie(parsing: "0"))
        #expect(cookie.name.isEmpty)
        #expect(cookie.value == "0")
    }

    @Test(
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777), ("6 november 2069 1:2:3", 3_150_925_323),
            ("29 Feb 2024 0:0:0", 1_709_164_800), ("29 Feb 2023 0:0:0", nil), ("1 Jan 1600 0:0:0", nil),
            ("1 Jan 2000 24:0:0", nil), ("yesterday", nil), ("", nil), ("1 Jan 2000", nil),
        ] as [(String, Int64?)])
    func `the dates of cookies come in many shapes`(text: String, expected: Int64?) {
        #expect(CookieDate.parse(text)?.seconds == expected)
    }
}
