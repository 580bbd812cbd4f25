import Testing

@testable import Running

@Suite("Secrets are masked in every form they can take")
struct SecretMaskTests {
    /// The secret of CASES.md, in each form that a tool or a server may write it in.
    @Test(arguments: [
        ("as it is", #"a p)%>ä"& z"#, "a *** z"),
        ("percent-encoded", "q=p%29%25%3E%C3%A4%22%26&r=1", "q=***&r=1"),
        ("percent-encoded in lower case", "q=p%29%25%3e%c3%a4%22%26", "q=***"),
        ("percent-encoded only where needed", "q=p)%25%3E%C3%A4%22%26", "q=***"),
        ("percent-encoded twice", "q=p%2529%2525%253E%25C3%25A4%2522%2526", "q=***"),
        ("in JSON", #"{"s":"p)%>ä\"&"}"#, #"{"s":"***"}"#),
        ("in JSON with escapes", #"{"s":"p)%>\u00e4\u0022\u0026"}"#, #"{"s":"***"}"#),
        ("in JSON inside JSON", #"{"s":"{\"t\":\"p)%>ä\\\"&\"}"}"#, #"{"s":"{\"t\":\"***\"}"}"#),
        ("in XML text", "<s>p)%&gt;ä\"&amp;</s>", "<s>***</s>"),
        ("in an XML attribute", "<s a=\"p)%&gt;&#xE4;&quot;&amp;\"/>", "<s a=\"***\"/>"),
        ("in XML with decimal references", "<s>p)%&#62;&#228;&#34;&#38;</s>", "<s>***</s>"),
        ("in XML escaped twice", "<s>p)%&amp;gt;ä\"&amp;amp;</s>", "<s>***</s>"),
        ("in Base64", "cCklPsOkIiY=", "***"),
        ("in Base64 of the URL alphabet", "x cCklPsOkIiY z", "x *** z"),
        ("in Basic authorization", "Authorization: Basic YWRhOnApJT7DpCIm", "Authorization: Basic ***"),
        ("twice", #"p)%>ä"&p)%>ä"&"#, "******"),
        ("not at all", "nothing of it", "nothing of it"),
        ("only its beginning", "p)%>ä", "p)%>ä"),
    ])
    func forms(name: String, text: String, masked: String) {
        var mask = SecretMask()
        mask.add(#"p)%>ä"&"#)
        #expect(mask.masked(text) == masked)
    }

    @Test("a space is found as a plus sign and as %20")
    func spaces() {
        var mask = SecretMask()
        mask.add("a b")
        #expect(mask.masked("x=a+b&y=a%20b&z=a b") == "x=***&y=***&z=***")
    }

    @Test("backslashes are found escaped once and twice")
    func backslashes() {
        var mask = SecretMask()
        mask.add(#"a\b"#)
        #expect(mask.masked(#"a\b a\\b a\\\\b"#) == "*** *** ***")
    }

    @Test("characters beyond the basic plane are found as surrogate pairs")
    func surrogatePairs() {
        var mask = SecretMask()
        mask.add("k😀y")
        #expect(mask.masked(#""k\ud83d\ude00y""#) == #""***""#)
    }

    @Test("a secret that holds another one is hidden whole")
    func nested() {
        var mask = SecretMask()
        mask.add("abc")
        mask.add("abcdef")
        #expect(mask.masked("abcdef abc") == "*** ***")
    }

    @Test("Base64 is found at each of the three offsets a value can have in it", arguments: ["", "x", "xy"])
    func offsets(before: String) {
        var mask = SecretMask()
        mask.add("hunter22")
        let encoded = ["": "aHVudGVyMjI=", "x": "eGh1bnRlcjIy", "xy": "eHlodW50ZXIyMg=="][before] ?? ""
        #expect(mask.masked("v \(encoded) w") == "v *** w")
    }
}
