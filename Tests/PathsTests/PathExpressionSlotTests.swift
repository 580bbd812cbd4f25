import JSON
import Paths
import Testing

@Suite("Slots in paths")
struct PathExpressionSlotTests {
    static let body = #"""
        {"items":[{"id":5,"name":"a","x":"<r><i k='1'>one</i><i k='2'>t'wo</i></r>"},\#
        {"id":"5","name":"b"}],"a b":1,"{{x":2}
        """#

    @Test(
        "a value is a name, a literal of its type, or part of quoted text",
        arguments: [
            ("$.items[{{n}}].name", "[1]", #"json "b""#),
            ("$.items[{{n}}].name", "[-1]", #"json "b""#),
            ("$.{{key}}", #"["a b"]"#, "json 1"),
            ("$['a {{rest}}']", #"["b"]"#, "json 1"),
            ("$.items[?@.id == {{id}}].name", "[5]", #"json ["a"]"#),
            ("$.items[?@.id == {{id}}].name", #"["5"]"#, #"json ["b"]"#),
            ("$.items[?@.id == '{{id}}'].name", "[5]", #"json ["b"]"#),
            ("$.items[?@.name == {{id}}].name", #"["x' || '1' == '1"]"#, "json []"),
            ("$.items -> $[{{a}}] -> $.{{b}}", #"[1,"name"]"#, #"json "b""#),
            ("$.items -> nth {{n}} -> $.name", "[1]", #"json "b""#),
            ("$.items -> nth {{n}} -> $.name", #"["-1"]"#, #"json "b""#),
            ("$.items -> nth -{{n}} -> $.name", "[1]", #"json "b""#),
            ("$.zz -> default {{v}}", #"[["x"]]"#, #"json ["x"]"#),
            ("$.zz -> default {{v}}", "[null]", "json null"),
            ("$.zz -> default {{v}}", "[1.50]", "json 1.50"),
            ("$.zz -> default '{{v}}!'", "[5]", #"json "5!""#),
            (#"$.zz -> default [{{v}}, "{{v}}"]"#, #"["q\"", "q\""]"#, #"json ["q\"","q\""]"#),
            (#"$.zz -> default {"a":{{v}}}"#, "[1.50]", #"json {"a":1.50}"#),
            ("$.items[0].name -> regex '({{p}})'", #"["a"]"#, #"json "a""#),
            ("$.items[0].x -> //i[@k = {{k}}]", "[2]", #"nodes ["t'wo"]"#),
            ("$.items[0].x -> //i[. = {{t}}]/@k", #"["t'wo"]"#, #"nodes ["2"]"#),
            ("$.items[0].x -> //i[. = 'o{{t}}']/@k", #"["ne"]"#, #"nodes ["1"]"#),
            ("$.items[0].x -> //i[{{n}}]", "[2]", #"nodes ["t'wo"]"#),
            (#"$["\{{x"]"#, "[]", "json 2"),
            (#"$.zz -> default '\{{x'"#, "[]", #"json "{{x""#),
            ("header '{{h}}'", #"["X"]"#, #"lines ["v"]"#),
            ("header {{h}}", #"["X"]"#, #"lines ["v"]"#),
        ])
    func values(_ path: String, _ slots: String, _ expected: String) throws {
        let subject = TestSubject(Self.body)
        subject.values[.header("X")] = .lines(["v"])
        #expect(outcome(of: path, on: subject, slots: try values(slots)) == expected)
    }

    @Test(
        "a value that cannot stand there is an error",
        arguments: [
            (
                "header {{h}}", "[[]]",
                "error: `header {{h}}`: an empty array cannot stand inside a path"
            ),
            (
                "header {{h}}", "[null]",
                "error: `header {{h}}`: null cannot stand inside a path"
            ),
            (
                "time {{p}}", #"["dsn"]"#,
                #"error: `time {{p}}`: time has no "dsn", only dns, connect, tls, firstByte, total; "#
                    + #"did you mean "dns"?"#
            ),
            (
                "$.items -> nth {{n}}", #"["x"]"#,
                #"error: stage 1, `nth {{n}}`: expected an integer, got "x""#
            ),
            (
                "$.items -> nth {{n}}", "[{}]",
                "error: stage 1, `nth {{n}}`: expected an integer, got an object"
            ),
            (
                "$.items[0].name -> regex '{{p}}'", #"["("]"#,
                "error: stage 1, `regex '{{p}}'`: "
                    + "the pattern cannot be read: missing closing parenthesis, in '('"
            ),
            (
                "$.items[0].x -> //i[{{n}}]", #"[["a"]]"#,
                "error: stage 1, `//i[{{n}}]`: an array of 1 element cannot stand inside a path"
            ),
            (
                "$.zz -> default '{{v}}'", #"[["a"]]"#,
                "error: stage 1, `default '{{v}}'`: an array of 1 element cannot stand inside a path"
            ),
        ])
    func errors(_ path: String, _ slots: String, _ expected: String) throws {
        #expect(outcome(of: path, on: TestSubject(Self.body), slots: try values(slots)) == expected)
    }

    private func values(_ json: String) throws -> [JSONValue] {
        try JSONParser.parse(Array(json.utf8)).arrayValue ?? []
    }

    @Test("slots are known by their text and place, the arrow inside them divides nothing")
    func places() throws {
        let path = "$.{{ a -> text }}['{{b -> regex '}}' }}'] -> nth {{c}} -> //x[. = \"{{d}}\"]"
        let slots = try PathExpression(path).slots
        #expect(slots.map(\.text) == ["a -> text", "b -> regex '}}'", "c", "d"])
        let bytes = Array(path.utf8)
        for slot in slots {
            let text = String(decoding: bytes[slot.offset...].prefix(slot.text.utf8.count), as: UTF8.self)
            #expect(text == slot.text)
            #expect(bytes[slot.range].starts(with: "{{".utf8))
            #expect(bytes[slot.range].reversed().starts(with: "}}".utf8))
        }
    }
}
