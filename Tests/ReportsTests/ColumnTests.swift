import Testing

@testable import Reports

@Suite("Lines with a figure at their right end")
struct ColumnTests {
    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    @Test(
        "are as long as they are shown, control characters, wide and joined ones too",
        arguments: [
            ("a\u{1B}b", "a\\u{1b}b", 72), ("名前", "名前", 76), ("🧪", "🧪", 78), ("e\u{301}", "e\u{301}", 79),
            ("☺\u{FE0F}", "☺\u{FE0F}", 78), (spaces(79), spaces(79), 2), (spaces(90), spaces(90), 2),
        ])
    func width(left: String, shown: String, fill: Int) {
        #expect(Column.line(StyledText(left), "1 ms").text() == shown + Self.spaces(fill) + "1 ms")
    }

    @Test(
        "end where a row of the terminal does",
        arguments: [
            (1, 200, 79), (1, 84, 79), (1, 80, 75), (1, 40, 35), (74, 80, 2), (75, 80, 81), (79, 80, 77),
            (90, 200, 2), (39, 40, 37), (1, 6, 7), (1, 3, 4), (1, 0, 79),
        ])
    func narrow(left: Int, columns: Int, fill: Int) {
        let text = StyledText(String(repeating: "a", count: left))
        let line = Column.line(text, "1 ms", within: columns).text()
        #expect(line == String(repeating: "a", count: left) + Self.spaces(fill) + "1 ms")
    }
}
