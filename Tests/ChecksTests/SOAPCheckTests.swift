import HTTP
import SOAP
import Testing

@Suite("The verdict on SOAP answers")
struct SOAPCheckTests {
    private static func envelope(
        _ body: String, _ namespace: String = "http://schemas.xmlsoap.org/soap/envelope/"
    ) -> String {
        #"<S:Envelope xmlns:S="\#(namespace)"><S:Body>\#(body)</S:Body></S:Envelope>"#
    }

    private static let fault = envelope(
        "<S:Fault><faultcode>S:Client</faultcode><faultstring>no such user</faultstring><detail><e>7</e></detail></S:Fault>"
    )
    private static let xml = [("Content-Type", "text/xml")]

    @Test("an envelope without a fault is right")
    func envelope() throws {
        let exchange = try Answer.exchange(headers: Self.xml, body: Self.envelope("<r>5</r>"))
        #expect(try failures(#"{"paths":{"//r":5}}"#, exchange, sent: .v1_1) == [])
        #expect(
            try failures(#"{"fault":true}"#, exchange, sent: .v1_1) == [
                "SoapFault 3:10 fault  expected a SOAP fault, got an answer without one"
            ])
    }

    @Test("a fault fails the step whatever the status", arguments: [200, 500])
    func fault(_ status: Int) throws {
        let found = try failures(
            #"{"status":null,"paths":{"//faultstring":"x"}}"#,
            Answer.exchange(status, headers: Self.xml, body: Self.fault), sent: .v1_1)
        #expect(
            found == [
                "SoapFault 1:1 SOAP fault Client: no such user; detail <e>7</e>",
                #"PathMismatch 3:41 //faultstring  expected "x", got "no such user""#,
            ])
    }

    @Test(
        "an expected fault is compared, and only the step's own status counts",
        arguments: [
            ("true", []), (#"{"code":"Client"}"#, []),
            (#"{"code":"Sender","reason":{"?contains":"user"}}"#, []),
            (#"{"code":{"?any":["Receiver","Sender"]},"detail":{"e":7}}"#, []),
            (
                #"{"code":{"?not":"Sender"}}"#,
                [#"SoapFault 3:19 fault code  expected anything but "Client", got "Client""#]
            ),
            (
                #"{"code":"Server","reason":"x","role":"y"}"#,
                [
                    #"SoapFault 3:18 fault code  expected "Server", got "Client""#,
                    #"SoapFault 3:36 fault reason  expected "x", got "no such user""#,
                    #"SoapFault 3:47 fault role  expected "y", but fault role is absent"#,
                ]
            ),
        ])
    func expectedFault(_ fault: String, _ found: [String]) throws {
        let exchange = try Answer.exchange(500, headers: Self.xml, body: Self.fault)
        #expect(try failures(#"{"fault":\#(fault)}"#, exchange, sent: .v1_1) == found)
        #expect(
            try failures(#"{"status":200,"fault":true}"#, exchange, sent: .v1_1) == [
                "StatusMismatch 3:11 status  expected 200, got 500"
            ])
    }

    @Test(
        "something else than an envelope is an error of its own kind",
        arguments: [
            (
                500, "<html><head><title>Runtime Error</title></head></html>",
                #"expected a SOAP envelope, got HTML titled "Runtime Error" (status 500, text/xml)"#
            ),
            (
                200, "",
                #"expected a SOAP envelope, got an empty body (status 200); where no answer is right, write "expect": { "empty": true }"#
            ), (200, #"{"a":1}"#, #"expected a SOAP envelope, got JSON (status 200, text/xml): {"a":1}"#),
            (
                200, "<string>x</string>",
                "expected a SOAP envelope, got XML with the root element string in no namespace (status 200, text/xml)"
            ),
        ])
    func other(_ status: Int, _ body: String, _ message: String) throws {
        let found = try failures(
            #"{"status":null}"#, Answer.exchange(status, headers: Self.xml, body: body), sent: .v1_1)
        #expect(found == ["NotAnEnvelope 1:1 \(message)"])
    }

    @Test("XML that is not well-formed is one too")
    func malformed() throws {
        let found = try failures("{}", Answer.exchange(headers: Self.xml, body: "<a><b></a>"), sent: .v1_1)
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "NotAnEnvelope 1:1 expected a SOAP envelope, got XML that is not well-formed: line 1, column "
            )
                == true)
    }

    @Test("no body is right where it is asked for")
    func empty() throws {
        #expect(try failures(#"{"empty":true}"#, Answer.exchange(202), sent: .v1_1) == [])
    }
}
