import JSON
import SOAP
import Testing

struct EnvelopeErrorTests {
    struct Case: CustomTestStringConvertible {
        let json: String
        let message: String
        let at: String
        var hint: String?

        init(_ json: String, _ message: String, at: String, hint: String? = nil) {
            self.json = json
            self.message = message
            self.at = at
            self.hint = hint
        }

        var testDescription: String { json }
    }

    @Test(
        "what cannot be sent is refused before it is, with its place",
        arguments: [
            Case(#"{ "1st": 1 }"#, "\"1st\" is no XML name", at: #""1st""#),
            Case(#"{ "a b": 1 }"#, "\"a b\" is no XML name", at: #""a b""#),
            Case(#"{ "a:b:c": 1 }"#, "\"a:b:c\" is no XML name", at: #""a:b:c""#),
            Case(#"{ "": 1 }"#, "\"\" is no XML name", at: #""""#),
            Case(#"{ "$comment": 1 }"#, "\"$comment\" is no XML name", at: #""$comment""#),
            Case(#"{ "a": { "@": 1 } }"#, "\"\" is no XML name", at: #""@""#),
            Case(#"{ "a": { "@x y": 1 } }"#, "\"x y\" is no XML name", at: #""@x y""#),
            Case(
                ##"{ "a": { "#txt": 1 } }"##,
                "\"#txt\" is no XML name and none of #text, #cdata, #xml, #children", at: ##""#txt""##),
            Case(
                #"{ "c:add": 1 }"#, "the prefix \"c\" of \"c:add\" is bound to no namespace", at: #""c:add""#,
                hint: "bind it in \"namespaces\", where there is k, m"),
            Case(
                #"{ "a": { "@c:i": 1 } }"#, "the prefix \"c\" of \"c:i\" is bound to no namespace",
                at: #""@c:i""#, hint: "bind it in \"namespaces\", where there is k, m"),
            Case(
                #"{ "a": { "@xmlns:k": "" } }"#, "the prefix \"k\" is bound to an empty namespace", at: #""""#
            ),
            Case(
                #"{ "a": { "@xmlns:xml": "u" } }"#, "the prefix \"xml\" is XML's own and cannot be bound",
                at: #""@xmlns:xml""#),
            Case(
                #"{ "a": { "@i": 1, "@i": 2 } }"#, "the attribute \"i\" stands here twice", at: #""@i""#),
            Case(
                #"{ "a": { "@xmlns:p": "urn:k", "@k:i": 1, "@p:i": 2 } }"#,
                "the attribute \"p:i\" stands here twice", at: #""@p:i""#),
            Case(
                #"{ "a": { "@i": [1] } }"#,
                "the attribute \"i\" is text, a number, a boolean or null, got an array", at: "[1]"),
            Case(#"{ "a": [1, [2]] }"#, "an array inside an array names no element", at: "[2]"),
            Case(
                ##"{ "a": { "#text": {} } }"##, "#text is text, a number or a boolean, got an object",
                at: "{}"),
            Case(
                ##"{ "a": { "#text": null } }"##, "#text is text, a number or a boolean, got null",
                at: "null",
                hint: "\"@xsi:nil\": true makes an element with attributes nil"),
            Case(##"{ "a": { "#children": {} } }"##, "#children is an array, got an object", at: "{}"),
            Case(
                ##"{ "a": { "#children": [null] } }"##,
                "an element of #children is text or an object with one key, got null", at: "null"),
            Case(
                ##"{ "a": { "#children": [{ "b": 1, "c": 2 }] } }"##,
                "an element of #children is text or an object with one key, got an object with 2 keys",
                at: #"{ "b": 1, "c": 2 }"#),
            Case(
                ##"{ "a": { "#children": [{ "@b": 1 }] } }"##, "the attribute \"@b\" stands inside #children",
                at: #""@b""#, hint: "attributes stand beside #children"),
            Case(#"{ "a": "x\u0008" }"#, "U+0008 may not stand in XML", at: #""x\u0008""#),
            Case(#"{ "a": "\uffff" }"#, "U+FFFF may not stand in XML", at: #""\uffff""#),
            Case(#"{ "a": "\ud800" }"#, "a lone surrogate may not stand in XML", at: #""\ud800""#),
            Case(
                ##"{ "a": { "#xml": "<b>\n<c></b>" } }"##,
                "the XML text is not well-formed: line 2, column 4: "
                    + "</b> does not close <c>, which was opened on line 2", at: ##""<b>\n<c></b>""##),
            Case(
                ##"{ "a": { "#xml": "<b>" } }"##,
                "the XML text is not well-formed: line 1, column 4: the text ends before all elements are closed",
                at: #""<b>""#),
            Case(
                ##"{ "k:a": { "#xml": "<b/></c>" } }"##,
                "the XML text is not well-formed: line 1, column 5: "
                    + "</c> does not close <a>, which was opened on line 1", at: #""<b/></c>""#),
            Case(
                #""<b/></c>""#,
                "the XML text is not well-formed: line 1, column 5: "
                    + "</c> does not close <Body>, which was opened on line 1", at: #""<b/></c>""#),
            Case(
                ##"{ "a": { "#xml": "</a><a>" } }"##,
                "the XML text is not well-formed: line 1, column 5: there is more after the end of the root element",
                at: #""</a><a>""#),
            Case(
                ##"{ "a": { "#xml": "<q:b/>" } }"##,
                "the XML text is not well-formed: line 1, column 1: the prefix \"q\" of b is not declared",
                at: #""<q:b/>""#),
            Case(
                #""<?xml version='1.0'?><a/>""#, "an XML declaration cannot stand inside an envelope",
                at: #""<?xml version='1.0'?><a/>""#, hint: "leave out the line that begins with <?xml"),
            Case(
                "7",
                "expected an object, XML text, an array of lines, { \"file\" } or { \"template\" }, "
                    + "got a number or boolean", at: "7"),
            Case(
                "[]",
                "expected an object, XML text, an array of lines, { \"file\" } or { \"template\" }, "
                    + "got an empty array", at: "[]"),
            Case(#"["<a>", 1]"#, "expected a line of XML text, got a number or boolean", at: "1"),
        ])
    func refused(_ test: Case) throws {
        let refused = try #require(
            refusal(
                of: { _ = try envelope(body: test.json, namespaces: ["k": "urn:k", "m": "urn:m"]) },
                in: test.json))
        #expect(refused.message == test.message)
        #expect(refused.at == test.at)
        #expect(refused.hint == test.hint)
    }

    @Test(
        "a whole envelope must be one",
        arguments: [
            (
                "<a/>", "expected a SOAP envelope, got the root element a in no namespace",
                "the namespace is \"http://schemas.xmlsoap.org/soap/envelope/\" (1.1) "
                    + "or \"http://www.w3.org/2003/05/soap-envelope\" (1.2)"
            ),
            (
                "<Envelope xmlns='urn:x'/>",
                "expected a SOAP envelope, got the root element Envelope in the namespace \"urn:x\"",
                "the namespace is \"http://schemas.xmlsoap.org/soap/envelope/\" (1.1) "
                    + "or \"http://www.w3.org/2003/05/soap-envelope\" (1.2)"
            ),
            (
                "<a>",
                "the envelope is not well-formed: line 1, column 4: the text ends before all elements are closed",
                "\"POST\" with \"text\" sends any text as it is"
            ),
        ])
    func noEnvelope(text: String, message: String, hint: String) throws {
        let refused = try #require(
            refusal(
                of: { _ = try EnvelopeBuilder.whole(Array(text.utf8), at: 0..<text.utf8.count) }, in: text))
        #expect(refused.message == message)
        #expect(refused.hint == hint)
    }

    @Test("a check lists everything and leaves templates alone")
    func problems() throws {
        let json = ##"""
            { "{{name}}": 1, "c:{{x}}": 1, "1": { "@{{y}}": 1, "@z": [] }, "a": { "#xml": "<{{t}}>" }, "c:b": "{{v}}" }
            """##
        let value = try JSONParser.parseLocated(Array(json.utf8), dialect: .strict)
        let messages = EnvelopeBuilder.problems(in: value, namespaces: [:], version: .v1_1).map(\.message)
        #expect(
            messages == [
                "the attribute \"z\" is text, a number, a boolean or null, got an empty array",
                "\"1\" is no XML name",
                "the prefix \"c\" of \"c:b\" is bound to no namespace",
            ])
    }
}
