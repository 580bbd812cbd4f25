import HTTP
import JSON
import SOAP
import Testing
import XML

/// What is said about an answer, as one line.
func verdict(
    _ body: String, status: Int = 200, type: String? = "text/xml", location: String? = nil,
    sent: SOAPVersion? = .v1_1
) -> String {
    words(
        for: SOAPVerdict(
            SOAPAnswer(
                status: status, mediaType: type, location: location,
                body: .bytes(Array(body.utf8), charset: nil),
                sent: sent)))
}

func words(for verdict: SOAPVerdict) -> String {
    switch verdict {
    case .envelope(let envelope): "envelope \(envelope.version.text)"
    case .fault(let fault, _): fault.view().written()
    case .noEnvelope(let other): other.message + (other.hint.map { " = " + $0 } ?? "")
    case .malformed(let error): "malformed: \(error.description)"
    }
}

struct SOAPVerdictTests {
    private static let open11 = "<s:Envelope xmlns:s='http://schemas.xmlsoap.org/soap/envelope/'>"
    private static let open12 = "<s:Envelope xmlns:s='http://www.w3.org/2003/05/soap-envelope'>"

    private static func envelope11(_ body: String) -> String {
        open11 + "<s:Body>\(body)</s:Body></s:Envelope>"
    }

    private static func envelope12(_ body: String) -> String {
        open12 + "<s:Body>\(body)</s:Body></s:Envelope>"
    }

    @Test(
        "an envelope is known by its namespace, never by its prefix",
        arguments: ["soap", "S", "SOAP-ENV", "env", ""])
    func prefixes(prefix: String) {
        let p = prefix.isEmpty ? "" : prefix + ":"
        let x = prefix.isEmpty ? "xmlns" : "xmlns:" + prefix
        let text =
            "<\(p)Envelope \(x)='http://schemas.xmlsoap.org/soap/envelope/'><\(p)Body><a/></\(p)Body></\(p)Envelope>"
        #expect(verdict(text) == "envelope 1.1")
    }

    @Test(
        "only a Fault that is the Body's only child is a fault",
        arguments: [
            (envelope11("<a/><b/>"), "envelope 1.1"), (envelope11(""), "envelope 1.1"),
            (envelope11("<a><s:Fault><faultcode>s:Client</faultcode></s:Fault></a>"), "envelope 1.1"),
            (envelope11("<s:Fault/><a/>"), "envelope 1.1"), (envelope11("<Fault/>"), "envelope 1.1"),
            (envelope11("<Fault xmlns='urn:x'/>"), "envelope 1.1"),
            (
                envelope11(" <!-- c --> <s:Fault><faultcode>s:Client</faultcode></s:Fault> "),
                #"{"code":"Client"}"#
            ),
            (open11 + "<s:Header/><s:Body><a/></s:Body><x/></s:Envelope>", "envelope 1.1"),
        ])
    func onlyChild(text: String, expected: String) {
        #expect(verdict(text, status: 500) == expected)
    }

