import HTTP
import Platform
import Testing

/// What one line says.
@Suite struct SetCookieTests {
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

    @Test(arguments: [
        ("0", "", "0"), ("=0", "", "0"), ("a", "", "a"), ("a=", "a", ""), ("a=b=c", "a", "b=c"),
        ("\ta\t=\tb\t; x", "a", "b"), (#"a="b; c""#, "a", #""b"#), ("a=b\tc", "a", "b\tc"),
        ("a=1, b=2", "a", "1, b=2"), ("é=ü", "é", "ü"),
    ])
    func `a line begins with a name and a value`(line: String, name: String, value: String) throws {
        let cookie = try #require(SetCookie(parsing: line))
        #expect(cookie.name == name)
        #expect(cookie.value == value)
    }

    @Test(
        arguments: [
            ("10", 10), ("-1", -1), ("0", 0), ("007", 7), ("", nil), ("-", nil), ("+5", nil), ("5s", nil),
            ("1.5", nil),
            ("99999999999999999999", Int.max), ("-99999999999999999999", Int.min), ("٣", nil),
        ] as [(String, Int?)])
    func `Max-Age is a number of seconds or nothing`(text: String, expected: Int?) throws {
        let cookie = try #require(SetCookie(parsing: "a=1; Max-Age=\(text)"))
        #expect(cookie.maxAge == expected)
    }

    @Test(
        arguments: [
            ("Max-Age=1; Max-Age=2", 2), ("Max-Age=1; Max-Age=x", 1), ("MAX-AGE = 3", 3), ("Max-Age", nil),
        ] as [(String, Int?)])
    func `of an attribute that stands twice the last counts`(text: String, expected: Int?) throws {
        let cookie = try #require(SetCookie(parsing: "a=1; \(text)"))
        #expect(cookie.maxAge == expected)
    }

    @Test(arguments: ["Secure", "secure=", "SECURE=false", " secure ", "x; Secure; y"])
    func `Secure counts whatever its value`(text: String) throws {
        #expect(try #require(SetCookie(parsing: "a=1;\(text)")).isSecure)
    }

    @Test(
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777), ("6 november 2069 1:2:3", 3_150_925_323),
            ("29 Feb 2024 0:0:0", 1_709_164_800), ("29 Feb 2023 0:0:0", nil), ("1 Jan 1600 0:0:0", nil),
            ("1 Jan 1601 0:0:0", -11_644_473_600), ("1 Jan 70 0:0:0", 0), ("1 Jan 69 0:0:0", 3_124_224_000),
            ("1 Jan 99 0:0:0", 915_148_800), ("1 Jan 099 0:0:0", 915_148_800),
            ("1994 06 Nov 08:49:37", 784_111_777), ("08:49:37 6 Nov 1994", 784_111_777),
            ("06th Nov 1994x 08:49:37.5", 784_111_777), ("06 Nov 1994 08:49", nil),
            ("32 Jan 2000 0:0:0", nil), ("0 Jan 2000 0:0:0", nil), ("1 Jan 2000 0:60:0", nil),
            ("1 Jan 2000 0:0:60", nil), ("1 Jan 20000 0:0:0", nil), ("1 Foo 2000 0:0:0", nil),
            ("1 Jan 2000 24:0:0", nil), ("yesterday", nil), ("", nil), ("1 Jan 2000", nil),
        ] as [(String, Int64?)])
    func `the dates of cookies come in many shapes`(text: String, expected: Int64?) {
        #expect(CookieDate.parse(text)?.seconds == expected)
    }
}
