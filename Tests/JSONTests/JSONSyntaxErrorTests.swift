import JSON
import Testing

@Suite("JSON syntax errors")
struct JSONSyntaxErrorTests {
    struct Row: CustomTestStringConvertible {
        let text: String
        let offset: Int
        let length: Int
        let message: String

        init(_ text: String, _ offset: Int, _ length: Int, _ message: String) {
            self.text = text
            self.offset = offset
            self.length = length
            self.message = message
        }

        var testDescription: String { text }
    }

    private func error(_ bytes: [UInt8], _ dialect: JSONDialect = .strict) -> JSONSyntaxError? {
        do {
            _ = try JSONParser.parse(bytes, dialect: dialect)
            return nil
        } catch {
            return error
        }
    }

    private func expect(_ row: Row, _ dialect: JSONDialect = .strict) {
        let error = error(Array(row.text.utf8), dialect)
        #expect(error?.message == row.message)
        #expect(error?.offset == row.offset)
        #expect(error?.length == row.length)
    }

    @Test(
        "structure",
        arguments: [
            Row("", 0, 0, "expected a value, the text is empty"),
            Row(" \n", 2, 0, "expected a value, the text is empty"),
            Row("[", 1, 0, "expected a value, found the end of the text"),
            Row("[1", 2, 0, "expected \",\" or \"]\" after the element, found the end of the text"),
            Row("[1 2]", 3, 1, "expected \",\" or \"]\" after the element, found \"2\""),
            Row("[1}", 2, 1, "expected \",\" or \"]\" after the element, found \"}\""),
            Row("[1 \"a\"]", 3, 1, "expected \",\" or \"]\" after the element, found '\"'"),
            Row("[1/2]", 2, 1, "expected \",\" or \"]\" after the element, found \"/\""),
            Row("[,1]", 1, 1, "expected a value, found \",\""),
            Row("[1,,2]", 3, 1, "expected a value, found \",\""),
            Row("[1,]", 2, 1, "a trailing comma before \"]\" is not allowed in strict JSON"),
            Row("{", 1, 0, "expected a member name in double quotes or \"}\", found the end of the text"),
            Row("{1:2}", 1, 1, "expected a member name in double quotes or \"}\", found \"1\""),
            Row("{a:2}", 1, 1, "expected a member name in double quotes or \"}\", found \"a\""),
            Row("{\"a\" 1}", 5, 1, "expected \":\" after the member name, found \"1\""),
            Row("{\"a\"}", 4, 1, "expected \":\" after the member name, found \"}\""),
            Row("{\"a\":}", 5, 1, "expected a value, found \"}\""),
            Row("{\"a\":1", 6, 0, "expected \",\" or \"}\" after the member, found the end of the text"),
            Row("{\"a\":1 \"b\":2}", 7, 1, "expected \",\" or \"}\" after the member, found '\"'"),
            Row("{\"a\":1,b:2}", 7, 1, "expected a member name in double quotes, found \"b\""),
            Row("{\"a\":1,,}", 7, 1, "expected a member name in double quotes, found \",\""),
            Row("{\"a\":1,}", 6, 1, "a trailing comma before \"}\" is not allowed in strict JSON"),
            Row("{} {}", 3, 1, "expected nothing after the value, found \"{\""),
            Row("1 x", 2, 1, "expected nothing after the value, found \"x\""),
            Row("[é]", 1, 2, "expected a value, found \"é\""),
            Row("[😀]", 1, 4, "expected a value, found \"😀\""),
            Row("[\u{A0}1]", 1, 2, "expected a value, found U+00A0"),
            Row("[1\u{C}]", 2, 1, "expected \",\" or \"]\" after the element, found U+000C"),
            Row("[\u{301}]", 1, 2, "expected a value, found U+0301"),
            Row("\u{FEFF}\u{FEFF}1", 3, 3, "expected a value, found U+FEFF"),
        ])
    func structure(_ row: Row) {
        expect(row)
    }

