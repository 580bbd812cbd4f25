import Diagnostics
import Testing

@Suite("Source texts")
struct SourceTextTests {
    @Test(
        "lines and columns of byte offsets",
        arguments: [
            ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3),
            ("ab\ncd", 99, 2, 3), ("ab\ncd", -1, 1, 1), ("a\r\nb", 3, 2, 1), ("\n\n", 2, 3, 1), ("", 0, 1, 1),
            ("é😀x", 2, 1, 2), ("é😀x", 6, 1, 3), ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 4, 1, 2),
            ("\u{FEFF}", 3, 1, 1), ("\u{FEFF}\nb", 4, 2, 1), ("e\u{301}x", 3, 1, 3),
        ])
    func positions(_ text: String, offset: Int, line: Int, column: Int) {
        let position = SourceText(name: "f", text: text).position(at: offset)
        #expect(position == SourcePosition(line: line, column: column))
    }

    @Test(
        "the text of a line",
        arguments: [
            ("ab\ncd", 1, "ab"), ("ab\ncd", 2, "cd"), ("ab\ncd", 3, ""), ("ab\ncd", 0, ""),
            ("ab\ncd", -1, ""),
            ("ab\r\ncd\r\n", 1, "ab"), ("ab\r\ncd\r\n", 2, "cd"), ("ab\r\ncd\r\n", 3, ""), ("\r\n", 1, ""),
            ("\u{FEFF}ab\n", 1, "ab"), ("", 1, ""),
        ])
    func lines(_ text: String, number: Int, line: String) {
        #expect(SourceText(name: "f", text: text).line(number) == line)
    }

    @Test("a location is called by file, line and column")
    func location() {
        let source = SourceText(name: "specs/a.json", text: "{\n  \"a\": 1\n}")
        #expect(Diagnostics.SourceLocation(source: source, range: 4..<7).description == "specs/a.json:2:3")
        let other = SourceText(name: "specs/b.json", text: "{}")
        #expect(
            Diagnostics.SourceLocation(source: source, range: 0..<1)
                == Diagnostics.SourceLocation(source: source, range: 0..<1))
        #expect(
            Diagnostics.SourceLocation(source: source, range: 0..<1)
                != Diagnostics.SourceLocation(source: source, range: 0..<2))
        #expect(
            Diagnostics.SourceLocation(source: source, range: 0..<1)
                != Diagnostics.SourceLocation(source: other, range: 0..<1))
    }
}
