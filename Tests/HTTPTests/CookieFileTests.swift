import HTTP
import Platform
import Testing

/// The format of Netscape and curl.
@Suite struct CookieFileTests {
    private func read(_ text: String) throws -> [Cookie] { try CookieFile.read(Array(text.utf8)) }

    @Test func `what is written is read again`() throws {
        let cookies = [
            Cookie(name: "a", value: "1", domain: "h.example"),
            Cookie(
                name: "b", value: "x y=\"z\"", domain: "h.example", isHostOnly: false, path: "/a b",
                isSecure: true, isHTTPOnly: true, expires: WallTime(seconds: 1_700_000_000)),
            Cookie(name: "", value: "nameless", domain: "h.example"),
            Cookie(name: "empty", value: "", domain: "h.example"),
            Cookie(name: "é", value: "one\ttwo\t", domain: "127.0.0.1", isHostOnly: false),
            Cookie(name: "six", value: "1", domain: "[::1]"),
        ]
        #expect(try read(CookieFile.text(of: cookies)) == cookies)
    }

    @Test func `it is written as curl writes it`() {
        let cookies = [
            Cookie(
                name: "a", value: "1", domain: "h.example", isHTTPOnly: true, sameSite: "Lax",
                expires: WallTime(seconds: 1_700_000_000, nanoseconds: 999)),
            Cookie(name: "b", value: "2", domain: "h.example", isHostOnly: false, path: "/x", isSecure: true),
            Cookie(name: "tab\there", value: "", domain: "h.example"),
        ]
        let lines = CookieFile.text(of: cookies).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines == [
                "# Netscape HTTP Cookie File", "# https://curl.se/docs/http-cookies.html",
                "# Written by assay after each run with --cookie-jar; comments are not kept.", "",
                "#HttpOnly_h.example\tFALSE\t/\tFALSE\t1700000000\ta\t1",
                ".h.example\tTRUE\t/x\tTRUE\t0\tb\t2", "",
            ])
    }

    @Test(arguments: [
        ("", []), ("\n\n", []), ("# a comment\n#not a mark\n", []),
        ("\u{FEFF}# c\r\nh\tFALSE\t/\tFALSE\t0\ta\t1\r\n", ["a=1"]),
        (".h.example\ttrue\t\tfalse\t\ta\t1", ["a=1"]), ("h\tFALSE\t/\tFALSE\t0\ta", ["a="]),
        ("h\tFALSE\t/\tFALSE\t0\t\tv", ["v"]),
        ("H\tFALSE\t/\tFALSE\t0\ta\t#1\n# c\nh\tFALSE\t/\tFALSE\t0\tb\t2", ["a=#1", "b=2"]),
    ])
    func `comments, line ends and other programs' habits are known`(text: String, expected: [String]) throws {
        #expect(try read(text).map(\.text) == expected)
    }

    @Test func `the fields mean what they mean to curl`() throws {
        let cookies = try read(
            "#HttpOnly_.H.Example\tTRUE\t/x\tTRUE\t1700000000\ta\t1\n::1\tFALSE\t/\tFALSE\t0\tb\t2\n")
        #expect(
            cookies == [
                Cookie(
                    name: "a", value: "1", domain: "h.example", isHostOnly: false, path: "/x", isSecure: true,
                    isHTTPOnly: true, expires: WallTime(seconds: 1_700_000_000)),
                Cookie(name: "b", value: "2", domain: "[::1]"),
            ])
    }

    @Test(arguments: [
        (
            "h secret",
            "expected 7 fields divided by tabs (domain, subdomains, path, secure, expires, name, value), got 1"
        ),
        (
            "h\tFALSE\t/\tFALSE\t0",
            "expected 7 fields divided by tabs (domain, subdomains, path, secure, expires, name, value), got 5"
        ),
        ("\tFALSE\t/\tFALSE\t0\ta\tsecret", "expected a host name or an address in field 1"),
        (".\tFALSE\t/\tFALSE\t0\ta\tsecret", "expected a host name or an address in field 1"),
        ("h x\tFALSE\t/\tFALSE\t0\ta\tsecret", "expected a host name or an address in field 1"),
        ("bücher\tFALSE\t/\tFALSE\t0\ta\tsecret", "expected a host name or an address in field 1"),
        ("h\tno\t/\tFALSE\t0\ta\tsecret", "expected TRUE or FALSE in field 2"),
        ("h\tFALSE\t/\t\t0\ta\tsecret", "expected TRUE or FALSE in field 4"),
        ("h\tFALSE\tx\tFALSE\t0\ta\tsecret", "expected a path that begins with / in field 3"),
        ("h\tFALSE\t/\tFALSE\tsoon\ta\tsecret", "expected a number of seconds since 1970, or 0, in field 5"),
        ("h\tFALSE\t/\tFALSE\t-1\ta\tsecret", "expected a number of seconds since 1970, or 0, in field 5"),
        (
            "h\tFALSE\t/\tFALSE\t99999999999999999999\ta\tsecret",
            "expected a number of seconds since 1970, or 0, in field 5"
        ),
        ("h\tFALSE\t/\tFALSE\t0\t\t", "the cookie has neither a name nor a value"),
        ("h\tFALSE\t/\tFALSE\t0\ta\tsecret\u{1}", "the line holds a control character"),
        (
            "Set-Cookie: a=secret",
            "expected 7 fields divided by tabs (domain, subdomains, path, secure, expires, name, value), got 1"
        ),
    ])
    func `a line that is no cookie is an error with its number`(line: String, expected: String) throws {
        do throws(CookieFileError) {
            _ = try CookieFile.read(Array("# c\nh\tFALSE\t/\tFALSE\t0\ta\t1\n\(line)\n".utf8))
            Issue.record("it was read")
        } catch {
            #expect(error.line == 3)
            #expect(error.message == expected)
        }
    }

    @Test func `bytes that are no UTF-8 are an error`() {
        #expect(throws: CookieFileError(line: 1, reason: .notUTF8)) {
            try CookieFile.read(Array("h\tFALSE\t/\tFALSE\t0\ta\t".utf8) + [0xE9])
        }
    }
}
