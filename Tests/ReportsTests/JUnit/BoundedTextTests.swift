import Testing

@testable import Reports

@Suite("A bounded text")
struct BoundedTextTests {
    struct Cut: Sendable {
        let lines: [String]
        let limit: Int
        let expected: String
    }

    @Test(
        "is cut at a character and never inside what stands for a secret",
        arguments: [
            Cut(lines: ["abc", "de"], limit: 7, expected: "abc\nde"),
            Cut(lines: ["abc", "def", "never"], limit: 7, expected: "abc\n…"),
            Cut(lines: ["ab\u{E9}\u{E9}c"], limit: 6, expected: "ab…"),
            Cut(lines: ["a\u{1F600}bcd"], limit: 7, expected: "a…"),
            Cut(lines: ["key=***, and"], limit: 9, expected: "key=…"),
            Cut(lines: ["key=***, and"], limit: 10, expected: "key=…"),
            Cut(lines: ["key=***, and"], limit: 11, expected: "key=***,…"),
            Cut(lines: ["abcdef"], limit: 2, expected: ""),
        ])
    func cut(_ cut: Cut) {
        var text = BoundedText(limit: cut.limit, mark: "…")
        text.append(lines: cut.lines)
        #expect(text.text == cut.expected)
    }
}
