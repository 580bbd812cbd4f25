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

    @Test(
        arguments: [
            ("a=1; Max-Age=10; Expires=Thu, 01 Jan 1970 00:00:00 GMT", 1_700_000_010),
            ("a=1; Max-Age=x; Expires=Tue, 14 Nov 2023 22:13:30 GMT", 1_700_000_010),
            ("a=1; Expires=Fri, 31 Dec 9999 23:59:59 GMT", 1_734_560_000),
            ("a=1; Max-Age=34560001", 1_734_560_000), ("a=1; Expires=never", nil), ("a=1", nil),
        ] as [(String, Int64?)])
    func `Max-Age goes before Expires`(line: String, expected: Int64?) throws {
        var jar = CookieJar()
        jar.store(setCookie: line, from: try HTTPURL("http://h.example/"), now: now)
        #expect(jar.cookies.map(\.expires?.seconds) == [expected])
    }

    @Test func `name, domain, host-only and path are the key`() throws {
        var jar = CookieJar()
        let url = try HTTPURL("http://h.example/")
        for line in ["a=1", "a=2; Path=/x", "a=3; Domain=h.example", "A=4", "a=5"] {
            jar.store(setCookie: line, from: url, now: now)
        }
        #expect(jar.cookies.map(\.value) == ["5", "2", "3", "4"])
    }

    @Test func `longer paths go first, then what is older`() throws {
        var jar = CookieJar()
        let url = try HTTPURL("http://h.example/a/b/c")
        for line in ["r=1; Path=/", "x=1; Path=/a", "y=1; Path=/a/", "z=1; Path=/a/b", "r=2; Path=/"] {
            jar.store(setCookie: line, from: url, now: now)
        }
        jar.store(setCookie: "s=1; Path=/", from: url, now: now)
        #expect(jar.selection(for: url, now: now).headerValue == "z=1; y=1; x=1; r=2; s=1")
    }

    @Test(arguments: [
        ("/a", "/a", true), ("/a", "/a/", true), ("/a", "/a/b", true), ("/a", "/ab", false),
        ("/a/", "/a", false),
        ("/a/", "/a/b", true), ("/", "/anything", true), ("/", "", true), ("/A", "/a", false),
        ("/a%20b", "/a%20b/c", true),
    ])
    func `a path covers itself and what lies below`(path: String, asked: String, expected: Bool) throws {
        var jar = CookieJar()
        jar.store(setCookie: "a=1; Path=\(path)", from: try HTTPURL("http://h.example/"), now: now)
        let sent = jar.selection(for: try HTTPURL("http://h.example\(asked)"), now: now)
        #expect(sent.sent.count == (expected ? 1 : 0))
    }

    @Test(arguments: [
        ("a=1; Domain=h.example", "http://h.example/", true),
        ("a=1; Domain=h.example", "http://x.h.example/", true),
        ("a=1; Domain=h.example", "https://y.x.H.Example:8443/", true),
        ("a=1; Domain=h.example", "http://xh.example/", false), ("a=1", "http://x.h.example/", false),
        ("a=1", "http://h.example:81/", true), ("a=1", "http://h.example./", false),
    ])
    func `a domain covers itself and, if it is named, what lies below`(
        line: String, asked: String, expected: Bool
    ) throws {
        var jar = CookieJar()
        jar.store(setCookie: line, from: try HTTPURL("http://h.example/"), now: now)
        #expect(jar.selection(for: try HTTPURL(asked), now: now).sent.count == (expected ? 1 : 0))
    }

    @Test func `what has expired is told once and gone`() throws {
        var jar = CookieJar()
        let url = try HTTPURL("http://h.example/")
        jar.store(setCookie: "a=1; Max-Age=1", from: url, now: now)
        let later = WallTime(seconds: now.seconds + 1)
        #expect(jar.select(for: url, now: later).heldBack.map(\.reason.words) == ["it has expired"])
        #expect(jar.cookies.isEmpty)
        #expect(jar.select(for: url, now: later).heldBack.isEmpty)
    }

    @Test func `changes done to a jar can be done to another one`() throws {
        var jar = CookieJar()
        let url = try HTTPURL("http://h.example/")
        jar.store(setCookie: "a=1", from: url, now: now)
        jar.forgetChanges()
        var copy = jar
        for line in ["b=2", "a=; Max-Age=0", "b=3", "c=1; Secure"] {
            copy.store(setCookie: line, from: url, now: now)
        }
        jar.apply(copy.changes)
        #expect(jar.cookies.map(\.text) == ["b=3"])
        #expect(jar.changes.count == 3)
    }
}
