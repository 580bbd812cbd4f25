import JSON
import Templates
import Testing

/// LANGUAGE.md §5: a `{{…}}` in a stage is a slot of the parsed expression, in a template as in a path.
@Suite("A template in a stage of a template")
struct NestedTemplateTests {
    private let scope = TestScope([
        "text": "some more", "key": "key", "n": 1, "list": [7, 8], "name": "b", "object": ["a": 1, "b": 2],
        "quote": "it's }} {{key}}", "empty": [], "alg": "sha256", "nothing": nil,
    ])

    @Test(
        "is a value, never text put in",
        arguments: [
            (
                "{{text -> hmac sha256 '{{key}}'}}",
                #""bdeb2517a879f35e1f236cd02491c6468ddc1cfe070d67fdcbfca5014edaa93f""#
            ),
            (
                "{{text -> hmac {{alg}} {{key}}}}",
                #""bdeb2517a879f35e1f236cd02491c6468ddc1cfe070d67fdcbfca5014edaa93f""#
            ),
            ("{{list -> nth {{n}}}}", "8"), ("{{list -> $[{{n}}]}}", "8"),
            ("{{list -> $[?@ > {{list -> $[0]}}]}}", "[8]"), ("{{object -> $.{{name}}}}", "2"),
            ("{{object -> $['{{name}}']}}", "2"), ("{{object -> $.x -> default {{list}}}}", "[7,8]"),
            ("{{object -> $.x -> default {{nothing}}}}", "null"),
            ("{{object -> $.x -> default '{{n}}'}}", #""1""#),
            (#"{{object -> $.x -> default {"a":{{n}},"b":{"c":"{{name}}!"}}}}"#, #"{"a":1,"b":{"c":"b!"}}"#),
            (#"{{object -> $.x -> default [{{n}}, {{list}}]}}"#, nil),
            ("{{object -> $.x -> default '{{quote}}'}}", #""it's }} {{key}}""#),
            ("{{object -> $.x -> default {{object -> $.y -> default {{object -> $.{{name}}}}}}}}", "2"),
            ("{{object -> $.x -> default '{{object -> $.y -> default '{{name}}'}}'}}", #""b""#),
            ("{{text -> split '{{uuid -> slice 0 0 -> default ' '}}e'}}", #"["som"," mor",""]"#),
            ("{{text -> regex '^({{text -> slice 0 4}})'}}", #""some""#),
            (#"{{object -> $.x -> default '\{{name}}'}}"#, #""{{name}}""#),
            ("{{object -> $.x -> default '{{env.HOME}}'}}", #""env HOME""#),
        ])
    func values(_ text: String, _ value: String?) throws {
        guard let value else {
            #expect(throws: TemplateError.self) { try Template(text).value(in: scope) }
            return
        }
        #expect(try Template(text).value(in: scope).written() == value)
        #expect(try Template("<\(text)>").expressions.count == Template(text).expressions.count)
    }

    @Test("is a slot in the slot of a path too")
    func inPaths() throws {
        let path = try PathTemplate(
            "$['{{object -> $.x -> default '{{name}}'}}'][?@ == {{object -> $.{{name}}}}]")
        #expect(path.expressions.map(\.text).count == 4)
        let filled = try path.filled(in: scope)
        #expect(filled.slots == ["b", 2])
    }

    @Test("is named with its place among the expressions of its string")
    func places() throws {
        let text = "é {{a -> default '{{b -> nth {{c}}}}'}} {{d}}"
        let expressions = try Template(text).expressions
        #expect(expressions.map(\.variableName) == ["a", "b", "c", "d"])
        let bytes = Array(text.utf8)
        for expression in expressions {
            #expect(String(decoding: bytes[expression.range], as: UTF8.self) == expression.text)
        }
    }

    @Test("what it lacks is told at its own place")
    func missing() throws {
        let text = "{{text -> hmac sha256 '{{nokey}}'}}"
        let error = #expect(throws: TemplateError.self) { try Template(text).value(in: scope) }
        #expect(error == TemplateError("undefined variable \"nokey\"", range: 23..<32))
    }

    @Test(
        "a value that its stage cannot use is told with the stage and the value",
        arguments: [
            (
                "{{list -> nth {{name}}}}",
                #"{{list -> nth {{name}}}}: stage 1, `nth {{name}}`: expected an integer, got "b""#
            ),
            (
                "{{list -> count -> plus {{object}}}}",
                "{{list -> count -> plus {{object}}}}: stage 2, `plus {{object}}`: expected text, got an object"
            ),
            (
                "{{text -> hmac {{name}} x}}",
                #"{{text -> hmac {{name}} x}}: stage 1, `hmac {{name}} x`: "#
                    + #"unknown digest "b", only md5, sha1, sha256, sha512"#
            ),
            (
                "{{text -> regex '({{name}}'}}",
                "{{text -> regex '({{name}}'}}: stage 1, `regex '({{name}}'`: "
                    + "the pattern cannot be read: missing closing parenthesis, in '(b'"
            ),
            (
                #"{{empty -> first -> default [{{list}}]}}"#,
                "{{empty -> first -> default [{{list}}]}}: stage 2, `default [{{list}}]`: "
                    + "an array of 2 elements cannot stand inside a path"
            ),
        ])
    func unusable(_ text: String, _ message: String) throws {
        let error = #expect(throws: TemplateError.self) { try Template(text).value(in: scope) }
        #expect(error?.message == message)
    }

    @Test(
        "that cannot be read is told at its own place",
        arguments: [
            ("{{text -> hmac sha256 '{{key'}}", 22, 9, "the quoted text has no end"),
            ("{{text -> hmac sha256 {{key", 0, 2, #""{{" has no end, expected "}}""#),
            ("{{text -> default '{{a.b}}'}}", 21, 3, #""a.b" is no name of a variable"#),
            ("{{text -> default '{{key -> uper}}'}}", 28, 4, #"unknown stage "uper""#),
            ("{{text -> default {{}}}}", 18, 4, "the template is empty"),
            ("{{a{{b}}}}", 3, 5, "a template cannot stand in the name that a template begins with"),
            (
                "{{randomInt 1 {{n}}}}", 14, 5,
                "a template cannot stand in the name that a template begins with"
            ),
            ("{{text -> {{key}}}}", 10, 7, "the name of a stage cannot be {{key}}"),
        ])
    func unreadable(_ text: String, _ offset: Int, _ length: Int, _ message: String) {
        let error = #expect(throws: TemplateSyntaxError.self) { try Template(text) }
        #expect(error?.message == message)
        #expect(error?.offset == offset)
        #expect(error?.length == length)
    }

    @Test("stands at most eight deep, and however deep it is written costs little")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "{{a -> default ", count: depth) + "1" + String(repeating: "}}", count: depth)
        }
        #expect(try Template(nested(8)).expressions.count == 8)
        for depth in [9, 5_000] {
            let error = #expect(throws: TemplateSyntaxError.self) { try Template(nested(depth)) }
            #expect(error?.message == "templates stand more than 8 deep in each other")
            #expect(error?.offset == 8 * 15)
        }
        for broken in ["{{a '", "{{a -> default '", "{{", "{{a -> $['"] {
            #expect(throws: TemplateSyntaxError.self) {
                try Template(String(repeating: broken, count: 5_000) + "}}")
            }
        }
    }
}
