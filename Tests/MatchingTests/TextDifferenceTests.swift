import JSON
import Testing

@testable import Matching

@Suite("Texts that differ")
struct TextDifferenceTests {
    @Test(
        "are shown so that the difference is seen",
        arguments: [
            ("\u{e9}", "e\u{301}", #"expected "\u{e9}", got "e\u{301}""#),
            ("Müller", "Muller", #"expected "Müller", got "Muller""#),
            ("a b", "a\u{a0}b", #"expected "a b", got "a\u{a0}b""#),
            ("apple", "\u{430}pple", #"expected "apple", got "\u{430}pple""#),
            ("日本", "日木", #"expected "日本", got "日木""#),
            ("a", "a\u{200b}", #"expected "a", got "a\u{200b}""#),
            ("a", "a\u{0}\u{1b}", #"expected "a", got "a\u{0}\u{1b}""#),
            ("a\nb", "a\tb", #"expected "a\nb", got "a\tb""#), ("\"", "\\", #"expected "\"", got "\\""#),
            ("a ", "a", #"expected "a ", got "a""#),
        ])
    func shown(_ expected: String, _ actual: String, _ sentence: String) throws {
        let found = try mismatches(JSONValue.string(expected).written(), JSONValue.string(actual).written())
        #expect(found == ["$  \(sentence)"])
    }

    @Test("are cut around the first difference")
    func cut() throws {
        let lead = String(repeating: "ab", count: 500)
        let tail = String(repeating: "z", count: 500)
        let found = try mismatches("\"\(lead)X\(tail)\"", "\"\(lead)Y\(tail)\"")
        let kept = String(repeating: "ab", count: 10)
        let rest = String(repeating: "z", count: 39)
        #expect(
            found == [
                #"$  expected "…\#(kept)X\#(rest)…", got "…\#(kept)Y\#(rest)…", first different at character 1001"#
            ])
    }

    @Test("are cut where one of them is long")
    func longAgainstShort() throws {
        let long = String(repeating: "x", count: 1_000)
        #expect(
            try mismatches(#""x""#, "\"\(long)\"") == [
                #"$  expected "x", got "\#(String(repeating: "x", count: 60))…", first different at character 2"#
            ])
    }

    @Test("where another type was expected, a long value is cut")
    func longValue() throws {
        let long = String(repeating: "x", count: 1_000)
        let shown = String(repeating: "x", count: 100)
        #expect(
            try mismatches("5", "\"\(long)\"") == [
                #"$  expected number 5, got string "\#(shown)…" (1000 characters)"#
            ])
        let array = "[" + String(repeating: "1,", count: 400) + "1]"
        #expect(
            try mismatches("5", array) == [
                "$  expected number 5, got array [\(String(repeating: "1,", count: 49))1…"
            ])
    }
}
