import Testing

@testable import Reports

@Suite("A line for a terminal or a log")
struct VisibleLineTests {
    @Test(
        "shows what could act on a terminal, and commands to CI services, as text",
        arguments: [
            ("plain\ttext é 漢", "plain\ttext é 漢"), ("a\u{1B}[2Jb\r\n", "a\\u{1b}[2Jb\\u{d}\\u{a}"),
            ("\u{202E}abc", "\\u{202e}abc"), ("a # b ## c ##[x]", "a # b ## c ##[x]"),
            ("body  ##vso[task.setvariable variable=A]b", "body  \\u{23}#vso[task.setvariable variable=A]b"),
            ("###vso[x]", "#\\u{23}#vso[x]"), ("##teamcity[testFailed]", "\\u{23}#teamcity[testFailed]"),
        ])
    func visible(line: String, shown: String) {
        #expect(VisibleLine.of(line) == shown)
    }
}
