import JSON
import Paths
import Testing
import XML

@Suite("How a body is read")
struct BodyReadingTests {
    /// `json`, `xml`, `html`, `text`, `empty`, or the error.
    private func kind(
        _ body: [UInt8], type: String? = nil, charset: String? = nil, isSOAP: Bool = false
    ) -> String {
        do throws(PathError) {
            let document = try BodyReading.read(body, mediaType: type, charset: charset, isSOAP: isSOAP)
            return switch document.content {
            case .json(let value): "json \(value.written())"
            case .xml(let document): "xml \(document.root.localName) \(document.root.stringValue)"
            case .html(let document): "html" + (document.map { " " + $0.root.serialized() } ?? "")
            case .text: "text"
            case .empty: "empty"
            }
        } catch {
            return error.message
        }
    }

    @Test(
        "content decides, not the media type",
        arguments: [
            ("", "application/json", "empty"), (#"{"a":1}"#, "text/plain", #"json {"a":1}"#),
            (" \r\n[1]", "text/html", "json [1]"), ("5", nil, "json 5"), ("true", nil, "json true"),
            ("\u{FEFF}{}", nil, "json {}"), ("<a>1</a>", "application/json", "xml a 1"),
            ("\u{FEFF}<a>1</a>", nil, "xml a 1"), ("\n <a>1</a>", nil, "xml a 1"),
            ("<?xml version='1.0'?><html/>", "text/html", "xml html "),
            ("<html></html>", nil, "html <html/>"),
            ("<HTML lang=en>", "application/json", "html <html lang=\"en\"/>"),
            ("\n<!DOCTYPE html><p>", nil, "html <html><body><p/></body></html>"),
            ("<!doctype HTML PUBLIC \"x\">", nil, "html <html/>"),
            ("<p>x<br>", "text/html", "html <html><body><p>x<br/></p></body></html>"),
            ("<p>x<br>", "Text/HTML", "html <html><body><p>x<br/></p></body></html>"),
            ("<!-- c --><html>", "text/html", "html <html/>"),
            ("<htmlish>1</htmlish>", nil, "xml htmlish 1"),
            ("<html:a xmlns:html='u'>1</html:a>", nil, "xml a 1"),
            ("Bad gateway", nil, "text"), ("trueish", nil, "text"), ("   ", nil, "text"),
            ("a=b&c=d", nil, "text"),
        ] as [(String, String?, String)])
    func kinds(_ body: String, _ type: String?, _ expected: String) {
        #expect(kind(Array(body.utf8), type: type) == expected)
    }

    @Test("an envelope sent as text/html is XML; a proxy's page is HTML in a SOAP call too")
    func soap() {
        #expect(kind(Array("<e>1</e>".utf8), type: "text/html", isSOAP: true) == "xml e 1")
        #expect(kind(Array("<html><p>".utf8), type: "text/html", isSOAP: true) == "html")
    }

    @Test(
        "what begins as JSON or XML and is not well-formed is an error with its position",
        arguments: [
            (
                "{\"a\":\n  tru}",
                #"""
                the body is not well-formed JSON: line 2, column 3: unknown word, text is written in double quotes; \#
                it begins "{\"a\": tru}"
                """#
            ),
            (
                "<a><b></a>",
                #"""
                the body is not well-formed XML: line 1, column 7: </a> does not close <b>, which was opened \#
                on line 1; it begins "<a><b></a>"
                """#
            ),
            (
                "[1,2,]",
                #"""
                the body is not well-formed JSON: line 1, column 5: a trailing comma before "]" is not allowed in strict \#
                JSON; it begins "[1,2,]"
                """#
            ),
        ])
    func malformed(_ body: String, _ message: String) {
        #expect(kind(Array(body.utf8)) == message)
    }

    @Test(
        "a path that needs another kind says what came",
        arguments: [
            ("", "application/json", "$.a", "the body is empty, expected JSON"),
            ("", nil, "//a", "the body is empty, expected XML"),
            (" ", nil, "$.a", "the body is white space, expected JSON"),
            (
                "<html><body>502</body></html>", nil, "$.a",
                #"the body is HTML, not JSON; it begins "<html><body>502</body></html>""#
            ),
            ("{\"a\":1}", nil, "//a", #"the body is JSON, not XML; it begins "{\"a\":1}""#),
            ("Bad gateway\u{1}", nil, "$.a", #"the body is text, not JSON; it begins "Bad gateway\u0001""#),
            ("Bad gateway", nil, "count(//a)", #"the body is text, not XML; it begins "Bad gateway""#),
        ] as [(String, String?, String, String)])
    func other(_ body: String, _ type: String?, _ path: String, _ message: String) {
        #expect(outcome(of: path, on: TestSubject(body, mediaType: type)) == "error: \(message)")
    }

    @Test("the first characters are cut to a line's worth")
    func beginning() {
        let body = "<html>\n" + String(repeating: "x", count: 200)
        let shown = "<html> " + String(repeating: "x", count: 53) + "…"
        #expect(
            outcome(of: "$.a", on: TestSubject(body))
                == "error: the body is HTML, not JSON; it begins \"\(shown)\"")
    }

    @Test(
        "the character set is that of the byte order mark, the header or the XML declaration",
        arguments: [
            ([0x22, 0xE9, 0x22], "iso-8859-1", #"json "é""#),
            ([0x22, 0xA4, 0x22], "ISO-8859-15", #"json "€""#),
            ([0xFF, 0xFE, 0x5B, 0, 0x31, 0, 0x5D, 0], nil, "json [1]"),
            ([0xFE, 0xFF, 0, 0x5B, 0, 0x31, 0, 0x5D], "utf-8", "json [1]"),
            (
                Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8),
                nil, "xml a é"
            ),
            (
                [0x22, 0xE9, 0x22], nil,
                "the body is no UTF-8 text: the byte at offset 1 does not fit (byte order mark: none, "
                    + "charset of the Content-Type: none, XML declaration: none)"
            ),
            (
                [0x22, 0xE9, 0x22], "utf-8",
                "the body is no utf-8 text: the byte at offset 1 does not fit (byte order mark: none, "
                    + "charset of the Content-Type: utf-8, XML declaration: none)"
            ),
            (
                Array("{}".utf8), "utf-7",
                "the body's character set \"utf-7\" is not supported (byte order mark: none, "
                    + "charset of the Content-Type: utf-7, XML declaration: none)"
            ),
        ] as [([UInt8], String?, String)])
    func charsets(_ body: [UInt8], _ charset: String?, _ expected: String) {
        #expect(kind(body, charset: charset) == expected)
    }

    @Test("text is in the body's character set, the bytes are untouched")
    func text() throws {
        #expect(try BodyReading.text([0xE9], charset: "latin1") == "é")
        let declared =
            Array("<?xml version='1.0' encoding='ISO-8859-15'?><a>".utf8) + [0xA4] + Array("</a>".utf8)
        #expect(try BodyReading.text(declared, charset: nil).hasSuffix("<a>€</a>"))
        #expect(try BodyReading.text([0xEF, 0xBB, 0xBF, 0x61], charset: nil) == "a")
    }

    @Test("a body is read once, and its JSON view is made once")
    func once() throws {
        let subject = TestSubject("<r><a>1</a></r>")
        for path in ["$.r.a", "//a", "$..a -> count", "/r"] {
            _ = try PathExpression(path).evaluate(on: subject)
        }
        #expect(subject.readings == 1)
    }
}
