import JSON
import Testing

@Suite("Stages on text and bytes")
struct TextStageTests {
    static let body = #"""
        {"s":"  \u00a0x y\n","m":"Straße ÉT","html":"<a href=\"x\">Tom & 'Jerry'</a>","n":5,"list":["aB","Cd"],\#
        "esc":"&lt;&eacute;&apos;&#233;&#x80;&#0;&nope;&amp;lt; & &#xD800;&#99999999999999999999999;&#+5;&;","u":"a%20b%2Bc+d",\#
        "bad":"%ff","url":"http://x/?a=1&code=a%2Bb+c&code=2#f?code=3","e":"e\u0301","flag":"1","yes":"yes","tr":true,\#
        "b64":"aGk=","jwt":"h.eyJzdWIiOiJtZSJ9.s","hex":"6869","latin":"é","euro":"€","fox":"The quick brown fox jumps over the lazy dog",\#
        "tel":"+44 20 7946","o":{}}
        """#

    @Test(
        "trim, lower and upper",
        arguments: [
            ("$.s -> trim", #"json "x y""#),
            ("$.m -> lower", #"json "straße ét""#),
            ("$.m -> upper", #"json "STRASSE ÉT""#),
            ("$.list -> lower", #"json ["ab","cd"]"#),
            ("$.e -> upper", "json \"E\u{301}\""),
            ("$.zz -> trim -> lower -> upper", "absent"),
            (
                "$.n -> trim",
                "error: stage 1, `trim`: expected text, got number 5; the stage text writes it as text"
            ),
            ("$.o -> lower", "error: stage 1, `lower`: expected text, got an object"),
        ])
    func letters(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "boolean reads text",
        arguments: [
            ("$.flag -> boolean", "json true"),
            ("$.tr -> boolean", "json true"),
            ("$.zz -> boolean", "absent"),
            ("$.yes -> boolean", #"error: stage 1, `boolean`: string "yes" is not a boolean"#),
            ("$.n -> boolean", "error: stage 1, `boolean`: expected text or a boolean, got number 5"),
        ])
    func booleans(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "HTML's escapes",
        arguments: [
            (
                "$.html -> htmlEscape",
                #"json "&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/a&gt;""#
            ),
            ("$.html -> htmlEscape -> htmlUnescape", #"json "<a href=\"x\">Tom & 'Jerry'</a>""#),
            (
                "$.esc -> htmlUnescape",
                "json \"<é'é€\u{FFFD}&nope;&lt; & \u{FFFD}&#99999999999999999999999;&#+5;&;\""
            ),
        ])
    func html(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "URLs and forms",
        arguments: [
            ("$.u -> urlDecode", #"json "a b+c+d""#),
            ("$.u -> formDecode", #"json "a b+c d""#),
            ("$.m -> urlEncode", #"json "Stra%C3%9Fe%20%C3%89T""#),
            ("$.m -> formEncode", #"json "Stra%C3%9Fe+%C3%89T""#),
            ("$.url -> urlQuery code", #"json "a+b c""#),
            ("$.url -> urlQuery nope", "absent"),
            ("$.u -> urlQuery a", "absent"),
            (
                "$.bad -> urlDecode",
                #"error: stage 1, `urlDecode`: the bytes that "%ff" stands for are no UTF-8 text"#
            ),
            (
                "$.bad -> formDecode",
                #"error: stage 1, `formDecode`: the bytes that "%ff" stands for are no UTF-8 text"#
            ),
            ("$.zz -> absolute", "absent"),
            (
                "$.u -> absolute",
                """
                error: stage 1, `absolute`: there is no answer here whose URL a reference could be \
                resolved against
                """
            ),
        ])
    func urls(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "Base64 and hexadecimal",
        arguments: [
            ("$.b64 -> base64Decode", "bytes 2"),
            ("$.b64 -> base64Decode -> text", #"json "hi""#),
            ("$.hex -> hexDecode -> base64", #"json "aGk=""#),
            ("$.jwt -> split '.' -> nth 1 -> base64UrlDecode -> $.sub", #"json "me""#),
            ("$.list -> base64", #"json ["YUI=","Q2Q="]"#),
            ("$.list -> base64 -> base64Decode", #"json ["aB","Cd"]"#),
            ("$.latin -> hex", #"json "c3a9""#),
            ("bytes -> slice 0 2 -> hex", #"json "7b22""#),
            ("$.zz -> base64 -> base64Decode -> hex -> hexDecode", "absent"),
            (
                "$.u -> base64Decode",
                ##"error: stage 1, `base64Decode`: "a%20b%2Bc+d" is not Base64: "%" is no character of Base64"##
            ),
            (
                "$.u -> base64UrlDecode",
                #"error: stage 1, `base64UrlDecode`: "a%20b%2Bc+d" is not Base64 for URLs"#
            ),
            (
                "$.u -> hexDecode",
                #"error: stage 1, `hexDecode`: "a%20b%2Bc+d" is not pairs of hexadecimal digits"#
            ),
            ("$.o -> base64", "error: stage 1, `base64`: expected text, got an object"),
        ])
    func bytes(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "character sets",
        arguments: [
            ("$.latin -> encode iso-8859-1 -> hex", #"json "e9""#),
            ("$.euro -> encode windows-1252 -> decode windows-1252", #"json "€""#),
            (
                "$.euro -> encode iso-8859-1",
                """
                error: stage 1, `encode iso-8859-1`: the character at offset 0 does not exist in \
                ISO-8859-1
                """
            ),
            (
                "$.euro -> encode utf-7",
                """
                18 unknown character set "utf-7"
                $.euro -> encode utf-7
                                 ^~~~~
                """
            ),
        ])
    func charsets(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "digests",
        arguments: [
            ("$.fox -> md5", #"json "9e107d9d372bb6826bd81d3542a419d6""#),
            ("$.fox -> sha1", #"json "2fd4e1c67a2d28fced849ee1bb76e7391b93eb12""#),
            (
                "$.fox -> sha256",
                #"json "d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592""#
            ),
            ("$.fox -> sha512 -> slice 0 16", #"json "07e547d9586f6a73""#),
            (
                "$.fox -> hmac sha256 key",
                #"json "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8""#
            ),
            ("$.fox -> hmac md5 'key'", #"json "80070713463e7749b90c2dc24911e275""#),
            ("$.zz -> sha256", "absent"),
            (
                "$.fox -> hmac sha25 key",
                """
                15 unknown digest "sha25", only md5, sha1, sha256, sha512
                $.fox -> hmac sha25 key
                              ^~~~~
                = did you mean "sha256"?
                """
            ),
            (
                "$.n -> sha256",
                "error: stage 1, `sha256`: expected text, got number 5; the stage text writes it as text"
            ),
        ])
    func digests(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "regexAll and replace",
        arguments: [
            ("$.tel -> regexAll '[0-9]+'", #"json ["44","20","7946"]"#),
            ("$.tel -> regexAll '([0-9])[0-9]+'", #"json ["4","2","7"]"#),
            ("$.tel -> regexAll 'x'", "json []"),
            ("$.list -> regexAll '[a-z]'", #"json [["a"],["d"]]"#),
            ("$.tel -> replace '[^0-9]' ''", #"json "44207946""#),
            ("$.fox -> replace '(quick) (brown)' '$2 $1' -> slice 0 15", #"json "The brown quick""#),
            ("$.zz -> regexAll 'x' -> replace 'x' 'y'", "absent"),
            (
                "$.tel -> replace '(' ''",
                """
                20 the pattern cannot be read: missing closing parenthesis
                $.tel -> replace '(' ''
                                   ^
                """
            ),
        ])
    func patterns(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "decoding gives back what was encoded",
        arguments: [
            "urlEncode -> urlDecode", "formEncode -> formDecode", "htmlEscape -> htmlUnescape",
            "base64 -> base64Decode -> text", "base64Url -> base64UrlDecode -> text",
            "hex -> hexDecode -> text", "encode utf-16le -> decode utf-16le",
            "encode gb18030 -> decode gb18030",
        ])
    func pairs(_ stages: String) {
        for text in ["", "a", "ab", "abc", "a+b c%20&amp;<>\"'", "é €\u{1F600}\u{301}", "\u{0}\u{7F}\n\r\t"] {
            let written = JSONValue.string(text).written()
            #expect(outcome(of: "$.t -> \(stages)", on: "{\"t\":\(written)}") == "json \(written)")
        }
    }

    @Test("text without a type stays so")
    func untyped() {
        #expect(outcome(of: "//a -> trim", on: "<a> 5 </a>") == #"untyped "5""#)
        #expect(outcome(of: "//a -> base64", on: "<a>5</a>") == #"untyped "NQ==""#)
        #expect(outcome(of: "//a -> boolean", on: "<a>0</a>") == "json false")
    }
}
