import Diagnostics
import JSON
import Templates
import Testing

/// LANGUAGE.md §3: what a string of a spec becomes.
@Suite("A template")
struct TemplateTests {
    private static let digits = "1234567890123456789012345678901234567890"
    private let scope: TestScope

    init() throws {
        scope = TestScope([
            "text": "t", "number": 5, "object": ["a": ["b": [1, 2]]], "array": [1, "x"], "nothing": nil,
            "yes": true, "braces": "{{text}} %7B {}", "quoted": #"{"n":1.50}"#,
            "first name": "Ada", "it's": "odd", "é": "composed", "e\u{301}": "combined", "a-b_2": "dashed",
            "long": .number(try #require(JSONNumber(parsing: Self.digits))),
            "exponent": .number(try #require(JSONNumber(parsing: "1e21"))),
            "money": .number(try #require(JSONNumber(parsing: "12.50"))),
            "zero": .number(try #require(JSONNumber(parsing: "-0"))),
        ])
    }

    @Test(
        "that is one expression keeps the value's type and digits",
        arguments: [
            ("{{number}}", "5"), ("{{ number }}", "5"), ("{{object}}", #"{"a":{"b":[1,2]}}"#),
            ("{{array}}", #"[1,"x"]"#), ("{{nothing}}", "null"), ("{{yes}}", "true"), ("{{text}}", #""t""#),
            ("{{long}}", digits), ("{{exponent}}", "1e21"), ("{{money}}", "12.50"), ("{{zero}}", "-0"),
            ("{{object -> $.a.b[1]}}", "2"), ("{{nothing -> default 7}}", "null"),
            ("{{array -> count}}", "2"), ("{{quoted -> $.n}}", "1.50"), ("{{text -> text}}", #""t""#),
            ("{{object -> $.none -> default []}}", "[]"),
            ("{{object -> $.none -> default 'x y'}}", #""x y""#),
        ])
    func types(text: String, value: String) throws {
        #expect(try Template(text).value(in: scope).written() == value)
    }

    @Test(
        "with text around its expressions is text",
        arguments: [
            ("x{{number}}", "x5"), ("{{number}} ", "5 "), ("{{number}}{{number}}", "55"),
            ("{{long}}/{{exponent}}/{{money}}/{{zero}}", "\(digits)/1e21/12.50/-0"),
            ("{{yes}}{{text}}", "truet"), ("a {{object -> $.a.b[0]}} b", "a 1 b"), ("", ""),
            ("{{object -> text}}!", #"{"a":{"b":[1,2]}}!"#), ("{ {{text}} }", "{ t }"),
            ("{{{text -> default '}}'}}", nil),
        ])
    func text(text: String, filled: String?) throws {
        guard let filled else {
            #expect(throws: TemplateSyntaxError.self) { try Template(text) }
            return
        }
        #expect(try Template(text).value(in: scope) == .string(filled))
        #expect(try Template(text).text(in: scope) == filled)
    }

    @Test(
        "stands for its braces where it says so, and what a value holds is not looked through",
        arguments: [
            (#"\{{text}}"#, "{{text}}"), (#"a\{{"#, "a{{"), (#"\{{{{text}}"#, "{{t"),
            (#"\\{{text}}"#, #"\{{text}}"#),
            ("{a}", "{a}"), ("}}", "}}"), ("{", "{"), (#"\{"#, #"\{"#), ("{{braces}}", "{{text}} %7B {}"),
            ("é{{braces}}🎈", "é{{text}} %7B {}🎈"),
        ])
    func braces(text: String, filled: String) throws {
        #expect(try Template(text).text(in: scope) == filled)
    }

    @Test(
        "finds names of any letters, and others in quotes",
        arguments: [
            ("{{'first name'}}", "Ada"), ("{{'it''s'}}", "odd"), ("{{é}}", "composed"),
            ("{{e\u{301}}}", "combined"),
            ("{{a-b_2}}", "dashed"), ("{{'text'}}", "t"), ("{{ 'first name' -> regex 'A(.)' }}", "d"),
        ])
    func names(text: String, filled: String) throws {
        #expect(try Template(text).text(in: scope) == filled)
    }

    @Test(
        "takes generators, the environment and the stub server's address",
        arguments: [
            ("{{uuid}}", "uuid"), ("{{now}}", "now"), ("{{timestamp}}", "timestamp"),
            ("{{randomInt -3 9}}", "randomInt(ClosedRange(-3...9))"), ("{{randomText 8}}", "randomText(8)"),
            ("{{counter}}", "counter"), ("{{env.HOME}}", "env HOME"), ("{{stub}}/x", "http://127.0.0.1:1/x"),
        ])
    func generators(text: String, filled: String) throws {
        #expect(try Template(text).text(in: scope) == filled)
    }

    @Test(
        "in whose quotes and brackets an arrow does not divide",
        arguments: [
            ("{{text -> default ' -> '}}", "t"), ("{{object -> $.none -> default ' -> '}}", " -> "),
            ("{{object -> $['a -> b'] -> default 1}}", "1"),
            ("{{text -> regex '(t) -> ' -> default 'no }} end'}}", "no }} end"),
        ])
    func arrows(text: String, filled: String) throws {
        #expect(try Template(text).text(in: scope) == filled)
    }

    @Test(
        "refuses what cannot stand in the middle of text",
        arguments: [
            ("x{{object}}", "{{object}} is an object, which cannot stand in the middle of text"),
            ("x{{array}}", "{{array}} is an array, which cannot stand in the middle of text"),
            ("{{nothing}}x", "{{nothing}} is null, which cannot stand in the middle of text"),
            ("{{none}}", #"undefined variable "none""#),
            ("{{object -> $.none}}", "{{object -> $.none}} gives nothing"),
            (
                "{{text -> integer}}",
                #"{{text -> integer}}: stage 1, `integer`: string "t" is not an integer"#
            ),
        ])
    func refused(text: String, message: String) throws {
        let template = try Template(text)
        let error = #expect(throws: TemplateError.self) { try template.value(in: scope) }
        #expect(error?.message == message)
    }

    @Test("refuses at the place of the expression")
    func place() throws {
        let template = try Template("é {{text}} {{nothing}}")
        let error = #expect(throws: TemplateError.self) { try template.text(in: scope) }
        #expect(error?.range == 12..<23)
        #expect(error?.hint == "write it as the word null with -> text")
    }

    @Test(
        "that puts a value too deep into others is an error",
        arguments: [(1_000, 0, true), (1_000, 1, false), (990, 10, true), (990, 11, false)])
    func depth(ofValue: Int, around: Int, isFine: Bool) throws {
        let value = (0..<ofValue).reduce(JSONValue.null) { inner, _ in .array([inner]) }
        let text = String(repeating: "[", count: around) + "\"{{v}}\"" + String(repeating: "]", count: around)
        let source = SourceText(name: "s.json", text: text)
        var diagnostics: [Diagnostic] = []
        let template = TemplatedJSON(
            try JSONParser.parseLocated(source.bytes, dialect: .strict), source: source,
            diagnostics: &diagnostics)
        let message: String?
        do throws(LocatedTemplateError) {
            _ = try template.value(in: TestScope(["v": value]))
            message = nil
        } catch {
            message = error.error.message
        }
        let expected = "with this value there are more than 1000 arrays and objects in each other"
        #expect(message == (isFine ? nil : expected))
    }
}
