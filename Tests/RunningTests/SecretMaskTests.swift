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
        ("percent-encoded in ISO-8859-1", "q=p%29%25%3E%E4%22%26", "q=***"),
        ("in ISO-8859-1 that was read as UTF-8", "a p)%>\u{FFFD}\"& z", "a *** z"),
        ("in GBK that was read as UTF-8", "a p)%>\u{FFFD}\u{FFFD}\"& z", "a *** z"),
        ("in UTF-8 that was read as ISO-8859-1", "a p)%>Ã¤\"& z", "a *** z"),
        ("in UTF-8 that was read as ISO-8859-1, in JSON", #"{"s":"p)%>\u00c3\u00a4\"&"}"#, #"{"s":"***"}"#),
        ("in UTF-8 that was read as ISO-8859-1, percent-encoded", "q=p%29%25%3E%C3%83%C2%A4%22%26", "q=***"),
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

    @Test("a word in another script is found where UTF-8 was read as another character set")
    func misread() {
        var mask = SecretMask()
        mask.add("日本")
        #expect(
            mask.masked("æ—¥æœ¬ æ\u{97}¥æ\u{9C}¬ \\u00e6\\u0097\\u00a5\\u00e6\\u009c\\u00ac") == "*** *** ***"
        )
    }

    @Test(
        "the escapes of one language are found inside those of another",
        arguments: [
            (
                "JSON in a query", "q=%7B%22s%22%3A%22p)%25%3E%C3%A4%5C%22%26%22%7D",
                "q=%7B%22s%22%3A%22***%22%7D"
            ),
            ("escaped JSON in a query", "q=%22p)%25%3E%5Cu00e4%5Cu0022%5Cu0026%22", "q=%22***%22"),
            (
                "XML in a form", "x=%3Cs%3Ep)%25%26gt%3B%C3%A4%26quot%3B%26amp%3B%3C%2Fs%3E",
                "x=%3Cs%3E***%3C%2Fs%3E"
            ),
            ("numbers of XML in a form", "x=p)%25%26%2362%3B%26%23xE4%3B%22%26amp%3B", "x=***"),
            (
                "JSON in XML", #"<s>{&quot;t&quot;:&quot;p)%&gt;ä\&quot;&amp;&quot;}</s>"#,
                "<s>{&quot;t&quot;:&quot;***&quot;}</s>"
            ),
            ("XML in JSON", #"{"s":"p)%\u0026gt;\u00e4\u0026quot;\u0026amp;"}"#, #"{"s":"***"}"#),
            ("JSON in XML in a form", "x=p)%25%26gt%3B%C3%A4%5C%26quot%3B%26amp%3B", "x=***"),
            ("a query in JSON in XML", #"a?q=p%2529%2525%253E%25C3%25A4%2522%2526&amp;r"#, "a?q=***&amp;r"),
            ("HTML", "<p>p)%&gt;&auml;&quot;&amp;</p>", "<p>***</p>"),
            ("HTML in JSON", #""p)%&gt;&auml;\u0026#034;&amp;""#, #""***""#),
        ])
    func mixtures(name: String, text: String, masked: String) {
        var mask = SecretMask()
        mask.add(#"p)%>ä"&"#)
        #expect(mask.masked(text) == masked)
    }

    @Test(
        "the texts in a secret that is a document are found, where another document took them over",
        arguments: [
            (
                #"{"type":"key","id":["k-4711-x"]}"#, #"{"a":{ "type" : "key", "id" : [ "k-4711-x" ]}}"#,
                #"{"a":{ "type" : "key", "id" : [ "***" ]}}"#
            ),
            (
                "<a i='id-4711'>to&amp;ken<b>other&lt;</b></a>",
                ##"{"a":{"@i":"id-4711","#text":"to&ken","b":"other<"}}"##,
                ##"{"a":{"@i":"***","#text":"***","b":"***"}}"##
            ),
            ("<not-a-document", "not-a-document", "not-a-document"),
            ("[broken 4711", "broken 4711", "broken 4711"),
        ])
    func documents(secret: String, text: String, masked: String) {
        var mask = SecretMask()
        mask.add(secret)
        #expect(mask.masked(text) == masked)
    }

    /// "user:" and three times "correct-horse-battery-staple-".
    @Test(
        "long Base64 is found however it is folded",
        arguments: [
            (
                "with a space, as messages show it",
                "a dXNlcjpjb3JyZWN0LWhvcnNlLWJhdHRlcnktc3RhcGxlLWNvcnJlY3QtaG9yc2UtYmF0dGVyeS1z dGFwbGUtY29ycmVjdC1ob3JzZS1iYXR0ZXJ5LXN0YXBsZS0= z"
            ),
            (
                "with a line end of XML",
                "a dXNlcjpjb3JyZWN0LWhvcnNlLWJhdHRlcnktc3RhcGxlLWNvcnJlY3QtaG9yc2UtYmF0dGVyeS1z&#13;&#10;dGFwbGUtY29ycmVjdC1ob3JzZS1iYXR0ZXJ5LXN0YXBsZS0= z"
            ),
            (
                "with a line end in a query",
                "a dXNlcjpjb3JyZWN0LWhvcnNlLWJhdHRlcnktc3RhcGxlLWNvcnJlY3QtaG9yc2UtYmF0dGVyeS1z%0D%0AdGFwbGUtY29ycmVjdC1ob3JzZS1iYXR0ZXJ5LXN0YXBsZS0= z"
            ),
            (
                "with a line end in JSON inside JSON",
                #"a dXNlcjpjb3JyZWN0LWhvcnNlLWJhdHRlcnktc3RhcGxlLWNvcnJlY3QtaG9yc2UtYmF0dGVyeS1z\\ndGFwbGUtY29ycmVjdC1ob3JzZS1iYXR0ZXJ5LXN0YXBsZS0= z"#
            ),
            (
                "and indented",
                "a dXNlcjpjb3JyZWN0LWhvcnNlLWJhdHRlcnktc3RhcGxlLWNvcnJlY3QtaG9yc2UtYmF0dGVyeS1z\n    dGFwbGUtY29ycmVjdC1ob3JzZS1iYXR0ZXJ5LXN0YXBsZS0= z"
            ),
        ])
    func folded(name: String, text: String) {
        var mask = SecretMask()
        mask.add(String(repeating: "correct-horse-battery-staple-", count: 3))
        #expect(mask.masked(text) == "a *** z")
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

    /// "hunter22-hunter22" behind 0, 1 and 2 other bytes: `aHVudGVyMjItaHVudGVyMjI=` and its shifts.
    @Test(
        "what a cut leaves of Base64 is hidden, unless it is one letter of the secret",
        arguments: [
            ("aHVudGVyMjItaHVu…", "***…"), ("aHVud…", "***…"), ("aHV…", "***…"), ("aH…", "aH…"),
            ("eGh1bnRlc…", "***…"), ("eHlodW50Z…", "***…"), ("x eHlodW…", "x ***…"),
            ("…dGVyMjItaHVudGVyMjI=", "…***"), ("…GVyMjItaHVudGVyMjI= z", "…*** z"), ("…VudGVyMjI=", "…***"),
            ("…udGVyMjItaHVudGV…", "…***…"), ("…no Base64 of it…", "…no Base64 of it…"),
        ])
    func cutBase64(text: String, masked: String) {
        var mask = SecretMask()
        mask.add("hunter22-hunter22")
        #expect(mask.masked(text) == masked)
    }

    @Test(
        "Base64 is found in every dress",
        arguments: [
            ("folded", "cCk\r\nlPsOkIiY=", "***"), ("folded in JSON", #"cCklPs\nOkIiY="#, "***"),
            ("inside a longer word", "AAAAcCklPsOkIiYABC", "***"),
            ("with JSON in it", "eyJzIjoicCklPsOkXCImIn0=", "***"),
            ("with XML in it", "cCklJmd0O8OkIiZhbXA7", "***"),
            ("in a query, without padding", "t=cCklPsOkIiY&u=1", "t=***&u=1"),
            ("in a query, padding encoded", "t=cCklPsOkIiY%3D", "t=***%3D"),
        ])
    func dressedBase64(name: String, text: String, masked: String) {
        var mask = SecretMask()
        mask.add(#"p)%>ä"&"#)
        #expect(mask.masked(text) == masked)
    }

    /// 0xFB 0xEF 0xBE and 0xFF 0xFF 0xFF make letters that URLs and JSON escape: `++++` and `////`.
    @Test(
        "letters of Base64 may be escaped or of the URL alphabet",
        arguments: [
            "fn5+fn4/Pz8/", "fn5%2Bfn4%2FPz8%2F", "fn5%2bfn4%2fPz8%2f", #"fn5+fn4\/Pz8\/"#, "fn5-fn4_Pz8_",
        ])
    func escapedLetters(text: String) {
        var mask = SecretMask()
        mask.add("~~~~~????")
        #expect(mask.masked("a \(text) b") == "a *** b")
    }

    @Test("of a text that was cut on both sides, what is in the middle of a secret is hidden")
    func middles() {
        var mask = SecretMask()
        mask.add("correct-horse-battery-staple")
        #expect(mask.masked("…horse-batt…") == "…***…")
        #expect(mask.masked("…rse…") == "…***…")
        #expect(mask.masked("…r…") == "…r…")
        #expect(mask.maskedBeginning("say correct-ho") == "say ***")
    }

    @Test(
        "white space of a secret may be trimmed, joined or another line end",
        arguments: [
            " a key \n of  two\nlines ", "a key \n of  two\nlines", "a key of two lines",
            " a key \r\n of  two\r\nlines ",
        ])
    func space(text: String) {
        var mask = SecretMask()
        mask.add(" a key \n of  two\nlines ")
        #expect(mask.masked("<\(text)>") == "<***>")
    }

    @Test("a composed and a decomposed letter are different secrets")
    func equivalence() {
        var mask = SecretMask()
        mask.add("caf\u{E9}")
        #expect(
            mask.masked("caf\u{E9} cafe\u{301}").unicodeScalars.elementsEqual(
                "*** cafe\u{301}".unicodeScalars))
        mask.add("cafe\u{301}")
        #expect(mask.masked("caf\u{E9} cafe\u{301}") == "*** ***")
    }

    @Test("a message that names a secret whole quotes no part of it")
    func quotedParts() {
        var mask = SecretMask()
        mask.add("hunter:two")
        #expect(
            mask.maskedMessage(#"the URL "http://h:hunter:two/" has the port "hunter", expected a "number""#)
                == #"the URL "http://h:***/" has the port "***", expected a "number""#)
        #expect(
            mask.maskedMessage(#"the host "hunter" has no address"#, quoting: ["hunter:two"])
                == #"the host "***" has no address"#)
        #expect(
            mask.maskedMessage("</ab> does not close <b>, &cd; is not declared", quoting: ["x</ab>&cd;"])
                == "</***> does not close <b>, &***; is not declared")
        #expect(mask.maskedMessage("</ab> is one", quoting: ["xaby"]) == "</ab> is one")
        #expect(mask.maskedMessage(#"the port "hunter""#) == #"the port "hunter""#)
    }
}