    @Test(
        "one view of every fault",
        arguments: [
            (
                envelope11(
                    "<s:Fault><faultcode>s:Client</faultcode><faultstring>bad &amp; thing</faultstring>"
                        + "<faultactor> urn:actor </faultactor><detail><e:Err xmlns:e='urn:e' code='42'>why</e:Err>"
                        + "</detail></s:Fault>"),
                ##"{"code":"Client","reason":"bad & thing","role":"urn:actor","detail":{"Err":{"@code":"42","#text":"why"}}}"##
            ),
            (
                envelope12(
                    "<s:Fault><s:Code><s:Value>s:Sender</s:Value><s:Subcode><s:Value xmlns:m='urn:m'>m:BadId"
                        + "</s:Value><s:Subcode><s:Value>m:Deeper</s:Value></s:Subcode></s:Subcode></s:Code>"
                        + "<s:Reason><s:Text xml:lang='de'>schlecht</s:Text><s:Text xml:lang='en'>bad</s:Text>"
                        + "</s:Reason><s:Node>urn:n</s:Node><s:Role>urn:r</s:Role><s:Detail/></s:Fault>"),
                #"{"code":"Sender","subcode":"BadId","reason":"bad","role":"urn:r","node":"urn:n","detail":""}"#
            ),
            // Not conformant, but services answer so.
            (
                envelope12("<s:Fault><faultcode>s:Client</faultcode><faultstring>q</faultstring></s:Fault>"),
                #"{"code":"Client","reason":"q"}"#
            ),
            (
                envelope11(
                    "<s:Fault><s:faultcode>s:Server</s:faultcode><s:faultstring>q</s:faultstring></s:Fault>"),
                #"{"code":"Server","reason":"q"}"#
            ),
            (
                envelope12("<s:Fault><s:Code>s:Client</s:Code><s:Reason>no text</s:Reason></s:Fault>"),
                #"{"code":"Client","reason":"no text"}"#
            ),
            (
                envelope11(
                    "<f:Fault xmlns:f='http://www.w3.org/2003/05/soap-envelope'><f:Code><f:Value>f:Receiver</f:Value>"
                        + "</f:Code></f:Fault>"), #"{"code":"Receiver"}"#
            ),
            (
                envelope11("<s:Fault><faultcode>\n s:Client.Auth \n</faultcode><faultstring/></s:Fault>"),
                #"{"code":"Client.Auth","subcode":"Auth","reason":""}"#
            ),
            (
                envelope11("<s:Fault><faultcode>s:MustUnderstand</faultcode></s:Fault>"),
                #"{"code":"MustUnderstand"}"#
            ),
            (
                envelope11("<s:Fault><faultcode>s:VersionMismatch</faultcode></s:Fault>"),
                #"{"code":"VersionMismatch"}"#
            ),
            (envelope11("<s:Fault><faultcode>urn:x:y</faultcode></s:Fault>"), #"{"code":"urn:x:y"}"#),
            (envelope11("<s:Fault><faultcode>404</faultcode></s:Fault>"), #"{"code":"404"}"#),
            (envelope11("<s:Fault/>"), "{}"),
        ])
    func view(text: String, expected: String) {
        #expect(verdict(text, status: 500) == expected)
    }

    @Test(
        "of several reasons the first in English, else the first",
        arguments: [
            (["de", "en-NZ", "en"], "1"), (["de", "fr"], "0"), (["EN"], "0"), ([""], "0"),
            (["enm", "en"], "1"),
        ])
    func languages(languages: [String], reason: String) {
        let texts = languages.enumerated().map { "<s:Text xml:lang='\($1)'>\($0)</s:Text>" }.joined()
        #expect(
            verdict(Self.envelope12("<s:Fault><s:Reason>\(texts)</s:Reason></s:Fault>"))
                == "{\"reason\":\"\(reason)\"}")
    }

    @Test("a fault is told in one line")
    func summary() throws {
        let text = Self.envelope11(
            "<s:Fault><faultcode>s:Client</faultcode><faultstring>bad\u{85}thing</faultstring>"
                + "<detail><e:Err xmlns:e='urn:e'>why</e:Err></detail></s:Fault>")
        let answer = SOAPAnswer(status: 500, body: .bytes(Array(text.utf8), charset: nil))
        guard case .fault(let fault, _) = SOAPVerdict(answer) else {
            Issue.record("no fault")
            return
        }
        #expect(
            fault.summary == #"SOAP fault Client: bad\u{85}thing; detail <e:Err xmlns:e="urn:e">why</e:Err>"#)
    }

    @Test(
        "what is no envelope is named",
        arguments: [
            (
                "<!DOCTYPE html><html><head><title>Runtime\n Error</title></head><body>x<br></body></html>",
                500,
                "text/html",
                #"expected a SOAP envelope, got HTML titled "Runtime\#n Error" (status 500, text/html)"#
            ),
            (
                "<HTML><BODY>Login</BODY></HTML>", 200, "text/html",
                "expected a SOAP envelope, got HTML (status 200, text/html)"
            ),
            (
                "<html><body>oops</body></html>\n" + envelope11("<s:Fault/>"), 500, "text/html",
                "expected a SOAP envelope, got HTML (status 500, text/html), with an envelope behind it"
            ),
            (
                "", 200, "text/xml",
                "expected a SOAP envelope, got an empty body (status 200)"
                    + " = where no answer is right, write \"expect\": { \"empty\": true }"
            ),
            (
                "", 202, nil,
                "expected a SOAP envelope, got an empty body (status 202)"
                    + " = where no answer is right, write \"expect\": { \"empty\": true }"
            ),
            ("", 500, "text/xml", "expected a SOAP envelope, got an empty body (status 500)"),
            (
                "", 415, nil,
                "expected a SOAP envelope, got an empty body (status 415)"
                    + " = the service may speak SOAP 1.2: try \"version\": \"1.2\""
            ),
            (
                #"{"Message":"Invalid web service call"}"#, 200, "application/json",
                "expected a SOAP envelope, got JSON (status 200, application/json): "
                    + #"{"Message":"Invalid web service call"}"#
            ),
            (
                "<string xmlns=\"http://tempuri.org/\">{\"Value\":1}</string>", 200, "text/xml",
                "expected a SOAP envelope, got XML with the root element string in the namespace "
                    + "\"http://tempuri.org/\" (status 200, text/xml)"
            ),
            (
                "<a/>", 200, nil,
                "expected a SOAP envelope, got XML with the root element a in no namespace (status 200)"
            ),
            (
                "<Envelope xmlns='http://www.w3.org/2001/12/soap-envelope'><Body/></Envelope>", 200, nil,
                "expected a SOAP envelope, got an Envelope in the namespace "
                    + "\"http://www.w3.org/2001/12/soap-envelope\", which is neither SOAP 1.1 nor 1.2 (status 200)"
            ),
            (
                open11 + "<Body/></s:Envelope>", 200, nil,
                "expected a SOAP envelope, got an Envelope without a Body (status 200)"
            ),
            (
                open11 + "<s:Body/><s:Body/></s:Envelope>", 200, nil,
                "expected a SOAP envelope, got an Envelope with 2 Bodies (status 200)"
            ),
            (
                "Service \u{1B}[1munavailable", 503, "text/plain",
                "expected a SOAP envelope, got text (status 503, text/plain): Service \\u{1b}[1munavailable"
            ),
            (
                "--b\r\n", 200, "multipart/related",
                "expected a SOAP envelope, got multipart/related, which is not taken apart"
                    + " (status 200, multipart/related)"
            ),
        ] as [(String, Int, String?, String)])
    func others(body: String, status: Int, type: String?, expected: String) {
        #expect(verdict(body, status: status, type: type) == expected)
    }

    @Test("a redirect that was not followed says where it leads")
    func redirect() {
        #expect(
            verdict("", status: 302, type: nil, location: "/ok11")
                == "expected a SOAP envelope, got an empty body (status 302)"
                + " = it redirects to /ok11; \"followRedirects\": true goes there")
    }

