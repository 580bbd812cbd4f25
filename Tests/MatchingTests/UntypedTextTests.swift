import JSON
import Testing

@testable import Matching

@Suite("Text without a type")
struct UntypedTextTests {
    @Test(
        "is read as a number or boolean where one is expected",
        arguments: [
            ("5", "5"), ("5", "5.0"), ("5", " 5\n"), ("true", "true"), ("true", "1"), ("false", "0"),
            ("false", "false"), (#""5""#, "5"), (#"{"?gt":4}"#, "5"), (#"{"?gte":5,"?lte":5}"#, "5"),
            (#"{"?lt":6}"#, "5"), (#"{"?is":"number"}"#, "5.5"), (#"{"?is":"integer"}"#, "5"),
            (#"{"?is":"boolean"}"#, "1"), (#"{"?is":"string"}"#, "5"), (#"{"?any":[7,5]}"#, "5"),
            (#"{"?equals":5}"#, "5"), (#"{"?not":6}"#, "5"), (#"{"?not":5}"#, "x"),
            (#"{"?contains":"5"}"#, "152"),
        ])
    func read(_ expected: String, _ text: String) throws {
        #expect(try Expectation(expected).sentences(of: .untyped(text)) == [])
    }

    @Test(
        "that cannot be read is a mismatch",
        arguments: [
            ("5", "x", #"$  expected number 5, got text "x""#),
            ("5", "", "$  expected number 5, got an empty string"),
            ("true", "yes", #"$  expected boolean true, got text "yes""#),
            ("true", "0", #"$  expected boolean true, got text "0""#),
            (#"{"?gt":4}"#, "x", #"$  expected a number greater than 4, got text "x""#),
            (#"{"?gt":4}"#, "3", #"$  expected a number greater than 4, got "3""#),
            (#"{"?is":"integer"}"#, "5.5", #"$  expected an integer, got text "5.5""#),
            (
                #"{"?not":{"?gt":4}}"#, "x",
                #"$  expected anything but a number greater than 4, got text "x", which ?gt cannot judge"#
            ),
            ("null", "", "$  expected null, got an empty string"),
        ])
    func unread(_ expected: String, _ text: String, _ sentence: String) throws {
        #expect(try Expectation(expected).sentences(of: .untyped(text)) == [sentence])
    }

    @Test(
        "JSON strings are never read so",
        arguments: [
            "5", "true", #"{"?gt":4}"#, #"{"?is":"number"}"#, #"{"?is":"integer"}"#, #"{"?is":"boolean"}"#,
        ])
    func typed(_ expected: String) throws {
        #expect(!(try Expectation(expected).holds(for: .json(#""5""#))))
        #expect(!(try Expectation(expected).holds(for: .json(#""1""#))))
        #expect(!(try Expectation(expected).holds(for: .json(#""true""#))))
    }

    @Test("stays without a type inside arrays and objects")
    func nested() throws {
        let view = try JSONParser.parse(Array(#"{"Order":{"id":"7","ok":"1","line":["1","2"]}}"#.utf8))
        let expected = #"{"Order":{"id":7,"ok":true,"line":[1,{"?gt":1}]}}"#
        #expect(try Expectation(expected).sentences(of: .value(view, isTyped: false)) == [])
        #expect(try Expectation(expected).sentences(of: .value(view, isTyped: true)).count == 4)
    }

    @Test("bytes read as text without a type, and have a size in bytes")
    func bytes() throws {
        #expect(try Expectation("5").holds(for: .bytes(Array("5".utf8))))
        #expect(try Expectation(#"{"?size":2}"#).holds(for: .bytes(Array("é".utf8))))
        #expect(try Expectation(#"{"?size":1}"#).holds(for: .untyped("é")))
        #expect(
            try Expectation(#""a""#).sentences(of: .bytes([0xFF])) == [
                #"$  expected string "a", got 1 byte of no UTF-8 text"#
            ])
    }
}
