import JSON
import Testing

@testable import Matching

/// Whole messages of every matcher. What is expected is told the same way each time; what came never is.
@Suite("Missing, null, empty and another type")
struct FourThingsTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let expected: String
        /// What was expected, where the value's type tells nothing.
        let words: String
        /// What was expected of a value of another type, where that is told differently.
        let typedWords: String
        /// What stands behind each message but that of an absent value.
        let note: String
        let testDescription: String

        init(_ expected: String, _ words: String, typed: String? = nil, note: String = "") {
            self.expected = expected
            self.words = words
            typedWords = typed ?? words
            self.note = note
            testDescription = expected
        }
    }

    @Test("are four different things", arguments: rows)
    func fourThings(_ row: Row) throws {
        let expectation = try Expectation(row.expected)
        func sentences(_ value: Observed) -> [String] { expectation.sentences(of: value, label: "$.a") }
        #expect(sentences(.absent) == ["$.a  expected \(row.words), but $.a is absent"])
        #expect(try sentences(.json("null")) == ["$.a  expected \(row.typedWords), got null\(row.note)"])
        #expect(
            try sentences(.json("true")) == ["$.a  expected \(row.typedWords), got boolean true\(row.note)"])
        let empty = try sentences(.json(#""""#))
        #expect(
            empty == ["$.a  expected \(row.words), got an empty string\(row.note)"]
                || empty == ["$.a  expected \(row.typedWords), got an empty string\(row.note)"])
    }

    @Test("are told for each of all matchers")
    func all() throws {
        let all = try Expectation(#"{"?all":["abc",{"?is":"string"}]}"#)
        #expect(
            all.sentences(of: .absent, label: "$.a") == [
                #"$.a  expected "abc" and a string, but $.a is absent"#
            ])
        #expect(
            try all.sentences(of: .json("null"), label: "$.a") == [
                #"$.a  expected string "abc", got null"#, "$.a  expected a string, got null",
            ])
        #expect(
            try all.sentences(of: .json("5"), label: "$.a") == [
                #"$.a  expected string "abc", got number 5"#, "$.a  expected a string, got number 5",
            ])
    }

    @Test("an empty text has a size, and null has none")
    func size() throws {
        let size = try Expectation(#"{"?size":2}"#)
        #expect(size.sentences(of: .absent, label: "$.a") == ["$.a  expected size 2, but $.a is absent"])
        #expect(try size.sentences(of: .json("null")) == ["$  expected size 2, got null"])
        #expect(
            try size.sentences(of: .json(#""""#)) == ["$  expected size 2, got an empty string of size 0"])
        #expect(try size.sentences(of: .json("[]")) == ["$  expected size 2, got an empty array of size 0"])
        #expect(try size.sentences(of: .json("true")) == ["$  expected size 2, got boolean true"])
    }
}

extension FourThingsTests {
    static let rows = [
        Row(#""abc""#, #""abc""#, typed: #"string "abc""#), Row("7", "7", typed: "number 7"),
        Row("[1]", "[1]", typed: "an array"), Row(#"{"a":1}"#, #"{"a":1}"#, typed: "an object"),
        Row(#"{"?equals":"abc"}"#, #""abc""#, typed: #"string "abc""#),
        Row(
            #"{"?not":{"?gt":1}}"#, "anything but a number greater than 1", note: ", which ?gt cannot judge"),
        Row(#"{"?any":["abc",7]}"#, #""abc" or 7"#), Row(#"{"?in":["abc",7]}"#, #""abc" or 7"#),
        Row(#"{"?oneOf":["abc",7]}"#, #"exactly one of these: "abc" or 7"#),
        Row(#"{"?gt":5}"#, "a number greater than 5"),
        Row(#"{"?gte":"2024-01-01"}"#, "a date not before 2024-01-01"),
        Row(#"{"?lt":"1s"}"#, "a duration shorter than 1s"), Row(#"{"?lte":5}"#, "a number of at most 5"),
        Row(#"{"?near":7,"?within":1}"#, "a number within 1 of 7"),
        Row(#"{"?contains":"b"}"#, #"text or an array that contains "b""#),
        Row(#"{"?startsWith":"a"}"#, #"text that starts with "a""#),
        Row(#"{"?endsWith":"c"}"#, #"text that ends with "c""#),
        Row(#"{"?matches":"^a"}"#, "text that matches '^a'"), Row(#"{"?is":"integer"}"#, "an integer"),
        Row(#"{"?unordered":[1]}"#, "[1] in any order"),
        Row(#"{"?includes":[1]}"#, "an array with at least [1]"),
        Row(#"{"?each":1}"#, "an array in which every element is 1"),
        Row(#"{"?some":1}"#, "an array in which some element is 1"),
        Row(#"{"?none":1}"#, "an array in which no element is 1"),
        Row(#"{"?strict":{"a":1}}"#, #"{"a":1}"#, typed: "an object"),
        Row(#"{"?before":"now"}"#, "a date before now (2024-05-01T12:00:00Z)"),
        Row(#"{"?after":"now-1d"}"#, "a date after now-1d (2024-04-30T12:00:00Z)"),
        Row(#"{"?file":"_abc.json"}"#, #""abc""#, typed: #"string "abc""#),
        Row(#"{"?gt":0,"?because":"why"}"#, "a number greater than 0"),
    ]

    /// Matchers whose messages have tests of their own.
    static let others = #"{"?all":1,"?size":1}"#
}
