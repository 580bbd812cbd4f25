import Diagnostics
import Testing

@Suite("Diagnostics as they are shown")
struct DiagnosticRenderingTests {
    /// A location of the first place where `marked` stands in `text`.
    private func location(of marked: String, in text: String) throws -> Diagnostics.SourceLocation {
        let source = SourceText(name: "specs/notes.json", text: text)
        let wanted = Array(marked.utf8)
        let start = try #require(
            source.bytes.indices.first { source.bytes[$0...].starts(with: wanted) }, "\(marked) is not there")
        return Diagnostics.SourceLocation(source: source, range: start..<start + wanted.count)
    }

    private func rendered(_ text: String, marking marked: String) throws -> String {
        try Diagnostic("unknown key", at: location(of: marked, in: text)).rendered()
    }

    @Test("place, message, line, caret and hint")
    func whole() throws {
        let text = "{\n  \"GET\": \"/\",\n  \"exepct\": { \"status\": 200 }\n}\n"
        let diagnostic = Diagnostic(
            "unknown key \"exepct\"", at: try location(of: "\"exepct\"", in: text),
            hint: "did you mean \"expect\"?")
        #expect(
            diagnostic.rendered() == """
                specs/notes.json:3:3: error: unknown key "exepct"
                  |   "exepct": { "status": 200 }
                  |   ^~~~~~~~
                  = did you mean "expect"?
                """)
    }

    @Test("the second place of a doubled key, with its own line")
    func related() throws {
        let text = "{\"a\": 1,\n \"b\": 2,\n \"a\" : 3}"
        let first = try location(of: "\"a\":", in: text)
        let diagnostic = Diagnostic(
            "the key \"a\" stands twice in one object", at: try location(of: "\"a\" ", in: text),
            severity: .warning, hint: "keep one of them",
            related: [Diagnostic.Related(message: "the first is here", location: first)])
        #expect(
            diagnostic.rendered() == """
                specs/notes.json:3:2: warning: the key "a" stands twice in one object
                  |  "a" : 3}
                  |  ^~~~
                  = keep one of them
                specs/notes.json:1:2: the first is here
                  | {"a": 1,
                  |  ^~~~
                """)
    }

    @Test("without a place there is only the message")
    func noPlace() {
        #expect(Diagnostic("no file \"x.json\"", at: nil).rendered() == "error: no file \"x.json\"")
    }

    @Test("a tab takes one column, in the position and over the caret")
    func tabs() throws {
        #expect(
            try rendered("{\n\t\t\"a\":\t1}", marking: "\"a\"") == """
                specs/notes.json:2:3: error: unknown key
                  |   "a": 1}
                  |   ^~~
                """)
    }

    @Test("CRLF ends a line and is not shown")
    func carriageReturns() throws {
        #expect(
            try rendered("{\r\n  \"a\": 1,\r\n  \"b\"\r\n}", marking: "\"b\"") == """
                specs/notes.json:3:3: error: unknown key
                  |   "b"
                  |   ^~~
                """)
    }

    @Test("a byte order mark has no width")
    func byteOrderMark() throws {
        #expect(
            try rendered("\u{FEFF}{\"a\": 1}", marking: "\"a\"") == """
                specs/notes.json:1:2: error: unknown key
                  | {"a": 1}
                  |  ^~~
                """)
    }

    @Test("columns count scalars, the caret stands where a terminal shows the place")
    func wideAndCombining() throws {
        #expect(
            try rendered("{\"e\u{301}\": \"x\"}", marking: "\"x\"") == """
                specs/notes.json:1:8: error: unknown key
                  | {"e\u{301}": "x"}
                  |       ^~~
                """)
        #expect(
            try rendered("{\"😀日\": \"é\"}", marking: "\"é\"") == """
                specs/notes.json:1:8: error: unknown key
                  | {"😀日": "é"}
                  |          ^~~
                """)
        #expect(
            try rendered("[\"日本\"]", marking: "\"日本\"") == """
                specs/notes.json:1:2: error: unknown key
                  | ["日本"]
                  |  ^~~~~~
                """)
    }

    @Test("of a long line the part around the place is shown")
    func longLine() throws {
        let before = String(repeating: "b", count: 150)
        let after = String(repeating: "a", count: 150)
        #expect(
            try rendered("\(before)XYZ\(after)", marking: "XYZ") == """
                specs/notes.json:1:151: error: unknown key
                  | …\(String(repeating: "b", count: 33))XYZ\(String(repeating: "a", count: 64))…
                  | \(String(repeating: " ", count: 34))^~~
                """)
        #expect(
            try rendered("XYZ\(after)", marking: "XYZ") == """
                specs/notes.json:1:1: error: unknown key
                  | XYZ\(String(repeating: "a", count: 97))…
                  | ^~~
                """)
        #expect(
            try rendered("\(before)XYZ", marking: "XYZ") == """
                specs/notes.json:1:151: error: unknown key
                  | …\(String(repeating: "b", count: 33))XYZ
                  | \(String(repeating: " ", count: 34))^~~
                """)
    }

    @Test("marks end with what is shown")
    func longMark() throws {
        let value = String(repeating: "v", count: 200)
        #expect(
            try rendered("[\(value)]", marking: value) == """
                specs/notes.json:1:2: error: unknown key
                  | [\(String(repeating: "v", count: 99))…
                  |  ^\(String(repeating: "~", count: 98))
                """)
    }

    @Test("a range over several lines is marked on its first")
    func severalLines() throws {
        #expect(
            try rendered("{\n  \"a\": [\n    1\n  ]\n}", marking: "[\n    1\n  ]") == """
                specs/notes.json:2:8: error: unknown key
                  |   "a": [
                  |        ^
                """)
    }

    @Test("an empty range at the end of the text has a caret behind the last character")
    func endOfText() {
        let source = SourceText(name: "a.json", text: "[1,\n2")
        let end = Diagnostics.SourceLocation(source: source, range: 5..<5)
        #expect(
            Diagnostic("expected \"]\"", at: end).rendered() == """
                a.json:2:2: error: expected "]"
                  | 2
                  |  ^
                """)
        let past = Diagnostics.SourceLocation(source: source, range: 90..<95)
        #expect(past.description == "a.json:2:2")
        #expect(Diagnostic("x", at: past).rendered().hasSuffix("\n  |  ^"))
    }

    @Test("an empty file has one empty line")
    func emptyFile() {
        let source = SourceText(name: "a.json", text: "")
        let diagnostic = Diagnostic(
            "the text is empty", at: Diagnostics.SourceLocation(source: source, range: 0..<0))
        #expect(diagnostic.rendered() == "a.json:1:1: error: the text is empty\n  | \n  | ^")
    }

    @Test("secrets are masked in every text, and a line that they changed has no caret")
    func masks() throws {
        let text = "{\"token\": \"s3cret\",\n \"b\": 1}"
        let diagnostic = Diagnostic(
            "s3cret is refused", at: try location(of: "\"s3cret\"", in: text), hint: "not s3cret",
            related: [
                Diagnostic.Related(message: "like s3cret", location: try location(of: "\"b\"", in: text))
            ])
        #expect(
            diagnostic.rendered { $0.replacing("s3cret", with: "***") } == """
                specs/notes.json:1:11: error: *** is refused
                  | {"token": "***",
                  = not ***
                specs/notes.json:2:2: like ***
                  |  "b": 1}
                  |  ^~~
                """)
    }

    @Test("a secret is masked before a long line is cut")
    func maskBeforeCut() throws {
        let text = String(repeating: "b", count: 97) + "s3cret" + String(repeating: "a", count: 60) + "X"
        let diagnostic = Diagnostic("bad", at: try location(of: "X", in: text))
        let shown = String(repeating: "b", count: 97) + "***…"
        #expect(
            diagnostic.rendered { $0.replacing("s3cret", with: "***") } == """
                specs/notes.json:1:164: error: bad
                  | \(shown)
                """)
    }
}
