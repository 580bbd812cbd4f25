import HTTP
import Testing

@Suite("Type, headers and cookies")
struct HeadCheckTests {
    private func exchange() throws -> Exchange {
        try Answer.exchange(headers: [
            ("content-type", "Text/HTML; charset=utf-8"), ("Via", "a"), ("via", "b"), ("X-Count", "5"),
            ("Set-Cookie", "sid=s-1; Path=/; Max-Age=60; HttpOnly"),
        ])
    }

    @Test(
        "hold",
        arguments: [
            #"{"type":"text/html"}"#, #"{"type":"TEXT/html"}"#, #"{"type":["application/json","text/html"]}"#,
            #"{"type":{"?startsWith":"text/"}}"#, #"{"headers":{"VIA":"b","x-count":5}}"#,
            #"{"headers":{"Via":{"?not":"c"},"X-None":{"?is":"absent"}}}"#,
            #"{"headers":{"X-Count":{"?gt":4},"Content-Type":{"?contains":"utf-8"}}}"#,
            #"{"cookies":{"sid":"s-1"}}"#,
            #"{"cookies":{"sid":{"value":"s-1","path":"/","maxAge":60,"httpOnly":true,"secure":false}}}"#,
            #"{"cookies":{"sid":{"?startsWith":"s"},"other":{"?is":"absent"}}}"#,
        ])
    func hold(_ expect: String) throws {
        #expect(try failures(expect, exchange()) == [])
    }

    @Test(
        "are named",
        arguments: [
            (
                #"{"type":"application/json"}"#,
                [#"TypeMismatch 3:9 type  expected "application/json", got "text/html""#]
            ),
            (
                #"{"headers":{"Via":{"?not":"b"},"X-None":"x","X-Count":6}}"#,
                [
                    #"HeaderMismatch 3:20 header Via -> nth 1  expected anything but "b", got "b""#,
                    #"HeaderMismatch 3:41 header X-None  expected "x", but header X-None is absent"#,
                    #"HeaderMismatch 3:55 header X-Count  expected number 6, got text "5""#,
                ]
            ),
            (
                #"{"cookies":{"sid":{"value":"s-2","secure":true,"path":"/"},"no":"x"}}"#,
                [
                    #"CookieMismatch 3:28 cookie sid  expected "s-2", got "s-1""#,
                    "CookieMismatch 3:43 cookie sid secure  expected true, got false",
                    #"CookieMismatch 3:65 cookie no  expected "x", but cookie no is absent"#,
                ]
            ),
        ])
    func named(_ expect: String, _ found: [String]) throws {
        #expect(try failures(expect, exchange()) == found)
    }

    @Test("of a cookie that is set several times the last counts, which a failure mentions")
    func repeatedCookie() throws {
        let exchange = try Answer.exchange(headers: [
            ("Set-Cookie", "sid=1; Path=/"), ("Set-Cookie", "SID=x"), ("Set-Cookie", "sid=2; Secure"),
        ])
        #expect(try failures(#"{"cookies":{"sid":{"value":"2","path":{"?is":"absent"}}}}"#, exchange) == [])
        #expect(
            try failures(#"{"cookies":{"sid":"1","SID":"y"}}"#, exchange) == [
                #"CookieMismatch 3:19 cookie sid  expected "1", got "2" (the answer sets the cookie 2 times, the last counts)"#,
                #"CookieMismatch 3:29 cookie SID  expected "y", got "x""#,
            ])
    }

    @Test("attributes have their types, and an attribute that is not there is absent")
    func attributeTypes() throws {
        let exchange = try Answer.exchange(headers: [
            (
                "Set-Cookie",
                "a=1; Domain=.Example.test; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Max-Age=60; SameSite=Lax"
            ), ("Set-Cookie", "b=2; Expires=soon; Max-Age=later"), ("Set-Cookie", "0"),
        ])
        let right = #"""
            {"cookies":{
              "a":{"value":1,"domain":"example.test","expires":{"?gt":"2026-10-21","?is":"datetime"},
                   "maxAge":{"?is":"integer","?lte":60},"secure":{"?is":"boolean"},"httpOnly":false,"sameSite":"Lax"},
              "b":{"domain":{"?is":"absent"},"path":{"?is":"absent"},"expires":"soon","maxAge":{"?is":"absent"}},
              "":"0","no":{"secure":{"?is":"absent"}}}}
            """#
        #expect(try failures(right, exchange) == [])
        let wrong = #"{"cookies":{"a":{"maxAge":"60","secure":"false"},"no":{"secure":false}}}"#
        let found = try failures(wrong, exchange)
        #expect(
            found == [
                #"CookieMismatch 3:27 cookie a maxAge  expected string "60", got number 60"#,
                #"CookieMismatch 3:41 cookie a secure  expected string "false", got boolean false"#,
                "CookieMismatch 3:65 cookie no secure  expected false, but cookie no secure is absent",
            ])
    }

    @Test("a type that is missing is absent")
    func noType() throws {
        #expect(
            try failures(#"{"type":"text/html"}"#, Answer.exchange()) == [
                #"TypeMismatch 3:9 type  expected "text/html", but type is absent"#
            ])
    }
}
