import JSON
import Testing

@testable import Matching

@Suite("Matchers")
struct MatcherTests {
    @Test(
        "hold",
        arguments: [
            (#"{"?equals":{"?gt":1}}"#, #"{"?gt":1}"#), (#"{"?equals":{"??a":1}}"#, #"{"??a":1}"#),
            (#"{"??gt":1}"#, #"{"?gt":1}"#), (#"{"???gt":1}"#, #"{"??gt":1}"#), (#"{"??":1}"#, #"{"?":1}"#),
            (#"{"?gt":69187.62}"#, "69187.62000000001"), (#"{"?gt":1e1000000000}"#, "1e1000000001"),
            (#"{"?gt":"2024-01-01"}"#, #""2024-01-01T00:00:01Z""#),
            (#"{"?lte":"2024-01-01T12:00:00+02:00"}"#, #""2024-01-01T10:00:00Z""#),
            (#"{"?lt":"1s"}"#, #""800ms""#), (#"{"?gte":"60s"}"#, #""1m""#),
            (#"{"?contains":{"id":2}}"#, #"[{"id":1},{"id":2,"x":0}]"#), (#"{"?contains":5}"#, "[4,5.0]"),
            (#"{"?contains":"e"}"#, #""e\u0301""#), (#"{"?matches":"(?i)^a\\d+$"}"#, #""A12""#),
            (#"{"?matches":"b"}"#, #""abc""#), (#"{"?size":{"?gte":2,"?lt":4}}"#, "[1,2]"),
            (#"{"?size":2}"#, #"{"a":1,"b":2}"#), (#"{"?size":2}"#, #"{"a":1,"b":2,"a":3}"#),
            (#"{"?size":1}"#, #""😀""#), (#"{"?size":2}"#, #""e\u0301""#), (#"{"?size":2}"#, #""\ud800\n""#),
            (#"{"?any":[{"?gt":5},"x"]}"#, #""x""#), (#"{"?startsWith":"a","?endsWith":"z"}"#, #""a..z""#),
            (#"{"a":{"?is":"absent"}}"#, "{}"), (#"[{"?is":"object"},{"id":1}]"#, #"[{},{"id":1}]"#),
        ])
    func hold(_ expected: String, _ actual: String) throws {
        #expect(try mismatches(expected, actual) == [])
    }

    @Test(
        "say what was expected",
        arguments: [
            (#"{"?equals":{"a":1}}"#, #"{"a":1,"b":2}"#, ["$.b  expected no such member, got 2"]),
            (#"{"?equals":{"a":1}}"#, #"{"a":2}"#, ["$.a  expected 1, got 2"]),
            (
                #"{"?equals":{"a":{}}}"#, #"{"a":{"x":[]}}"#,
                ["$.a.x  expected no such member, got an empty array"]
            ),
            (#"{"?not":3}"#, "3.0", ["$  expected anything but 3, got 3.0"]),
            (
                #"{"?not":{"?contains":"err"}}"#, #""error""#,
                [#"$  expected anything but text or an array that contains "err", got "error""#]
            ),
            (#"{"?any":[1,{"?is":"null"},"x"]}"#, #""1""#, [#"$  expected 1, null or "x", got string "1""#]),
            (
                #"{"?all":[{"?gt":5},{"?lt":3}]}"#, "4",
                ["$  expected a number greater than 5, got 4", "$  expected a number less than 3, got 4"]
            ),
            (#"{"?gte":1,"?lte":5}"#, "7", ["$  expected a number of at most 5, got 7"]),
            (
                #"{"?gt":"2024-01-01"}"#, #""2023-12-31""#,
                [#"$  expected a date after 2024-01-01, got "2023-12-31""#]
            ),
            (
                #"{"?gte":"2024-01-01"}"#, #""soon""#,
                [#"$  expected a date not before 2024-01-01, got string "soon""#]
            ),
            (#"{"?lt":"800ms"}"#, #""1s""#, [#"$  expected a duration shorter than 800ms, got "1s""#]),
            (
                #"{"?contains":"x"}"#, #""abc""#,
                [#"$  expected text or an array that contains "x", got "abc""#]
            ),
            (
                #"{"?contains":{"id":3}}"#, #"[{"id":1}]"#,
                [#"$  expected an array that contains {"id":3}, got [{"id":1}]"#]
            ),
            (#"{"?startsWith":"x"}"#, "5", [#"$  expected text that starts with "x", got number 5"#]),
            (#"{"?endsWith":"x"}"#, #""abc""#, [#"$  expected text that ends with "x", got "abc""#]),
            (#"{"?matches":"^\\d+$"}"#, #""abc""#, [#"$  expected text that matches '^\d+$', got "abc""#]),
            (#"{"?matches":"^\\d+$"}"#, "null", [#"$  expected text that matches '^\d+$', got null"#]),
            (#"{"?size":3}"#, "[1,2]", ["$  expected size 3, got array [1,2] of size 2"]),
            (
                #"{"?size":{"?gt":2,"?lt":5}}"#, "[1,2]",
                ["$  expected a size greater than 2 and less than 5, got array [1,2] of size 2"]
            ),
            (#"{"?size":3}"#, "5", ["$  expected size 3, got number 5"]),
            (#"{"?is":["integer","null"]}"#, #""7""#, [#"$  expected an integer or null, got string "7""#]),
            (#"{"?is":"absent"}"#, "null", ["$  expected no value, got null"]),
        ])
    func say(_ expected: String, _ actual: String, _ sentences: [String]) throws {
        #expect(try mismatches(expected, actual) == sentences)
    }

    @Test("a pattern that needs too many steps is a mismatch that says so, under ?not too")
    func patternLimit() throws {
        let text = #"""# + String(repeating: "a", count: 5_000) + #"b""#
        let expected = #"{"?matches":"^(a+)+$"}"#
        let found = try mismatches(expected, text)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(": the pattern needs too many steps on this text") == true)
        #expect(try mismatches(#"{"?not":\#(expected)}"#, text).count == 1)
    }

    @Test("?because stands with the mismatches under it, the nearest one")
    func because() throws {
        let expectation = try Expectation(
            #"{"a":{"?gt":5,"?because":"outer"},"b":{"?all":[{"?is":"string","?because":"inner"}],"?because":"x"},"c":1}"#
        )
        let found = expectation.matcher.mismatches(of: try .json(#"{"a":1,"b":2,"c":3}"#), label: "$")
        #expect(found.map(\.because) == ["outer", "inner", nil])
    }

    @Test("what templates put in is never a matcher")
    func data() throws {
        let source = Expectation.source
        let value: JSONValue = ["?gt": 1]
        let matcher = try Matcher(
            LocatedJSON(.data(value), range: 0..<1), source: source, in: FixedSurroundings())
        #expect(matcher.mismatches(of: .value(["?gt": 1, "b": 2], isTyped: true), label: "$") == [])
        #expect(
            matcher.mismatches(of: .value(5, isTyped: true), label: "$").map(\.message) == [
                "expected an object, got number 5"
            ])
    }

    @Test("operands may be what templates put in")
    func dataOperands() throws {
        func mismatches(_ name: String, _ operand: JSONValue, _ value: JSONValue) throws -> Int {
            let member = LocatedMember(
                key: name, keyRange: 0..<1, value: LocatedJSON(.data(operand), range: 0..<1))
            let matcher = try Matcher(
                LocatedJSON(.object([member]), range: 0..<1), source: Expectation.source,
                in: FixedSurroundings())
            return matcher.mismatches(of: .value(value, isTyped: true), label: "$").count
        }
        #expect(try mismatches("?in", [1, ["?gt": 5]], ["?gt": 5]) == 0)
        #expect(try mismatches("?gt", 5, 6) == 0)
        #expect(try mismatches("?is", ["string", "null"], nil) == 0)
        #expect(try mismatches("?size", 1, [6]) == 0)
        #expect(try mismatches("?contains", "b", "abc") == 0)
        #expect(throws: MatcherError.self) { try mismatches("?gt", "6", 7) }
    }

    @Test("every matcher of the table has words and an example that is read")
    func table() throws {
        for definition in MatcherTable.all {
            #expect(!definition.summary.isEmpty && !definition.operand.isEmpty)
            let example = try diagnostics(definition.example)
            #expect(example.isEmpty == definition.isBuilt, "\(definition.name): \(example)")
        }
        #expect(Set(MatcherTable.all.map(\.name)).count == MatcherTable.all.count)
    }
}