    @Test(
        "words",
        arguments: [
            Row("tru", 0, 3, "unknown word \"tru\", did you mean true?"),
            Row("[True]", 1, 4, "unknown word \"True\", did you mean true?"),
            Row("nul", 0, 3, "unknown word \"nul\", did you mean null?"),
            Row("falsey", 0, 6, "unknown word \"falsey\", did you mean false?"),
            Row("truetrue", 0, 8, "unknown word \"truetrue\", text is written in double quotes"),
            Row("[NaN]", 1, 3, "unknown word \"NaN\", text is written in double quotes"),
            Row("undefined", 0, 9, "unknown word \"undefined\", text is written in double quotes"),
            Row("'a'", 0, 1, "strings are written in double quotes"),
        ])
    func words(_ row: Row) {
        expect(row)
    }

    @Test(
        "numbers",
        arguments: [
            Row("-", 1, 0, "expected a digit after \"-\", found the end of the text"),
            Row("[-Infinity]", 2, 1, "expected a digit after \"-\", found \"I\""),
            Row("--1", 1, 1, "expected a digit after \"-\", found \"-\""),
            Row("+1", 0, 1, "a number may not begin with \"+\""),
            Row(".5", 0, 1, "a number may not begin with \".\", write \"0.\""),
            Row("-.5", 1, 1, "expected a digit after \"-\", found \".\""),
            Row("1.", 2, 0, "expected a digit after the decimal point, found the end of the text"),
            Row("[1.e5]", 3, 1, "expected a digit after the decimal point, found \"e\""),
            Row("1e", 2, 0, "expected a digit in the exponent, found the end of the text"),
            Row("[1e+]", 4, 1, "expected a digit in the exponent, found \"]\""),
            Row("012", 0, 3, "a number may not have leading zeros"),
            Row("-00", 1, 2, "a number may not have leading zeros"),
            Row("0x1F", 1, 1, "expected nothing after the value, found \"x\""),
            Row("1,5", 1, 1, "expected nothing after the value, found \",\""),
        ])
    func numbers(_ row: Row) {
        expect(row)
    }

    @Test(
        "strings",
        arguments: [
            Row("\"abc", 0, 4, "the string is not closed, expected '\"'"),
            Row("[\"abc]", 1, 5, "the string is not closed, expected '\"'"),
            Row("\"abc\\\"", 0, 6, "the string is not closed, expected '\"'"),
            Row("[\"ab\nc\"]", 1, 3, "the string is not closed on its line, a line break is written \\n"),
            Row("[\"ab\r\nc\"]", 1, 3, "the string is not closed on its line, a line break is written \\n"),
            Row("\"a\tb\"", 2, 1, "U+0009 may not stand in a string, write \\t"),
            Row("\"a\u{1}b\"", 2, 1, "U+0001 may not stand in a string, write \\u0001"),
            Row("\"a\u{0}\"", 2, 1, "U+0000 may not stand in a string, write \\u0000"),
            Row(
                "\"C:\\dir\"", 3, 2,
                "unknown escape, found \"d\" after the backslash; a backslash itself is written \\\\"),
            Row(
                "\"\\é\"", 1, 3,
                "unknown escape, found \"é\" after the backslash; a backslash itself is written \\\\"),
            Row(
                "\"\\", 1, 1,
                "unknown escape, found the end of the text after the backslash; "
                    + "a backslash itself is written \\\\"),
            Row("\"\\u00e\"", 1, 5, "expected four hexadecimal digits after \\u"),
            Row("\"\\u00g0\"", 1, 4, "expected four hexadecimal digits after \\u"),
            Row("\"\\u", 1, 2, "expected four hexadecimal digits after \\u"),
            Row(
                "{\"\\x41\":1}", 2, 2,
                "unknown escape, found \"x\" after the backslash; a backslash itself is written \\\\"),
        ])
    func strings(_ row: Row) {
        expect(row)
    }

    @Test(
        "comments in strict texts",
        arguments: [
            Row("[1, // one\n2]", 4, 2, "comments are not allowed in strict JSON"),
            Row("/* */ 1", 0, 2, "comments are not allowed in strict JSON"),
            Row("1 //", 2, 2, "comments are not allowed in strict JSON"),
        ])
    func strictComments(_ row: Row) {
        expect(row)
    }

