import HTTP
import JSON
import Stubs
import Testing

struct StubReplyTests {
    @Test(
        "each body has its type",
        arguments: [
            (#"{ "json": { "b": 1.10, "a": [null] } }"#, "application/json", #"{"b":1.10,"a":[null]}"#),
            (#"{ "text": ["a", "b"] }"#, "text/plain; charset=utf-8", "a\nb"),
            (#"{ "xml": "<a>é</a>" }"#, "application/xml", "<a>é</a>"),
            (
                #"{ "envelope": { "body": { "c:R": { "v": null } } } }"#, "text/xml; charset=utf-8",
                #"<?xml version="1.0" encoding="utf-8"?><soap:Envelope "#
                    + #"xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:c="urn:c" "#
                    + #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body><c:R><v xsi:nil="true"/></c:R>"#
                    + "</soap:Body></soap:Envelope>"
            ),
            (
                #"{ "envelope": { "version": "1.2" } }"#, "application/soap+xml; charset=utf-8",
                #"<?xml version="1.0" encoding="utf-8"?><soap:Envelope "#
                    + #"xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body/></soap:Envelope>"#
            ),
            (#"{ "text": "x", "headers": { "content-type": "text/csv" } }"#, "text/csv", "x"),
            (#"{ "text": "x", "headers": { "Content-Type": null } }"#, nil, "x"),
        ] as [(String, String?, String)])
    func bodies(reply: String, type: String?, body: String) throws {
        let stubs = try RunningStubs(
            #"[ { "on": "GET /", "reply": \#(reply) } ]"#, namespaces: #"{ "c": "urn:c" }"#)
        let response = try stubs.ask("GET", "/")
        #expect(response.status == 200)
        #expect(response.header("Content-Type") == [type].compactMap { $0 })
        #expect(String(decoding: response.body, as: UTF8.self) == body)
    }

    @Test("status and headers are the author's, a header may come several times")
    func head() throws {
        let stubs = try RunningStubs(
            #"""
            [ { "on": "DELETE /", "reply": { "status": 204, "headers": { "Set-Cookie": ["a=1; Path=/", "b=2"], "X-N": 7 } } },
              { "on": "GET /teapot", "reply": { "status": 418, "text": "short" } } ]
            """#)
        let response = try stubs.ask("DELETE", "/")
        #expect(response.status == 204)
        #expect(response.header("Set-Cookie") == ["a=1; Path=/", "b=2"])
        #expect(response.header("X-N") == ["7"])
        #expect(response.body.isEmpty)
        #expect(try stubs.ask("HEAD", "/teapot").status == 501)
        #expect(try stubs.text("GET", "/teapot") == "418 short")
    }

    @Test(
        "a reply takes parts of its request, types and digits kept",
        arguments: [
            (#""{{request $.n}}""#, "1.50"), (#""{{request $.list}}""#, #"[1,"a"]"#),
            (#""{{request //x -> default 'none'}}""#, #"none"#),
            (#""{{request query q}}""#, #""a b""#), (#""{{request query r}}""#, #"["1","2"]"#),
            (#""{{request query none -> default 0}}""#, "0"), (#""{{request header X-A}}""#, #""h""#),
            (#""{{request cookie sid}}""#, #""s=1""#),
            (#""{{request url}}""#, #""/e/x%2Fy?q=a%20b&r=1&r=2""#),
            (#""{{request path id}}""#, #""x/y""#), (#""{{request body -> count}}""#, nil),
            (#""{{request method}} {{v}} {{stub}}""#, #""POST variable ADDRESS""#),
        ] as [(String, String?)])
    func request(template: String, written: String?) throws {
        let stubs = try RunningStubs(
            #"[ { "on": "POST /e/{id}", "reply": { "json": \#(template) } } ]"#, variables: ["v": "variable"])
        let response = try stubs.ask(
            "POST", "/e/x%2Fy?q=a%20b&r=1&r=2",
            headers: [Header("X-A", "h"), Header("Cookie", "t=2; sid=s=1")],
            body: #"{"n":1.50,"list":[1,"a"]}"#)
        let text = String(decoding: response.body, as: UTF8.self)
        guard let written, !template.contains("//x") else {
            #expect(response.status == 501)
            return
        }
        #expect(text == written.replacing("ADDRESS", with: stubs.server.address))
    }

    @Test("an XML request is read with XPath, and values are escaped in XML")
    func xml() throws {
        let stubs = try RunningStubs(
            #"""
            [ { "on": "POST /", "reply": { "xml": "<r a='{{request //n}}'>{{request header X}}</r>" } } ]
            """#)
        #expect(
            try stubs.text(
                "POST", "/", headers: [Header("X", "<&>")], body: "<m xmlns='urn:m'><n>a'b</n></m>")
                == "200 <r a='a&apos;b'>&lt;&amp;&gt;</r>")
    }

    @Test("an envelope may be a file, or a template")
    func envelopeFiles() throws {
        let envelope = "<e:Envelope xmlns:e='http://www.w3.org/2003/05/soap-envelope'>\n</e:Envelope>"
        let stubs = try RunningStubs(
            #"""
            [ { "on": "GET /file", "reply": { "envelope": { "file": "_e.xml" } } },
              { "on": "GET /template", "reply": { "envelope": { "body": { "template": "_b.xml" } } } } ]
            """#, variables: ["v": "<v>"], files: ["_e.xml": envelope, "_b.xml": "<b>{{v}}</b>"])
        let whole = try stubs.ask("GET", "/file")
        #expect(String(decoding: whole.body, as: UTF8.self) == envelope)
        #expect(whole.header("Content-Type") == ["application/soap+xml; charset=utf-8"])
        #expect(try stubs.text("GET", "/template").contains("<soap:Body><b>&lt;v&gt;</b></soap:Body>"))
    }

    @Test(
        "a reply that cannot be sent says why, and where",
        arguments: [
            (
                #"{ "text": "{{request $.a}}" }"#,
                "the request: the body is empty, expected JSON", "s.json:1:69"
            ),
            (
                #"{ "text": "{{request path none}}" }"#,
                "{{request path none}} gives nothing (the stage default gives a value where there is none)",
                "s.json:1:69"
            ),
            (
                #"{ "headers": { "X": "{{request query q}}" } }"#,
                "the value of the header X holds a line break", "s.json:1:32"
            ),
            (#"{ "headers": { "Content-Length": 5 } }"#, "a stub cannot set the header Content-Length", ""),
            (
                #"{ "status": "{{request query s}}" }"#, "expected a status from 200 to 999, got 99",
                "s.json:1:32"
            ),
        ])
    func problems(reply: String, message: String, place: String) throws {
        let stubs = try RunningStubs(#"[ { "on": "GET /", "reply": \#(reply) } ]"#)
        let response = try stubs.ask("GET", "/?q=a%0Ab&s=99")
        #expect(response.status == 501)
        let answer = try JSONParser.parse(response.body).objectValue
        #expect(answer?["error"]?.stringValue?.hasSuffix(message) == true, "\(String(describing: answer))")
        #expect(answer?["at"]?.stringValue ?? "" == place)
    }
}
