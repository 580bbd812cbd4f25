import HTTP
import JSON
import Results
import TestSupport
import Testing

/// Values on their way from an answer into a later request.
@Suite("What is captured")
struct CaptureTests {
    /// Captures `$.v` of an answer and uses it in a second step.
    private func sending(_ value: String, _ step: String) throws -> (FileResult, WireRequest?) {
        let transport = RecordingTransport(["GET /a": CannedAnswer(body: #"{"v":\#(value)}"#)])
        let file = try run(
            #"""
            { "base": "http://h", "steps": [
                { "name": "ask", "GET": "/a", "capture": { "v": "$.v" } },
                { "name": "send", \#(step), "expect": 404 } ] }
            """#, through: transport)
        return (file, transport.requests.dropFirst().first)
    }

    @Test(
        "is sent back with its type and digits",
        arguments: [
            #"{"b":[1,null],"a":{}}"#, #"[1,"x",[]]"#, "null", "true", "5", "12.50", "-0", "1e21",
            "637437444832607741",
            "1234567890123456789012345678901234567890", #""007""#, #""{{v}} %7B""#,
        ])
    func types(value: String) throws {
        let (file, request) = try sending(value, #""POST": "/b", "json": {"v": "{{v}}"}"#)
        #expect(file.sentences == [])
        #expect(request?.text == #"{"v":\#(value)}"#)
    }

    @Test(
        "is text inside of text",
        arguments: [
            ("5", "x5"), ("1e21", "x1e21"), ("12.50", "x12.50"), ("-0", "x-0"), ("true", "xtrue"),
            (#""a b""#, "xa b"), ("637437444832607741", "x637437444832607741"),
        ])
    func text(value: String, text: String) throws {
        let (file, request) = try sending(value, #""POST": "/b", "text": "x{{v}}""#)
        #expect(file.sentences == [])
        #expect(request?.text == text)
    }

    @Test(
        "is an error inside of text where it is none, and nothing is sent",
        arguments: [
            (
                #"{"a":1}"#,
                "{{v}} is an object, which cannot stand in the middle of text (take a part of it with a stage such as -> $.name, or write it as JSON with -> text)"
            ),
            (
                "[1]",
                "{{v}} is an array, which cannot stand in the middle of text (take a part of it with a stage such as -> $.name, or write it as JSON with -> text)"
            ),
            (
                "null",
                "{{v}} is null, which cannot stand in the middle of text (write it as the word null with -> text)"
            ),
        ])
    func noText(value: String, message: String) throws {
        let (file, request) = try sending(value, #""POST": "/b", "text": "x{{v}}""#)
        #expect(file.sentences == [message])
        #expect(request == nil)
    }

    @Test(
        "stands in a URL as one segment, one query value, or as a whole URL",
        arguments: [
            (#""aaa/bbb#c""#, "/n/{{v}}/x", "http://h/n/aaa%2Fbbb%23c/x"),
            ("637437444832607741", "/n/{{v}}", "http://h/n/637437444832607741"),
            (#""a&b=c""#, "/n?q={{v}}", "http://h/n?q=a%26b%3Dc"),
            (
                #""https://s3.test/a%2Bb?sig=%2F%20x%3D\u0026y=1""#, "{{v}}",
                "https://s3.test/a%2Bb?sig=%2F%20x%3D&y=1"
            ),
        ])
    func url(value: String, url: String, expected: String) throws {
        let (file, request) = try sending(value, #""GET": "\#(url)""#)
        #expect(file.sentences == [])
        #expect(request?.url.text == expected)
    }

    @Test("of a step that failed is an error of its user that names the step and why")
    func failedStep() throws {
        let transport = RecordingTransport(["GET /a": CannedAnswer(503), "GET /b": "{}"])
        let file = try run(
            #"""
            { "base": "http://h", "steps": [
                { "name": "log in", "GET": "/a", "soft": true, "capture": { "id": "header X-Id" } },
                { "name": "use", "GET": "/b", "headers": { "X-Id": "{{id}}" } } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /a"])
        #expect(
            file.sentences == [
                "status  expected 2xx, got 503",
                "capture id  header X-Id is absent, so there is nothing to capture",
                #"undefined variable "id": the step "log in" captures it, but that step failed"#,
            ])
    }

    @Test("stays where a check of its step fails")
    func stays() throws {
        let transport = RecordingTransport(["GET /a": #"{"v":7}"#, "DELETE /7": CannedAnswer(204)])
        let file = try run(
            #"""
            { "base": "http://h", "steps": [ { "GET": "/a", "expect": 500, "capture": { "v": "$.v" } } ],
              "always": [ { "DELETE": "/{{v}}" } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /a", "DELETE /7"])
        #expect(file.tests.map(\.always).map { $0.map(\.outcome) } == [[.passed]])
    }

    @Test("by its default where it is absent")
    func fallback() throws {
        let (file, request) = try sending(
            "1", #""POST": "/b", "json": ["{{v}}"], "capture": {"w": {"path": "$.none", "default": [1.50]}}"#)
        #expect(file.sentences == ["capture w  $.none: the body is empty, expected JSON"])
        #expect(request?.text == "[1]")
    }
}
