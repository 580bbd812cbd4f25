import JSON
import Testing

@Suite("Reading JSON")
struct JSONParserTests {
    private func parse(_ text: String, _ dialect: JSONDialect = .strict) throws -> JSONValue {
        try JSONParser.parse(Array(text.utf8), dialect: dialect)
    }

    @Test("each kind of value")
    func kinds() throws {
        let text = " [null, true, false, 0, -1.50e+3, \"a\", [], {}, {\"k\": [1]}]\r\n\t"
        let number = try #require(JSONNumber(parsing: "-1.50e+3"))
        let expected: JSONValue = [
            nil, true, false, 0, .number(number), "a", [], [:], ["k": [1]],
        ]
        #expect(try parse(text) == expected)
        let kinds = try parse(text).arrayValue?.map(\.kindName)
        #expect(
            kinds == [
                "null", "boolean", "boolean", "number", "number", "string", "array", "object", "object",
            ])
    }

    @Test("a value that stands alone is a text", arguments: ["null", "true", "0", "\"\"", " 1 "])
    func scalars(_ text: String) throws {
        #expect(try !parse(text).isContainer)
    }

    @Test("the accessors give what is there and nothing else")
    func accessors() throws {
        let object = try parse("{\"s\":\"t\",\"n\":1.0,\"b\":false,\"a\":[1],\"o\":{}}").objectValue
        #expect(object?["s"]?.stringValue == "t")
        #expect(object?["n"]?.numberValue?.text == "1.0")
        #expect(object?["b"]?.booleanValue == false)
        #expect(object?["a"]?.arrayValue?.count == 1)
        #expect(object?["o"]?.objectValue?.count == 0)
        #expect(object?["s"]?.numberValue == nil)
        #expect(object?["n"]?.stringValue == nil)
        #expect(object?["none"] == nil)
    }

    @Test(
        "escapes are decoded",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u0041\u00e9\u65E5\uD83D\ude00""#, "Aé日😀"),
            (#""\u0000""#, "\0"),
            (#""e\u0301""#, "e\u{301}"),
            (#""a\\nb""#, "a\\nb"),
            (#""日本 😀""#, "日本 😀"),
            (#""\uFFFF""#, String(decoding: [0xEF, 0xBF, 0xBF] as [UInt8], as: UTF8.self)),
            ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
        ])
    func escapes(_ literal: String, text: String) throws {
        let read = try #require(try parse(literal).stringValue)
        #expect(TextEquality.equal(read, text))
    }

    @Test("members keep their order and repeated names, numbers their digits")
    func order() throws {
        let text = #"{"z":1.10,"a":[637437444832607741,1e21,12.50,-0],"z":2,"":{}}"#
        #expect(try parse(text).written() == text)
    }

    @Test("a byte order mark is dropped", arguments: [JSONDialect.strict, .commented])
    func byteOrderMark(_ dialect: JSONDialect) throws {
        #expect(try parse("\u{FEFF}[1]", dialect) == [1])
    }

    @Test(
        "the commented dialect takes comments and a trailing comma wherever white space may stand",
        arguments: [
            "// first\n[1,2]", "[1,/* two */2]", "[1,2,]", "[1,2,/**/]//", "/***/[1,2/* * / */]\r// end",
            "[1 // one\r\n, 2 // two\n,\n]", "[1,2]//é😀",
        ])
    func commented(_ text: String) throws {
        #expect(try parse(text, .commented) == [1, 2])
    }

    @Test("what looks like a comment inside a string is text")
    func commentInString() throws {
        #expect(try parse("[\"http://x/*y*/\"]", .commented) == ["http://x/*y*/"])
    }

    @Test("departures from RFC 8259 are listed in order, each with its whole length")
    func departures() {
        let text = "// c\n{\"a\": [1,], /* d */ \"b\": 2,\n}"
        let found = JSONParser.departures(from: Array(text.utf8))
        #expect(
            found == [
                JSONSyntaxError(.comment, offset: 0, length: 4),
                JSONSyntaxError(.trailingComma(before: "]"), offset: 13, length: 1),
                JSONSyntaxError(.comment, offset: 17, length: 7),
                JSONSyntaxError(.trailingComma(before: "}"), offset: 31, length: 1),
            ])
        #expect(JSONParser.departures(from: Array("\u{FEFF}{\"a\": [1]}".utf8)).isEmpty)
    }

    @Test("departures end where the text has a syntax error")
    func departuresBeforeError() {
        let found = JSONParser.departures(from: Array("[1, // a\n x // b\n]".utf8))
        #expect(found == [JSONSyntaxError(.comment, offset: 4, length: 4)])
    }
}
