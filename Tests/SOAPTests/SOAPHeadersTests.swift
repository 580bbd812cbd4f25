import SOAP
import Testing

struct SOAPHeadersTests {
    @Test(
        "1.1 has the action in a header, quoted exactly once",
        arguments: [
            ("http://tempuri.org/Login", "\"http://tempuri.org/Login\""),
            ("\"http://tempuri.org/Login\"", "\"http://tempuri.org/Login\""),
            ("urn:a b", "\"urn:a b\""), ("", "\"\""), ("\"\"", "\"\""), (nil, "\"\""),
        ] as [(String?, String)])
    func actionHeader(action: String?, header: String) {
        let headers = SOAPVersion.v1_1.headers(action: action)
        #expect(headers.map(\.name) == ["Content-Type", "SOAPAction"])
        #expect(headers.map(\.value) == ["text/xml; charset=utf-8", header])
    }

    @Test(
        "1.2 has the action in the Content-Type and no SOAPAction",
        arguments: [
            ("urn:a", "application/soap+xml; charset=utf-8; action=\"urn:a\""),
            ("\"urn:a\"", "application/soap+xml; charset=utf-8; action=\"urn:a\""),
            ("a\"b\\c", "application/soap+xml; charset=utf-8; action=\"a\\\"b\\\\c\""),
            ("", "application/soap+xml; charset=utf-8"), ("\"\"", "application/soap+xml; charset=utf-8"),
            (nil, "application/soap+xml; charset=utf-8"),
        ] as [(String?, String)])
    func actionParameter(action: String?, type: String) {
        let headers = SOAPVersion.v1_2.headers(action: action)
        #expect(headers.map(\.name) == ["Content-Type"])
        #expect(headers.map(\.value) == [type])
    }

    @Test(
        "a header of the author's wins, in any case",
        arguments: [
            (SOAPVersion.v1_1, ["content-type"], ["SOAPAction"]),
            (.v1_1, ["soapaction"], ["Content-Type"]),
            (.v1_1, ["SOAPACTION", "Content-type", "X"], []),
            (.v1_2, ["CONTENT-TYPE"], []),
        ])
    func authored(version: SOAPVersion, authored: [String], left: [String]) {
        #expect(version.headers(action: "a", authored: authored).map(\.name) == left)
    }

    @Test("the character set is that of the bytes")
    func charset() {
        let type = SOAPVersion.v1_1.contentType(action: nil, charset: "iso-8859-1")
        #expect(type == "text/xml; charset=iso-8859-1")
    }

    @Test("versions are known by text and by namespace")
    func versions() {
        #expect(SOAPVersion(text: "1.1") == .v1_1)
        #expect(SOAPVersion(text: "1.2") == .v1_2)
        #expect(SOAPVersion(text: "1.3") == nil)
        #expect(SOAPVersion(namespace: "http://www.w3.org/2003/05/soap-envelope") == .v1_2)
        #expect(SOAPVersion(namespace: nil) == nil)
    }
}
