import HTTP
import JSON
import Results
import Testing

@testable import Running

/// What the bodies of LANGUAGE.md §2 become.
@Suite struct BodyTests {
    let fixture = BodyFixture(
        values: [
            "text": "a\"b", "number": 7, "digits": "1.10", "list": ["a", 1], "object": ["a": 1],
            "nothing": nil, "yes": true, "base64": "AAEC", "bad": "AAE-",
        ],
        files: [
            "_a.png": "png", "_empty.bin": "", "_n.JSON": "{}",
            "_t.json": #"{ "n": "{{number}}", "t": "x{{text}}" }"#,
            "_t.svg": "<a b='{{text}}'/>", "_t.txt": "{{text}}\n", "_bad.json": "[\n\"{{object}}!\"]",
            "_html.htm": "{{text}}", "_odd.json": "{{",
        ])

    @Test(
        arguments: [
            (
                #""json": { "b": 1.10, "a": [null, 12345678901234567890], "t": "{{text}}", "n": "{{number}}" }"#,
                ["application/json", #"{"b":1.10,"a":[null,12345678901234567890],"t":"a\"b","n":7}"#]
            ),
            (#""json": null"#, ["application/json", "null"]),
            (
                #""form": { "item": [1, 2], "u": "a+b c~*" }"#,
                ["application/x-www-form-urlencoded", "item=1&item=2&u=a%2Bb+c%7E*"]
            ),
            (#""text": ["a", "{{text}}"]"#, ["text/plain; charset=utf-8", "a\na\"b"]),
            (#""xml": "<a b='{{text}}'/>""#, ["application/xml", "<a b='a&quot;b'/>"]),
            (#""base64": ["aGVs", "bG8="]"#, ["application/octet-stream", "hello"]),
            (#""base64": "{{base64}}""#, ["application/octet-stream", "\u{0}\u{1}\u{2}"]),
            (#""base64": """#, ["application/octet-stream", ""]),
            (#""file": "_empty.bin""#, ["application/octet-stream", ""]),
        ] as [(String, [String?])])
    func `each kind has its type and its bytes`(own: String, sent: [String?]) throws {
        #expect(try fixture.body(own) == sent)
    }

    @Test(arguments: [
        ("_t.json", "application/json", #"{ "n": 7, "t": "xa\"b" }"#),
        ("_t.svg", "image/svg+xml", "<a b='a&quot;b'/>"), ("_t.txt", "text/plain", "a\"b\n"),
        ("_html.htm", "text/html", "a&quot;b"),
    ])
    func `a template is filled in as its extension says`(path: String, type: String, text: String) throws {
        #expect(try fixture.body("\"template\": \"\(path)\"") == [type, text])
        let named = BodyFixture(
            values: fixture.values.merging(["path": .string(path)]) { $1 }, files: fixture.files)
        #expect(try named.body(#""template": "{{path}}""#) == [type, text])
    }

    @Test(arguments: [#""file": "{{missing}}""#, #""template": "{{missing}}""#])
    func `a file that cannot be read is an error of files`(own: String) throws {
        let missing = BodyFixture(values: ["missing": "_none.txt"])
        let problem = #expect(throws: StepProblem.self) { try missing.request(own) }
        #expect(problem?.kind == .fileError)
        #expect(problem?.message == #"cannot read "_none.txt": no such file or folder"#)
    }

    @Test func `a property list`() throws {
        let own =
            ##""plist": { "{{yes}}": "{{text}}", "n": "{{number}}", "o": "{{object}}", "d": { "#data": "{{base64}}" } }"##
        #expect(
            try fixture.body(own) == [
                "application/x-plist",
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>true</key>
                \t<string>a"b</string>
                \t<key>n</key>
                \t<integer>7</integer>
                \t<key>o</key>
                \t<dict>
                \t\t<key>a</key>
                \t\t<integer>1</integer>
                \t</dict>
                \t<key>d</key>
                \t<data>AAEC</data>
                </dict>
                </plist>

                """,
            ])
    }

    @Test func `a file is sent by its name and its extension gives the type`() throws {
        #expect(
            try fixture.request(#""file": "_a.png""#).body
                == RequestBody(BodyContent(file: "_a.png", size: 3), contentType: "image/png"))
        #expect(
            try fixture.request(#""file": "_n.JSON""#).body
                == RequestBody(BodyContent(file: "_n.JSON", size: 2), contentType: "application/json"))
    }

    @Test(arguments: [
        (
            #""template": "_bad.json""#,
            "_bad.json:2:2: {{object}} is an object, which cannot stand in the middle of text "
                + "(take a part of it with a stage such as -> $.name, or write it as JSON with -> text)"
        ),
        (
            #""template": "{{text -> default ''}}_odd.json""#,
            #"spec.json:1:36: cannot read "a"b_odd.json": no such file or folder"#
        ),
        (
            #""plist": { "a": ["{{nothing}}"] }"#,
            "spec.json:1:41: a property list has no null (leave the member out)"
        ),
        (
            #""graphql": { "query": "{ a }", "variables": "{{list}}" }"#,
            #"spec.json:1:68: "variables" is an object, got an array"#
        ),
        (
            #""graphql": { "query": "{ a }", "operationName": "{{number}}" }"#,
            #"spec.json:1:72: "operationName" is text, got number 7"#
        ),
        (
            #""base64": "AAEC{{bad}}""#,
            #"spec.json:1:34: this is no Base64: "-" is no character of Base64, but of its URL-safe form, at byte 8 of the text"#
        ),
        (
            #""base64": ["AAE{{number}}", "{{number}}"]"#,
            "spec.json:1:35: this is no Base64: Base64 comes in groups of four, 5 characters are none"
        ),
    ])
    func `what cannot be made is told with its place`(own: String, message: String) throws {
        #expect(try fixture.problem(own) == message)
    }
}
