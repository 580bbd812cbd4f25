import JSON
import Testing
import XML

@Suite("XML property lists")
struct PropertyListTests {
    private func written(_ text: String) throws -> String {
        let list = try PropertyListWriter.write(
            JSONParser.parseLocated(Array(text.utf8), dialect: .strict))
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        #expect(list.hasPrefix(head))
        #expect(list.hasSuffix("</plist>\n"))
        return String(list.dropFirst(head.count).dropLast("</plist>\n".count))
    }

    @Test("everything is nested in its order")
    func nested() throws {
        let text = ##"{ "z": [1, { "b": "x" }], "a": {}, "e": [], "1": { "#date": "2026-01-31" } }"##
        #expect(
            try written(text) == """
                <dict>
                \t<key>z</key>
                \t<array>
                \t\t<integer>1</integer>
                \t\t<dict>
                \t\t\t<key>b</key>
                \t\t\t<string>x</string>
                \t\t</dict>
                \t</array>
                \t<key>a</key>
                \t<dict/>
                \t<key>e</key>
                \t<array/>
                \t<key>1</key>
                \t<date>2026-01-31T00:00:00Z</date>
                </dict>

                """)
    }

    @Test(
        "a value of each kind",
        arguments: [
            ("true", "<true/>"), ("false", "<false/>"), ("-0", "<integer>-0</integer>"),
            ("12345678901234567890123", "<integer>12345678901234567890123</integer>"),
            ("1.10", "<real>1.10</real>"), ("-0.0", "<real>-0.0</real>"), ("1e21", "<real>1E+21</real>"),
            ("1.5E-7", "<real>1.5E-7</real>"), ("2e+3", "<real>2E+3</real>"),
            (#""""#, "<string></string>"), (#""a<b>&\"\r\n""#, "<string>a&lt;b&gt;&amp;\"&#13;\n</string>"),
            (##"{ "#date": "2026-01-31T13:30:00.75+01:00" }"##, "<date>2026-01-31T12:30:00Z</date>"),
            (##"{ "#data": "aGVs\nbG8=" }"##, "<data>aGVsbG8=</data>"),
            (##"{ "#": 1 }"##, "<dict>\n\t<key>#</key>\n\t<integer>1</integer>\n</dict>"),
        ])
    func values(text: String, element: String) throws {
        #expect(try written(text) == element + "\n")
    }

    @Test(
        "what it cannot hold",
        arguments: [
            (#"{ "a": null }"#, "7: a property list has no null (leave the member out)"),
            (#"["\ud800"]"#, "1: half of a surrogate pair is no text of a property list"),
            (#"{ "\u0001": 1 }"#, "2: XML cannot hold the character \\u{1}"),
            (##"{ "#date": 5 }"##, "11: expected text for \"#date\", got number"),
            (
                ##"{ "#date": "soon" }"##,
                "11: \"soon\" is no date (a date is written like 2026-01-31T12:00:00Z)"
            ),
            (
                ##"{ "#data": "AA" }"##,
                "11: this is no Base64: Base64 comes in groups of four, 2 characters are none"
            ),
            (
                ##"{ "a": 1, "#data": "AAEC" }"##,
                "10: \"#data\" makes its object a value, which has no other members"
            ),
        ])
    func problems(text: String, shown: String) throws {
        let json = try JSONParser.parseLocated(Array(text.utf8), dialect: .strict)
        let problem = #expect(throws: PropertyListProblem.self) { try PropertyListWriter.write(json) }
        let hint = problem?.hint.map { " (\($0))" } ?? ""
        #expect("\(problem?.range.lowerBound ?? -1): \(problem?.message ?? "")\(hint)" == shown)
    }

    @Test("in a draft templates are no dates and no data yet, and all problems are told")
    func draft() throws {
        let text = ##"[{ "#date": "{{d}}" }, { "#data": "{{d}}" }, null, { "#date": "no" }]"##
        let json = try JSONParser.parseLocated(Array(text.utf8), dialect: .strict)
        #expect(
            PropertyListWriter.problems(inDraft: json).map(\.message)
                == ["a property list has no null", "\"no\" is no date"])
    }

    @Test("values that templates gave are written like others")
    func data() throws {
        let value = LocatedJSON(.data(["a": [1, ["#data": "AAEC"]]]), range: 3..<4)
        #expect(try PropertyListWriter.write(value).contains("\t\t<data>AAEC</data>\n"))
        let wrong = LocatedJSON(.data(["a": nil]), range: 3..<4)
        #expect(throws: PropertyListProblem.self) { try PropertyListWriter.write(wrong) }
    }
}