    @Test("a long text is cut")
    func cut() {
        let start = "[" + String(repeating: "é", count: 79)
        #expect(
            verdict(start + "é]", type: nil)
                == "expected a SOAP envelope, got JSON (status 200): \(start)…")
    }

    @Test(
        "XML that is not well-formed gives its position",
        arguments: [
            (
                "\r\n<?xml version='1.0'?><a/>",
                "malformed: line 2, column 1: white space before the XML declaration: "
                    + "<?xml … ?> must be the very first thing"
            ),
            (
                open11 + "<s:Body>a\u{8}b</s:Body></s:Envelope>",
                "malformed: line 1, column 74: a character that XML does not allow"
            ),
            (
                open11 + "<s:Body>",
                "malformed: line 1, column 73: the text ends before all elements are closed"
            ),
        ])
    func malformed(text: String, expected: String) {
        #expect(verdict(text) == expected)
    }

    @Test("an element whose name only begins with html is XML")
    func htmlResult() {
        #expect(verdict("<htmlResult/>").contains("XML with the root element htmlResult"))
    }

    @Test("only nothing counts as empty")
    func empty() {
        func isEmpty(_ text: String) -> Bool {
            let answer = SOAPAnswer(status: 202, body: .bytes(Array(text.utf8), charset: nil))
            guard case .noEnvelope(let found) = SOAPVerdict(answer) else { return false }
            return found.isEmpty
        }
        #expect(isEmpty(""))
        #expect(isEmpty("\r\n"))
        #expect(!isEmpty("{}"))
    }

    @Test("a document that was read already is not read again")
    func document() throws {
        let document = try XMLDocument.parse(Array(Self.envelope12("<a/>").utf8))
        #expect(words(for: SOAPVerdict(SOAPAnswer(status: 200, body: .document(document)))) == "envelope 1.2")
    }

    @Test(
        "an expected code is respelled as the code that came",
        arguments: [
            (#""Client""#, "Sender", #""Sender""#), (#""Sender""#, "Client", #""Client""#),
            (#""Server""#, "Sender", #""Server""#),
            (#"{ "?in": ["Client", "Receiver"] }"#, "Sender", #"{"?in":["Sender","Receiver"]}"#),
            (#"{ "?not": "Server" }"#, "Receiver", #"{"?not":"Receiver"}"#),
            (#""Client""#, "MustUnderstand", #""Client""#), (#""Client""#, "Client", #""Client""#),
        ])
    func codes(expected: String, came: String, respelled: String) throws {
        let value = try JSONParser.parseLocated(Array(expected.utf8), dialect: .strict)
        #expect(SOAPFaultCode.respelled(value, for: came).value.written() == respelled)
    }
}
