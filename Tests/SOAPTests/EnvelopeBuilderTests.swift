import JSON
import SOAP
import Testing

struct EnvelopeBuilderTests {
    private let declaration = #"<?xml version="1.0" encoding="utf-8"?>"#
    private let soap11 = "http://schemas.xmlsoap.org/soap/envelope/"
    private let soap12 = "http://www.w3.org/2003/05/soap-envelope"

    @Test("the example of the language, byte for byte")
    func example() throws {
        let text = try envelope(
            header: #"""
                { "AuthHead": { "@xmlns": "http://tempuri.org/", "loginInfo": { "user": "ada", "password": "p" } } }
                """#,
            body: #"{ "Login": { "@xmlns": "http://tempuri.org/", "request": { "station": 7 } } }"#)
        let expected =
            declaration + #"<soap:Envelope xmlns:soap="\#(soap11)"><soap:Header>"#
            + #"<AuthHead xmlns="http://tempuri.org/"><loginInfo><user>ada</user><password>p</password></loginInfo>"#
            + #"</AuthHead></soap:Header><soap:Body><Login xmlns="http://tempuri.org/">"#
            + "<request><station>7</station></request></Login></soap:Body></soap:Envelope>"
        #expect(text == expected)
    }

    @Test("a header that is left out is not written, a body is; 1.2 has its own namespace")
    func empty() throws {
        #expect(
            try envelope(.v1_2)
                == declaration + #"<soap:Envelope xmlns:soap="\#(soap12)"><soap:Body/></soap:Envelope>"#)
        #expect(
            try envelope(header: "{}", body: "{}")
                == declaration
                + #"<soap:Envelope xmlns:soap="\#(soap11)"><soap:Header/><soap:Body/></soap:Envelope>"#)
    }

    @Test("a prefix qualifies only what has it")
    func prefix() throws {
        let text = try envelope(
            body: #"{ "c:add": { "a": 1 } }"#, namespaces: ["c": "urn:calc", "unused": "urn:u"])
        #expect(
            text == declaration
                + #"<soap:Envelope xmlns:soap="\#(soap11)" xmlns:c="urn:calc"><soap:Body><c:add><a>1</a></c:add>"#
                + "</soap:Body></soap:Envelope>")
    }

    @Test(
        "prefixes in use are declared on the Envelope, in the order of their first use",
        arguments: [
            (#"{ "b:x": { "@a:y": 1 } }"#, ["soap", "b", "a"]),
            (#"{ "x": null }"#, ["soap", "xsi"]),
            (##"{ "x": { "@xsi:type": "xsd:string", "#text": "v" } }"##, ["soap", "xsi", "xsd"]),
            (#"{ "x": { "@xsi:type": "a:T" } }"#, ["soap", "xsi", "a"]),
            (#"{ "code": " a:Client" }"#, ["soap", "a"]),
            (#"{ "url": "http://x", "note": "a: b", "time": "a:10", "z": "none:x" }"#, ["soap"]),
            (#"{ "soap:x": { "@soap12:y": 1 } }"#, ["soap", "soap12"]),
            (#"{ "a:x": { "@xmlns:a": "urn:own", "a:y": 1 } }"#, ["soap"]),
            (#"{ "x": { "@xmlns:a": "urn:own" }, "a:y": 1 }"#, ["soap", "a"]),
            (##"{ "#xml": "<a:x b:y='1'><q:z xmlns:q='urn:q'/></a:x>" }"##, ["soap", "a", "b"]),
            (##"{ "#xml": "<x t='a:T'>b:U</x>" }"##, ["soap", "a", "b"]),
            (##"{ "#xml": "<x xmlns:a='urn:own'><a:y/></x>" }"##, ["soap"]),
            (#""<a:x/>""#, ["soap", "a"]),
        ])
    func declarations(body: String, prefixes: [String]) throws {
        let text = try envelope(body: body, namespaces: ["a": "urn:a", "b": "urn:b"])
        let tag = text.dropFirst(declaration.count).prefix { $0 != ">" }
        let declared = tag.split(separator: " ").dropFirst().map { $0.dropFirst(6).prefix { $0 != "=" } }
        #expect(declared.map(String.init) == prefixes)
    }

    @Test("an author's soap or xsi prefix stays the author's")
    func takenPrefixes() throws {
        let text = try envelope(
            body: #"{ "soap:x": null }"#, namespaces: ["soap": "urn:mine", "xsi": "urn:other"])
        #expect(
            text == declaration
                + #"<soap2:Envelope xmlns:soap2="\#(soap11)" xmlns:soap="urn:mine""#
                + #" xmlns:xsi2="http://www.w3.org/2001/XMLSchema-instance">"#
                + #"<soap2:Body><soap:x xsi2:nil="true"/></soap2:Body></soap2:Envelope>"#)
    }

    @Test("XML text is sent byte for byte")
    func text() throws {
        let text = try envelope(
            header: #""<h  a = '1' />""#, body: #"["<a>", "  <b></b><!-- c -->", "</a>"]"#)
        #expect(text.contains("<soap:Header><h  a = '1' /></soap:Header>"))
        #expect(text.contains("<soap:Body><a>\n  <b></b><!-- c -->\n</a></soap:Body>"))
    }

    @Test(
        "the form of a part is seen",
        arguments: [
            (#"{ "file": "b.xml" }"#, "file"), (#"{ "template": "b.xml" }"#, "template"),
            (#""<a/>""#, "text"),
            (#"["<a/>"]"#, "text"), (#"{ "file": 7 }"#, "notation"), (#"{ "file": {} }"#, "notation"),
            (#"{ "file": "a", "x": 1 }"#, "notation"), ("{}", "notation"),
        ])
    func forms(json: String, form: String) throws {
        let value = try JSONParser.parseLocated(Array(json.utf8), dialect: .strict)
        let read =
            switch try EnvelopeForm.reading(value) {
            case .notation: "notation"
            case .text: "text"
            case .file: "file"
            case .template: "template"
            }
        #expect(read == form)
    }

    @Test(
        "a whole envelope keeps its bytes and carries its version and character set",
        arguments: [
            (#"<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"/>"#, SOAPVersion.v1_2, "utf-8"),
            (#"<Envelope xmlns="http://schemas.xmlsoap.org/soap/envelope/"> </Envelope>"#, .v1_1, "utf-8"),
            (
                #"<?xml version="1.0" encoding="ISO-8859-1"?>"#
                    + #"<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"/>"#, .v1_1,
                "iso-8859-1"
            ),
        ])
    func whole(text: String, version: SOAPVersion, charset: String) throws {
        let built = try EnvelopeBuilder.whole(Array(text.utf8), at: 0..<1)
        #expect(built == BuiltEnvelope(version: version, bytes: Array(text.utf8), charset: charset))
    }

    @Test("depth as deep as JSON itself may be")
    func deep() throws {
        let json = String(repeating: #"{"a":"#, count: 990) + "1" + String(repeating: "}", count: 990)
        let text = try envelope(body: json)
        #expect(
            text.hasSuffix(
                "<a>1</a>" + String(repeating: "</a>", count: 989) + "</soap:Body></soap:Envelope>"))
    }

    @Test("prefixes that only look alike are different ones")
    func equivalentPrefixes() throws {
        let text = try envelope(
            body: "{ \"caf\u{E9}:x\": 1, \"cafe\u{301}:x\": 2 }",
            namespaces: ["caf\u{E9}": "urn:1", "cafe\u{301}": "urn:2"])
        for declared in ["xmlns:caf\u{E9}=\"urn:1\"", "xmlns:cafe\u{301}=\"urn:2\""] {
            #expect(text.utf8.firstRange(of: declared.utf8) != nil)
        }
    }
}
