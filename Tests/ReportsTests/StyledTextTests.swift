import Testing

@testable import Reports

@Suite("Text with a meaning")
struct StyledTextTests {
    @Test(
        "has the colour of its meaning, and none without colours",
        arguments: [
            (.plain, "t"), (.bad, "\u{1B}[31mt\u{1B}[0m"), (.good, "\u{1B}[32mt\u{1B}[0m"),
            (.odd, "\u{1B}[33mt\u{1B}[0m"), (.name, "\u{1B}[1mt\u{1B}[0m"), (.aside, "\u{1B}[2mt\u{1B}[0m"),
        ] as [(Meaning, String)])
    func colours(meaning: Meaning, painted: String) {
        #expect(StyledText("t", meaning).text(in: .coloured) == painted)
        #expect(StyledText("t", meaning).text() == "t")
    }

    @Test("shows control characters before it is coloured")
    func controls() {
        let text = StyledText("a\u{1B}[2Jb\r\nc", .bad) + " " + StyledText("")
        #expect(text.text(in: .coloured) == "\u{1B}[31ma\\u{1b}[2Jb\\u{d}\\u{a}c\u{1B}[0m ")
        #expect(text.displayWidth == 23)
    }
}
