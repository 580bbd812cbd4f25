import Testing

@testable import Reports

@Suite("Lines with a figure at their right end")
struct ColumnTests {
    @Test("are as long as they are shown, control characters too")
    func controls() {
        #expect(Column.line("a\u{1B}b", "1 ms") == "a\\u{1b}b" + String(repeating: " ", count: 72) + "1 ms")
    }
}
