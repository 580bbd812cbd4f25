import Diagnostics
import HTTP
import Results
import Testing

@testable import Running

@Suite("The lines of a spec around a failure")
struct SpecQuotationTests {
    private static func excerpt(_ text: String, line: Int, column: Int = 1) -> SpecExcerpt? {
        let quotation = SpecQuotation(source: SourceText(name: "a.json", text: text)) {
            $0.replacing("hunter", with: "***")
        }
        return quotation.excerpt(at: Place(file: "a.json", line: line, column: column))
    }

    @Test(
        "are two before it and two behind it",
        arguments: [
            ("1\n2\n3\n4\n5\n6", 3, 1, ["1", "2", "3", "4", "5"]), ("1\n2\n3", 1, 1, ["1", "2", "3"]),
            ("1\n\n3\r\n4 hunter\n", 4, 2, ["", "3", "4 ***"]), ("1", 1, 1, ["1"]),
        ])
    func around(text: String, line: Int, first: Int, lines: [String]) {
        #expect(Self.excerpt(text, line: line) == SpecExcerpt(firstLine: first, line: line, lines: lines))
    }

    @Test("are cut to 200 columns, the line itself around its place")
    func long() {
        let digits = String(repeating: "0123456789", count: 60)
        #expect(Self.excerpt(digits, line: 1)?.lines == [digits.prefix(200) + "…"])
        let far = "…" + digits.dropFirst(284).prefix(200) + "…"
        #expect(Self.excerpt(digits, line: 1, column: 350)?.lines == [far])
        #expect(Self.excerpt(digits, line: 1, column: 599)?.lines == ["…" + digits.suffix(200)])
        let endless = String(repeating: "x", count: 2_001)
        #expect(Self.excerpt("a\n" + endless, line: 1)?.lines == ["a", "(a line of 2001 bytes)"])
    }

    @Test("are those of its own file")
    func otherFile() {
        let quotation = SpecQuotation(source: SourceText(name: "a.json", text: "{}")) { $0 }
        #expect(quotation.excerpt(at: Place(file: "b.json", line: 1, column: 1)) == nil)
    }

    @Test("stand with failed checks, secrets of rows that do not run masked, and tests have their tags")
    func masked() throws {
        let spec = #"""
            { "tags": ["all"], "secrets": ["password"],
              "tests": [ { "name": "signs in", "tags": ["smoke", "all"],
                "rows": [ { "password": "hunter-22" }, { "password": "hunter-33" } ],
                "POST": "http://h/", "form": { "p": "{{password}}" },
                "expect": { "status": 201 } } ] }
            """#
        let result = try run(spec, through: RecordingTransport([:]))
        let test = try #require(result.tests.first)
        #expect(test.tags == ["all", "smoke"])
        let excerpt = try #require(test.steps.first?.failures.first?.excerpt)
        #expect(excerpt.firstLine == 3)
        #expect(excerpt.line == 5)
        #expect(
            excerpt.lines == [
                #"    "rows": [ { "password": "***" }, { "password": "***" } ],"#,
                #"    "POST": "http://h/", "form": { "p": "{{password}}" },"#,
                #"    "expect": { "status": 201 } } ] }"#,
            ])
    }
}
