import Checks
import Diagnostics
import HTTP
import JSON
import Paths
import Platform
import Results
import SOAP
import Specs
import Templates
import TestSupport
import Testing

/// A scope without variables: these expectations hold no templates.
private struct NoVariables: VariableScope {
    func value(of name: String) throws(TemplateError) -> JSONValue {
        throw TemplateError("no variables here")
    }
    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { throw TemplateError("none") }
    func environment(_ name: String) throws(TemplateError) -> JSONValue { throw TemplateError("none") }
    func stubAddress() throws(TemplateError) -> JSONValue { throw TemplateError("none") }
}

/// What `expect` says of an answer, as reports write it: `kind place subject  message`.
private func failures(
    _ expect: String, _ exchange: Exchange, sent: SOAPVersion? = nil
) throws -> [String] {
    let action =
        sent == nil ? #""GET": "http://a.test/""# : #""SOAP": "http://a.test/", "envelope": { "body": {} }"#
    let source = SourceText(name: "spec.json", text: "{ \(action),\n\"expect\":\n\(expect) }")
    let loaded = SpecLoader(files: MemoryFiles()).load(source, folder: "")
    #expect(loaded.diagnostics.map { $0.rendered() } == [])
    let step = try #require(loaded.spec?.tests.first?.steps.first)
    guard case .call(let call) = step.action else { throw NoCall() }
    let (expected, errors) = call.expect.filled(in: NoVariables(), files: MemoryFiles())
    #expect(errors.isEmpty)
    let subject = ExchangeSubject(exchange, response: try #require(exchange.response), sent: sent)
    let report = AnswerCheck.judge(expected, on: subject, step: step.location, context: PathContext())
    return report.failures.map {
        "\($0.kind.rawValue) \($0.place.map { "\($0.line):\($0.column)" } ?? "-") \($0.sentence)"
    }
}

private struct NoCall: Error {}

private let json = [("Content-Type", "application/json")]

@Suite("Status")
struct StatusCheckTests {
    @Test(
        "holds",
        arguments: [
            ("200", 200), (#""2xx""#, 204), ("[200, 404]", 404), (#"{"status":{"?gte":200,"?lt":300}}"#, 201),
            (#"{"status":null}"#, 500), ("{}", 299),
        ])
    func holds(_ expect: String, _ status: Int) throws {
        #expect(try failures(expect, Answer.exchange(status)) == [])
    }

    @Test(
        "is named with its reason",
        arguments: [
            ("200", 404, "StatusMismatch 3:1 status  expected 200, got 404 Gone Fishing"),
            (
                #"{"status":["2xx",404]}"#, 500,
                "StatusMismatch 3:11 status  expected 2xx or 404, got 500 Gone Fishing"
            ),
            ("{}", 302, "StatusMismatch 1:1 status  expected 2xx, got 302 Gone Fishing"),
            (
                #"{"status":{"?lt":300}}"#, 500,
                "StatusMismatch 3:12 status  expected a number less than 300, got 500"
            ),
        ])
    func fails(_ expect: String, _ status: Int, _ failure: String) throws {
        #expect(try failures(expect, Answer.exchange(status, "Gone Fishing")) == [failure])
    }
}

@Suite("Type, headers and cookies")
struct HeadCheckTests {
    private func exchange() throws -> Exchange {
        try Answer.exchange(headers: [
            ("content-type", "Text/HTML; charset=utf-8"), ("Via", "a"), ("via", "b"), ("X-Count", "5"),
            ("Set-Cookie", "sid=s-1; Path=/; Max-Age=60; HttpOnly"),
        ])
    }

    @Test(
        "hold",
        arguments: [
            #"{"type":"text/html"}"#, #"{"type":"TEXT/html"}"#, #"{"type":["application/json","text/html"]}"#,
            #"{"type":{"?startsWith":"text/"}}"#, #"{"headers":{"VIA":"b","x-count":5}}"#,
            #"{"headers":{"Via":{"?not":"c"},"X-None":{"?is":"absent"}}}"#,
            #"{"headers":{"X-Count":{"?gt":4},"Content-Type":{"?contains":"utf-8"}}}"#,
            #"{"cookies":{"sid":"s-1"}}"#,
            #"{"cookies":{"sid":{"value":"s-1","path":"/","maxAge":60,"httpOnly":true,"secure":false}}}"#,
            #"{"cookies":{"sid":{"?startsWith":"s"},"other":{"?is":"absent"}}}"#,
        ])
    func hold(_ expect: String) throws {
        #expect(try failures(expect, exchange()) == [])
    }

    @Test(
        "are named",
        arguments: [
            (
                #"{"type":"application/json"}"#,
                [#"TypeMismatch 3:9 type  expected "application/json", got "text/html""#]
            ),
            (
                #"{"headers":{"Via":{"?not":"b"},"X-None":"x","X-Count":6}}"#,
                [
                    #"HeaderMismatch 3:20 header Via -> nth 1  expected anything but "b", got "b""#,
                    #"HeaderMismatch 3:41 header X-None  expected "x", but header X-None is absent"#,
                    #"HeaderMismatch 3:55 header X-Count  expected number 6, got text "5""#,
                ]
            ),
            (
                #"{"cookies":{"sid":{"value":"s-2","secure":true,"path":"/"},"no":"x"}}"#,
                [
                    #"CookieMismatch 3:28 cookie sid  expected "s-2", got "s-1""#,
                    "CookieMismatch 3:43 cookie sid secure  expected true, got false",
                    #"CookieMismatch 3:65 cookie no  expected "x", but cookie no is absent"#,
                ]
            ),
        ])
    func named(_ expect: String, _ found: [String]) throws {
        #expect(try failures(expect, exchange()) == found)
    }

    @Test("a type that is missing is absent")
    func noType() throws {
        #expect(
            try failures(#"{"type":"text/html"}"#, Answer.exchange()) == [
                #"TypeMismatch 3:9 type  expected "text/html", but type is absent"#
            ])
    }
}

@Suite("Body")
struct BodyCheckTests {
    @Test("two wrong values in a large body are both named by path, and the body is not")
    func twoWrong() throws {
        let lines = (1...300).map { "\"line\($0)\": \($0)" }.joined(separator: ",\n")
        let body = "{\n\(lines), \"id\": \"7\", \"content\": \"mlik\"}"
        let found = try failures(
            #"{"json":{"id":{"?is":"integer"},"content":"milk","line7":7}}"#,
            Answer.exchange(headers: json, body: body))
        #expect(
            found == [
                #"BodyMismatch 3:16 $.id  expected an integer, got string "7""#,
                #"BodyMismatch 3:43 $.content  expected "milk", got "mlik""#,
            ])
    }

    @Test("every check is made, whatever fails before it")
    func everyCheck() throws {
        let found = try failures(
            #"{"status":200,"type":"text/plain","json":{"a":1},"paths":{"$.a":1,"$.b":3,"$.a -> first":1}}"#,
            Answer.exchange(500, headers: json, body: #"{"a":2}"#))
        #expect(
            found == [
                "StatusMismatch 3:11 status  expected 200, got 500",
                #"TypeMismatch 3:22 type  expected "text/plain", got "application/json""#,
                "BodyMismatch 3:47 $.a  expected 1, got 2", "PathMismatch 3:65 $.a  expected 1, got 2",
                "PathMismatch 3:73 $.b  expected 3, but $.b is absent",
                "PathError 3:75 $.a -> first  stage 1, `first`: expected an array, got number 2",
            ])
    }

    @Test("a path on an HTML error page says what came; the other checks are still made")
    func badGateway() throws {
        let page = "<html>\r\n<head><title>502 Bad Gateway</title></head></html>"
        let found = try failures(
            #"{"status":200,"json":{"a":1},"paths":{"$.a":1,"header Server":"nginx"}}"#,
            Answer.exchange(
                502, "Bad Gateway", headers: [("Content-Type", "text/html"), ("Server", "nginx")], body: page)
        )
        let came =
            #"the body is HTML, not JSON; it begins "<html> <head><title>502 Bad Gateway</title></head></html>" (status 502 Bad Gateway, text/html)"#
        #expect(
            found == [
                "StatusMismatch 3:11 status  expected 200, got 502 Bad Gateway",
                "PathError 3:22 $  \(came)", "PathError 3:39 $.a  \(came)",
            ])
    }

    @Test("no body is said to be empty, whatever its type")
    func emptyBody() throws {
        #expect(
            try failures(
                #"{"json":{"a":1},"paths":{"$.a":{"?is":"absent"}}}"#, Answer.exchange(204, headers: json))
                == [
                    "PathError 3:9 $  the body is empty, expected JSON (status 204, application/json)",
                    "PathError 3:26 $.a  the body is empty, expected JSON (status 204, application/json)",
                ])
    }

    @Test(
        "empty asks whether there is a body",
        arguments: [
            ("true", "", []), ("false", "x", []),
            ("false", "", ["BodyMismatch 3:10 body  expected a body, got none"]),
            ("true", "gone", [#"BodyMismatch 3:10 body  expected no body, got 4 bytes: "gone""#]),
        ])
    func empty(_ expected: String, _ body: String, _ found: [String]) throws {
        #expect(try failures(#"{"empty":\#(expected)}"#, Answer.exchange(body: body)) == found)
    }

    @Test(
        "text is compared in the answer's character set",
        arguments: [
            (#"{"text":"é\n"}"#, []), (#"{"text":{"?contains":"é"}}"#, []),
            (#"{"text":"e"}"#, [#"BodyMismatch 3:9 body  expected "e", got "é\n""#]),
        ])
    func text(_ expect: String, _ found: [String]) throws {
        let exchange = try Answer.exchange(
            headers: [("Content-Type", "text/plain; charset=ISO-8859-1")], bytes: [0xE9, 0x0A])
        #expect(try failures(expect, exchange) == found)
    }

    @Test("JSON is asked for and XML came")
    func xmlForJSON() throws {
        #expect(
            try failures(#"{"json":{},"paths":{"//a":5,"$.a":5}}"#, Answer.exchange(body: "<a>5</a>")) == [
                #"PathError 3:9 $  the body is XML, not JSON; it begins "<a>5</a>" (status 200)"#
            ])
    }

    @Test("a name that stands twice in the answer is mentioned by the checks that it fails")
    func repeatedNames() throws {
        let found = try failures(
            #"{"paths":{"$.x.id":1,"$.idea":2,"$.x":{"id":2}}}"#,
            Answer.exchange(body: #"{"x":{"id":1,"id":2},"idea":1}"#))
        #expect(
            found == [
                #"PathMismatch 3:20 $.x.id  expected 1, got 2 ("id" stands more than once in one object of the answer, the last counts)"#,
                "PathMismatch 3:31 $.idea  expected 2, got 1",
            ])
    }
}

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
