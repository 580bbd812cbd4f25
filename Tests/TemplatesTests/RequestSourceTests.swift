import Diagnostics
import JSON
import Paths
import Templates
import Testing

struct RequestSourceTests {
    @Test(
        "what a request has is named behind the word request",
        arguments: [
            ("{{request method}}", RequestSource.method), ("{{request url}}", .url),
            ("{{request body}}", .body),
            ("{{ request path id }}", .path("id")), ("{{request query 'a b'}}", .query("a b")),
            ("{{request header X-A -> default 'none'}}", .header("X-A")),
            ("{{request form user}}", .form("user")),
            ("{{request cookie sid}}", .cookie("sid")),
        ])
    func sources(text: String, source: RequestSource) throws {
        #expect(try Template(text).expressions.map(\.source) == [.request(source)])
    }

    @Test(
        "a JSONPath or XPath looks into its body",
        arguments: [
            ("{{request $.a.b}}", "$.a.b"), ("{{request $['a b'] -> count}}", "$['a b']"),
            ("{{request //x/y}}", "//x/y"), ("{{request ./x}}", "./x"), ("{{request (//x)[1]}}", "(//x)[1]"),
        ])
    func paths(text: String, path: String) throws {
        let source = RequestSource.content(RequestPath(expression: try PathExpression(path)))
        #expect(try Template(text).expressions.map(\.source) == [.request(source)])
    }

    @Test(
        "a source that is none is refused at its place",
        arguments: [
            ("{{request}}", 2, "request needs a source"),
            ("{{request heder X}}", 10, "unknown source of a request \"heder\""),
            ("{{request header}}", 10, "request header needs a name: {{request header NAME}}"),
            ("{{request method x}}", 17, "expected \"->\" or \"}}\""),
            ("{{request path a b}}", 17, "expected \"->\" or \"}}\""),
            ("{{request bytes}}", 10, "the source \"request bytes\" is not built yet"),
        ])
    func refused(text: String, offset: Int, message: String) {
        let error = #expect(throws: TemplateSyntaxError.self) { try Template(text) }
        #expect(error?.offset == offset)
        #expect(error?.message == message)
    }

    @Test("a mistyped source is recognised")
    func suggestion() {
        let error = #expect(throws: TemplateSyntaxError.self) { try Template("{{request heder X}}") }
        #expect(error?.hint == "did you mean \"header\"?")
    }

    @Test("outside of a stub's reply there is no request")
    func noRequest() throws {
        let template = try Template("{{request method}}")
        let error = #expect(throws: TemplateError.self) { try template.value(in: OneValue(value: 1)) }
        #expect(error?.message == "{{request …}} has a value in the reply of a stub only")
    }

    @Test("in an envelope, values are escaped where texts are XML, and only there")
    func envelope() throws {
        let json =
            ##"{ "a": "{{v}}", "b": { "#xml": "<c d='{{v}}'>{{v}}</c>", "#text": "x{{v}}" }, "#xml": ["<e>{{v}}", "</e>"] }"##
        var diagnostics: [Diagnostic] = []
        let templated = TemplatedJSON(
            try JSONParser.parseLocated(Array(json.utf8), dialect: .strict),
            source: SourceText(name: "a.json", text: json), diagnostics: &diagnostics)
        let filled = try templated.filled(in: OneValue(value: "<&>"), isEnvelope: true).value.written()
        #expect(
            filled
                == ##"{"a":"<&>","b":{"#xml":"<c d='&lt;&amp;&gt;'>&lt;&amp;&gt;</c>","#text":"x<&>"},"#xml":["<e>&lt;&amp;&gt;","</e>"]}"##
        )
    }
}

/// A scope in which every variable has the same value.
private struct OneValue: VariableScope {
    let value: JSONValue

    func value(of name: String) throws(TemplateError) -> JSONValue { value }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { value }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { value }

    func stubAddress() throws(TemplateError) -> JSONValue { value }
}