    @Test(
        "commented texts",
        arguments: [
            Row("/* x", 0, 2, "the comment is not closed, expected \"*/\""),
            Row("[1, /*/ 2]", 4, 2, "the comment is not closed, expected \"*/\""),
            Row("// nothing else", 15, 0, "expected a value, the text is empty"),
            Row("[,]", 1, 1, "expected a value, found \",\""),
            Row("[1,,]", 3, 1, "expected a value, found \",\""),
            Row("{,}", 1, 1, "expected a member name in double quotes or \"}\", found \",\""),
            Row("[1] /", 4, 1, "expected nothing after the value, found \"/\""),
            Row("[1], ", 3, 1, "expected nothing after the value, found \",\""),
        ])
    func commented(_ row: Row) {
        expect(row, .commented)
    }

    @Test(
        "bytes that are not UTF-8 are refused wherever they stand",
        arguments: [
            ([0x22, 0x61, 0xFF, 0x22], 2, 1, "byte 0xFF is not valid UTF-8"),
            ([0x22, 0xC0, 0xAF, 0x22], 1, 1, "byte 0xC0 is not valid UTF-8"),
            ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, 1, "byte 0xED is not valid UTF-8"),
            ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, 1, "byte 0xF4 is not valid UTF-8"),
            ([0x22, 0xE2, 0x82, 0x22], 1, 2, "byte 0xE2 is not valid UTF-8"),
            ([0x22, 0x5C, 0x6E, 0x80, 0x22], 3, 1, "byte 0x80 is not valid UTF-8"),
            ([0x22, 0x5C, 0x80, 0x22], 2, 1, "byte 0x80 is not valid UTF-8"),
            ([0x5B, 0xFF, 0x5D], 1, 1, "byte 0xFF is not valid UTF-8"),
            ([0x31, 0xFF], 1, 1, "byte 0xFF is not valid UTF-8"),
            ([0x2F, 0x2F, 0xFF, 0x0A, 0x31], 2, 1, "byte 0xFF is not valid UTF-8"),
        ] as [([UInt8], Int, Int, String)])
    func invalidUTF8(_ bytes: [UInt8], offset: Int, length: Int, message: String) {
        let error = error(bytes, .commented)
        #expect(error?.message == message)
        #expect(error?.offset == offset)
        #expect(error?.length == length)
    }

    @Test(
        "UTF-16 is called by its name, with and without a byte order mark",
        arguments: [
            [0xFF, 0xFE, 0x31, 0x00], [0xFE, 0xFF, 0x00, 0x31], [0x5B, 0x00, 0x5D, 0x00],
            [0x00, 0x5B, 0x00, 0x5D],
        ] as [[UInt8]])
    func utf16(_ bytes: [UInt8]) {
        #expect(error(bytes) == JSONSyntaxError(.utf16, offset: 0, length: 2))
        #expect(error(bytes)?.message == "the text is UTF-16, JSON is UTF-8")
    }

    @Test("the offset of an error counts the byte order mark")
    func byteOrderMark() {
        #expect(error(Array("\u{FEFF}[1 2]".utf8))?.offset == 6)
    }

    @Test(
        "1,000 levels are read, the next bracket is an error",
        arguments: ["[", "{\"a\":", "[{\"a\":"])
    func depth(_ opening: String) {
        let levels = opening.utf8.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
        let closing = String(opening.reversed().compactMap { ["[": "]", "{": "}"][$0] })
        func nested(_ count: Int) -> String {
            String(repeating: opening, count: count) + "[]" + String(repeating: closing, count: count)
        }
        let most = (JSONParser.depthLimit - 1) / levels
        #expect(error(Array(nested(most).utf8)) == nil)

        let tooDeep = error(Array(nested(JSONParser.depthLimit).utf8))
        #expect(tooDeep?.reason == .tooDeep(limit: 1_000))
        #expect(tooDeep?.message == "nested more than 1000 levels deep")
    }

    @Test("100,000 brackets that are never closed are an error at the 1,001st")
    func bomb() {
        let error = error(Array(repeating: UInt8(ascii: "["), count: 100_000))
        #expect(error == JSONSyntaxError(.tooDeep(limit: 1_000), offset: 1_000, length: 1))
    }
}
