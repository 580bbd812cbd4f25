import Testing
@testable import Text

@Suite("Regular expressions")
struct RegularExpressionTests {
    @Test("the first match and its groups are given")
    func firstMatch() throws {
        let match = try RegularExpression("id=([0-9]+)(x)?").firstMatch(in: "é id=42 id=7")
        #expect(match == RegularExpressionMatch(range: 3..<8, groups: ["id=42", "42", nil]))
        #expect(match?.text == "id=42")
    }

    @Test("a pattern that is not in the text gives nothing")
    func noMatch() throws {
        #expect(try RegularExpression("b").firstMatch(in: "a") == nil)
        #expect(try RegularExpression("b").firstMatch(in: "") == nil)
    }

    @Test("an empty pattern matches an empty text")
    func emptyPattern() throws {
        #expect(try RegularExpression("").matches(in: ""))
        #expect(try RegularExpression("").matchesWhole(""))
        #expect(try !RegularExpression("").matchesWhole("a"))
    }

    @Test(
        "the whole text is matched or not",
        arguments: [("a|ab", "ab", true), ("a", "a\n", false), ("a+", "aaa", true), ("a", "ba", false)])
    func wholeMatch(pattern: String, text: String, expected: Bool) throws {
        #expect(try RegularExpression(pattern).matchesWhole(text) == expected)
    }

    @Test("all matches are found, empty ones between scalars too")
    func allMatches() throws {
        let numbers = try RegularExpression("[0-9]+").allMatches(in: "1, 22, 333")
        #expect(numbers.map(\.text) == ["1", "22", "333"])
        let empty = try RegularExpression("x*").allMatches(in: "éx")
        #expect(empty.map(\.range) == [0..<0, 2..<3, 3..<3])
    }

    @Test(
        "matches are replaced",
        arguments: [
            ("a(b)?", "ab a", "<$1>", "<b> <>"), ("(.)(.)", "ab", "$2$1", "ba"), ("a", "aa", "$$", "$$"),
            ("a", "a", "$x ${1", "$x ${1"), ("(a)", "a", "${1}0", "a0"), ("", "é", "-", "-é-"),
            ("b", "a", "c", "a"),
        ])
    func replacing(pattern: String, text: String, replacement: String, expected: String) throws {
        #expect(try RegularExpression(pattern).replacing(text, with: replacement) == expected)
    }

    @Test("a faulty pattern is an error with its place in bytes")
    func faultyPattern() {
        #expect(throws: RegularExpressionError(message: "missing closing parenthesis", offset: 4)) {
            try RegularExpression("é(a")
        }
        #expect(throws: RegularExpressionError.self) { try RegularExpression("a\\Cb") }
    }

    @Test("a pattern that explodes ends with an error")
    func stepLimit() throws {
        let expression = try RegularExpression("(a+)+$")
        let text = String(repeating: "a", count: 60) + "b"
        let error = RegularExpressionError(
            message: "the pattern needs too many steps on this text", offset: 0)
        #expect(throws: error) { try expression.matches(in: text) }
    }

    @Test("a pattern that recurses deeper than the machine stack is still answered")
    func deepRecursion() throws {
        let text = String(repeating: "(", count: 20_000) + String(repeating: ")", count: 20_000)
        #expect(try RegularExpression("^(\\((?1)*\\))$").matches(in: text))
    }

    @Test("options change how the pattern is read")
    func options() throws {
        #expect(try RegularExpression("É", options: .caseInsensitive).matches(in: "é"))
        #expect(try RegularExpression("^b", options: .multiline).matches(in: "a\nb"))
        #expect(try RegularExpression("a.b", options: .dotMatchesLineBreaks).matches(in: "a\nb"))
        #expect(try RegularExpression("^\\w$", options: .unicodeClasses).matches(in: "é"))
        #expect(try !RegularExpression("^\\w$").matches(in: "é"))
    }
}
