import JSON
import Paths
import Testing

@Suite("Reading untyped text")
struct UntypedTextTests {
    @Test(
        "a number keeps its digits",
        arguments: [
            ("5", "5"), (" 5\n", "5"), ("-0", "-0"), ("12.50", "12.50"), ("1e21", "1e21"), ("1E+2", "1E+2"),
            ("4634343214213523454", "4634343214213523454"), ("007", "7"), ("+7", "7"), ("-007.10", "-7.10"),
            (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("000", "0"), ("0.0", "0.0"), ("01e5", "1e5"),
        ])
    func numbers(_ text: String, _ expected: String) {
        #expect(UntypedText.number(text)?.text == expected)
    }

    @Test(
        "what is no number is none",
        arguments: [
            "", " ", "x", "5x", "0x5", "1,5", "1 2", "--5", "+-5", ".", "-", "+", "e5", ".e5", "1e", "1e+",
            "NaN",
            "Infinity", "INF", "true", "٣", "\u{A0}5", "5\u{0}",
        ])
    func notNumbers(_ text: String) {
        #expect(UntypedText.number(text) == nil)
    }

    @Test(
        "a boolean is true, false, 1 or 0",
        arguments: [
            ("true", true), ("false", false), ("1", true), ("0", false), (" true\t", true), ("TRUE", nil),
            ("yes", nil), ("", nil), ("01", nil), ("2", nil),
        ] as [(String, Bool?)])
    func booleans(_ text: String, _ expected: Bool?) {
        #expect(UntypedText.boolean(text) == expected)
    }
}
