import Diagnostics
import JSON
import Platform
import Specs
import Templates
import TestSupport
import Testing

@Suite("Loading a file")
struct LoadingTests {
    @Test("takes comments, trailing commas, a byte order mark and CRLF")
    func dialect() throws {
        let text = "\u{FEFF}{ // a\r\n  \"GET\": \"http://h/\", /* b */\r\n}\r\n"
        #expect(try spec(text).tests.map(\.name) == ["GET http://h/"])
    }

    @Test("a byte order mark and CRLF move no place")
    func places() {
        #expect(
            errors(in: "\u{FEFF}{ \"a\": 1,\r\n  \"b\": 2 }") == """
                spec.json:1:3: error: unknown key "a"
                  | { "a": 1,
                  |   ^~~
                spec.json:2:3: error: unknown key "b"
                  |   "b": 2 }
                  |   ^~~
                """)
    }

    @Test("strict mode has nothing against plain JSON")
    func strict() {
        #expect(errors(in: #"{ "GET": "http://h/" }"#, strict: true) == "")
    }

    @Test("a used file may call what the stubs of its user stand for, whoever else uses it")
    func interceptedInUsedFiles() {
        let loader = SpecLoader(files: MemoryFiles(["_a.json": #"{ "GET": "app://h/" }"#]))
        func errors(_ stubs: String) -> [String] {
            let text = #"{ "steps": [ { "use": "_a.json" } ], "stubs": [\#(stubs)] }"#
            let loaded = loader.load(SourceText(name: "spec.json", text: text), folder: ".")
            return loaded.diagnostics.map(\.message)
        }
        let refusal = #""app" is no scheme of HTTP, expected http or https"#
        #expect(errors("") == [refusal])
        #expect(errors(#"{ "on": "GET app://h/", "reply": {} }"#) == [])
        #expect(errors("") == [refusal])
    }

    @Test("an escape is read once")
    func escapes() throws {
        let call = try call(spec(#"{ "POST": "http://h/", "json": "a\\nb" }"#).tests[0].steps)
        guard case .json(let body) = call.body else { throw NoCall(step: "body") }
        #expect(body.tree.value == .string("a\\nb"))
    }

    @Test("a missing file is an error")
    func missing() {
        let loaded = SpecLoader(files: MemoryFiles()).load("a.json")
        #expect(loaded.spec == nil)
        #expect(
            loaded.diagnostics.map { $0.rendered() } == [
                #"error: cannot read "a.json": no such file or folder"#
            ])
    }

    @Test("file references are relative to the file that holds them")
    func relativeFiles() {
        let files = MemoryFiles([
            "specs/a.json": #"{ "POST": "http://h/", "file": "../bodies/b.json" }"#, "bodies/b.json": "{}",
        ])
        let loaded = SpecLoader(files: files).load("specs/a.json")
        #expect(loaded.diagnostics == [])
    }

    @Test("a deep file is a clean error")
    func deep() {
        let text = String(repeating: "[", count: 100_000)
        #expect(errors(in: text).hasPrefix("spec.json:1:1001: error: nested more than 1000 levels deep"))
    }

    @Test("a body as deep as JSON may be is read")
    func deepBody() throws {
        let depth = JSONParser.depthLimit - 1
        let body = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(try spec("{ \"POST\": \"http://h/\", \"json\": \(body) }").tests.count == 1)
    }

    @Test("5,000 lines are read whole")
    func manyLines() throws {
        var lines = ["{ \"base\": \"http://h\", \"tests\": ["]
        for number in 0..<1_000 {
            lines += [
                "  { \"name\": \"test \(number)\",", "    \"POST\": \"/notes/{{id}}\",",
                "    \"json\": { \"content\": \"milk {{id}}\", \"n\": [1, 2, 3] },",
                "    \"expect\": { \"status\": 201, \"json\": { \"id\": { \"?is\": \"integer\" } },",
                "      \"paths\": { \"$.items[?@.id == 7].name -> count\": 1, \"header X-A\": \"b\" } } },",
            ]
        }
        lines.append("], \"vars\": { \"id\": 1 } }")
        let text = lines.joined(separator: "\n")
        let loaded = load(text)
        #expect(loaded.diagnostics == [])
        #expect(loaded.spec?.tests.count == 1_000)
    }
}
