import Diagnostics
import JSON
import Templates
import Testing

@Suite("Files that are filled in")
struct FileTemplateTests {
    private let scope = Values(values: [
        "id": .number(JSONNumber(validated: "4634343214213523454")),
        "price": .number(JSONNumber(validated: "1.10")),
        "text": "a\"b\\c\n<é>&'", "nothing": nil, "object": ["a": [1, nil]], "yes": true,
    ])

    private func filled(_ text: String, _ form: FileTemplate.Form) throws -> String {
        try FileTemplate(SourceText(name: "_t", text: text), form: form).text(in: scope)
    }

    @Test(
        "JSON keeps types where a string is one template, and escapes inside longer ones",
        arguments: [
            (#"{ "id": "{{id}}", "n": "{{nothing}}" }"#, #"{ "id": 4634343214213523454, "n": null }"#),
            (#"{"o":"{{object}}","t":"{{text}}"}"#, #"{"o":{"a":[1,null]},"t":"a\"b\\c\n<é>&'"}"#),
            (#"["x {{price}} {{text}}", "{{yes}}!"]"#, #"["x 1.10 a\"b\\c\n<é>&'", "true!"]"#),
            (#"{ "{{text}}": 1 }"#, #"{ "a\"b\\c\n<é>&'": 1 }"#),
            (
                #"{ "id": {{id}}, "t": {{ text }}, "o": {{object}}}"#,
                #"{ "id": 4634343214213523454, "t": "a\"b\\c\n<é>&'", "o": {"a":[1,null]}}"#
            ),
            ("[\n\t1.0,  \"\\u00e9\\/\" , 1e3\r\n]\n", "[\n\t1.0,  \"\\u00e9\\/\" , 1e3\r\n]\n"),
            (
                #"["\\{{id}}", "a\\\\", "\"{{id}}\"", "{{id -> default \"x\"}}"]"#,
                #"["{{id}}", "a\\\\", "\"4634343214213523454\"", 4634343214213523454]"#
            ),
            (#"{"a":{"b":{}}}"#, #"{"a":{"b":{}}}"#), ("", ""), ("{{id}}", "4634343214213523454"),
        ])
    func json(text: String, expected: String) throws {
        #expect(try filled(text, .json) == expected)
    }

    @Test("other texts escape for what they are")
    func others() throws {
        #expect(
            try filled("<a b='{{text}}'>\\{{id}} {{id}}</a>", .xml)
                == "<a b='a&quot;b\\c&#10;&lt;é&gt;&amp;&apos;'>{{id}} 4634343214213523454</a>")
        #expect(try filled("<p>{{text}}</p>", .html) == "<p>a&quot;b\\c\n&lt;é&gt;&amp;&apos;</p>")
        #expect(try filled("{{text}};{{price}}\r\n", .text) == "a\"b\\c\n<é>&';1.10\r\n")
    }

    @Test(
        "what cannot be read is told with its place in the file",
        arguments: [
            ("{ \"a\": \"{{x\" }", FileTemplate.Form.json, 8, "\"{{\" has no end, expected \"}}\""),
            ("{\n \"\\u0061{{x -> nope}}\": 1 }", .json, 17, "unknown stage \"nope\""),
            ("[ \"{{id}} ]", .json, 2, "this string has no end"),
            ("[ \"\\{{id}}\" ]", .json, 3, ""), ("[ \"\\ud800{{id}}\" ]", .json, 2, ""),
            ("{ {{ ", .json, 2, "\"{{\" has no end, expected \"}}\""),
            ("é {{x", .text, 3, "\"{{\" has no end, expected \"}}\""),
        ])
    func syntax(text: String, form: FileTemplate.Form, offset: Int, message: String) {
        let error = #expect(throws: TemplateSyntaxError.self) {
            try FileTemplate(SourceText(name: "_t", text: text), form: form)
        }
        #expect(error?.offset == offset)
        if !message.isEmpty { #expect(error?.message == message) }
    }

    @Test(
        "what cannot be filled in is told with its place in the file",
        arguments: [
            (
                "{\n  \"a\": \"\\t{{tokn}}\" }", FileTemplate.Form.json, "_t:2:11",
                "undefined variable \"tokn\""
            ),
            ("[\n{{tokn}}]", .json, "_t:2:1", "undefined variable \"tokn\""),
            (
                "[\"x{{object}}\"]", .json, "_t:1:4",
                "{{object}} is an object, which cannot stand in the middle of text"
            ),
            (
                "<a>\n{{nothing}}</a>", .xml, "_t:2:1",
                "{{nothing}} is null, which cannot stand in the middle of text"
            ),
        ])
    func filling(text: String, form: FileTemplate.Form, place: String, message: String) throws {
        let error = #expect(throws: LocatedTemplateError.self) { try filled(text, form) }
        #expect(error?.location.description == place)
        #expect(error?.error.message == message)
    }

    @Test("the variables that it needs are known with their places")
    func expressions() throws {
        let json = try FileTemplate(
            SourceText(name: "_t", text: "{ \"{{a}}\": {{b}},\n\"x{{c}}\": \"{{d}}{{e}}\" }"), form: .json)
        #expect(json.expressions.map { $0.expression.variableName ?? "" } == ["a", "b", "c", "d", "e"])
        #expect(
            json.expressions.map(\.location.description)
                == ["_t:1:4", "_t:1:12", "_t:2:3", "_t:2:12", "_t:2:17"])
        let text = try FileTemplate(SourceText(name: "_t", text: "é\n{{a}} {{b}}"), form: .text)
        #expect(text.expressions.map(\.location.description) == ["_t:2:1", "_t:2:7"])
    }
}

private struct Values: VariableScope {
    let values: [String: JSONValue]

    func value(of name: String) throws(TemplateError) -> JSONValue {
        if let value = values[name] { return value }
        throw TemplateError("undefined variable \"\(name)\"")
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { "generated" }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { .string(name) }

    func stubAddress() throws(TemplateError) -> JSONValue { "http://127.0.0.1:1" }
}
