import Testing

@testable import Reports

@Suite("Text in XML")
struct XMLTextTests {
    @Test(
        "is escaped, and what XML forbids is made visible",
        arguments: [
            ("a<b>&\"'", "a&lt;b&gt;&amp;\"'", "a&lt;b&gt;&amp;&quot;'"),
            ("]]>", "]]&gt;", "]]&gt;"),
            ("a\tb\nc\r\nd", "a\tb\nc&#13;\nd", "a&#9;b&#10;c&#13;&#10;d"),
            (
                "\0\u{1}\u{B}\u{1F}\u{7F}", "\\u{0}\\u{1}\\u{b}\\u{1f}\u{7F}",
                "\\u{0}\\u{1}\\u{b}\\u{1f}\u{7F}"
            ),
            ("\u{FFFD}\u{FFFE}\u{FFFF}", "\u{FFFD}\\u{fffe}\\u{ffff}", "\u{FFFD}\\u{fffe}\\u{ffff}"),
            (
                "\u{E9}\u{FEFF}\u{1FFFE}\u{1F600}", "\u{E9}\u{FEFF}\u{1FFFE}\u{1F600}",
                "\u{E9}\u{FEFF}\u{1FFFE}\u{1F600}"
            ),
        ])
    func escaped(_ text: String, content: String, attribute: String) {
        var output: [UInt8] = []
        XMLText.append(content: text, to: &output)
        #expect(output == Array(content.utf8))
        output = []
        XMLText.append(attribute: text, to: &output)
        #expect(output == Array(attribute.utf8))
    }
}
