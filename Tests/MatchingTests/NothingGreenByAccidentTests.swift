import JSON
import Testing

@testable import Matching

/// Every matcher against every state of a value. The columns are: absent, null, a wrong type, empty, one
/// value that matches, many values.
@Suite("Nothing is green by accident")
struct NothingGreenByAccidentTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let expected: String
        /// `+` holds, `-` fails: absent, null, true, "", "abc", [], ["abc","abc"], {}.
        let results: String
        var testDescription: String { expected }
    }

    static var states: [(name: String, value: Observed)] {
        [
            ("absent", .absent), ("null", .value(.null, isTyped: true)),
            ("true", .value(true, isTyped: true)),
            ("empty text", .value("", isTyped: true)), ("text", .value("abc", isTyped: true)),
            ("empty array", .value([], isTyped: true)), ("array", .value(["abc", "abc"], isTyped: true)),
            ("empty object", .value([:], isTyped: true)), ("number", .value(7, isTyped: true)),
        ]
    }

    @Test("each matcher against absent, null, wrong types, empty, one and many", arguments: rows)
    func matcher(_ row: Row) throws {
        let expectation = try Expectation(row.expected)
        let results = Self.states.map { expectation.holds(for: $0.value) ? "+" : "-" }.joined()
        #expect(results == row.results)
    }

    @Test("?not M fails where M itself cannot judge", arguments: negations)
    func negation(_ row: Row) throws {
        try matcher(row)
    }

    @Test("a member that is missing makes its object a different one")
    func missingMemberUnderNot() throws {
        #expect(try mismatches(#"{"?not":{"a":1}}"#, #"{"b":1}"#) == [])
        #expect(
            try mismatches(#"{"?not":{"a":{"?gt":1}}}"#, #"{"a":"x"}"#) == [
                #"$  expected anything but {"a":{"?gt":1}}, got object {"a":"x"}, which this cannot judge"#
            ])
    }

    @Test("an absent value is named by its path, once")
    func absent() throws {
        let sentence = "$.a  expected a number of at least 1 and a number of at most 5, but $.a is absent"
        #expect(try Expectation(#"{"?gte":1,"?lte":5}"#).sentences(of: .absent, label: "$.a") == [sentence])
        #expect(
            try Expectation(#"{"?not":3}"#).sentences(of: .absent, label: "$.a") == [
                "$.a  expected anything but 3, but $.a is absent"
            ])
    }
}

extension NothingGreenByAccidentTests {
    //                                                            absent null true "" "abc" [] [..] {} 7
    static let rows = [
        Row(expected: #""abc""#, results: "----+----"), Row(expected: "null", results: "-+-------"),
        Row(expected: "7", results: "--------+"), Row(expected: "{}", results: "-------+-"),
        Row(expected: "[]", results: "-----+---"),
        Row(expected: #"{"?equals":"abc"}"#, results: "----+----"),
        Row(expected: #"{"?equals":{}}"#, results: "-------+-"),
        Row(expected: #"{"?not":"abc"}"#, results: "-+++-++++"),
        Row(expected: #"{"?not":null}"#, results: "--+++++++"),
        Row(expected: #"{"?not":3}"#, results: "-++++++++"),
        Row(expected: #"{"?any":["abc",null]}"#, results: "-+--+----"),
        Row(expected: #"{"?in":["abc",7]}"#, results: "----+---+"),
        Row(expected: #"{"?any":["abc",{"?is":"absent"}]}"#, results: "+---+----"),
        Row(expected: #"{"?all":["abc",{"?is":"string"}]}"#, results: "----+----"),
        Row(expected: #"{"?all":[{"?is":"absent"}]}"#, results: "+--------"),
        Row(expected: #"{"?gt":5}"#, results: "--------+"),
        Row(expected: #"{"?gte":7}"#, results: "--------+"),
        Row(expected: #"{"?lt":8}"#, results: "--------+"),
        Row(expected: #"{"?lte":7}"#, results: "--------+"),
        Row(expected: #"{"?contains":"b"}"#, results: "----+----"),
        Row(expected: #"{"?contains":"abc"}"#, results: "----+-+--"),
        Row(expected: #"{"?contains":""}"#, results: "---++----"),
        Row(expected: #"{"?startsWith":"a"}"#, results: "----+----"),
        Row(expected: #"{"?endsWith":"c"}"#, results: "----+----"),
        Row(expected: #"{"?startsWith":""}"#, results: "---++----"),
        Row(expected: #"{"?matches":"^a.c$"}"#, results: "----+----"),
        Row(expected: #"{"?size":0}"#, results: "---+-+-+-"),
        Row(expected: #"{"?size":{"?gt":1}}"#, results: "----+-+--"),
        Row(expected: #"{"?is":"absent"}"#, results: "+--------"),
        Row(expected: #"{"?is":"present"}"#, results: "-++++++++"),
        Row(expected: #"{"?is":"empty"}"#, results: "---+-+-+-"),
        Row(expected: #"{"?is":"null"}"#, results: "-+-------"),
        Row(expected: #"{"?is":"string"}"#, results: "---++----"),
        Row(expected: #"{"?is":"number"}"#, results: "--------+"),
        Row(expected: #"{"?is":"integer"}"#, results: "--------+"),
        Row(expected: #"{"?is":"boolean"}"#, results: "--+------"),
        Row(expected: #"{"?is":"array"}"#, results: "-----++--"),
        Row(expected: #"{"?is":"object"}"#, results: "-------+-"),
        Row(expected: #"{"?is":["absent","null"]}"#, results: "++-------"),
        Row(expected: #"{"?oneOf":["abc",7]}"#, results: "----+---+"),
        Row(expected: #"{"?oneOf":["abc",{"?is":"absent"}]}"#, results: "+---+----"),
        Row(expected: #"{"?near":7,"?within":1}"#, results: "--------+"),
        Row(expected: #"{"?unordered":["abc","abc"]}"#, results: "------+--"),
        Row(expected: #"{"?unordered":[]}"#, results: "-----+---"),
        Row(expected: #"{"?includes":["abc"]}"#, results: "------+--"),
        Row(expected: #"{"?each":"abc"}"#, results: "------+--"),
        Row(expected: #"{"?some":"abc"}"#, results: "------+--"),
        Row(expected: #"{"?none":"x"}"#, results: "-----++--"),
        Row(expected: #"{"?each":{"?is":"absent"}}"#, results: "---------"),
        Row(expected: #"{"?none":{"?is":"present"}}"#, results: "-----+---"),
        Row(expected: #"{"?before":"now"}"#, results: "---------"),
        Row(expected: #"{"?after":"2024-01-01"}"#, results: "---------"),
        Row(expected: #"{"?file":"_abc.json"}"#, results: "----+----"),
        Row(expected: #"{"?strict":{}}"#, results: "-------+-"),
        Row(expected: #"{"?because":"why"}"#, results: "-++++++++"),
    ]

    static let negations = [
        Row(expected: #"{"?not":{"?equals":"abc"}}"#, results: "-+++-++++"),
        Row(expected: #"{"?not":{"?gt":5}}"#, results: "---------"),
        Row(expected: #"{"?not":{"?gt":9}}"#, results: "--------+"),
        Row(expected: #"{"?not":{"?gte":9}}"#, results: "--------+"),
        Row(expected: #"{"?not":{"?lt":5}}"#, results: "--------+"),
        Row(expected: #"{"?not":{"?lte":5}}"#, results: "--------+"),
        Row(expected: #"{"?not":{"?contains":"x"}}"#, results: "---++++--"),
        Row(expected: #"{"?not":{"?startsWith":"x"}}"#, results: "---++----"),
        Row(expected: #"{"?not":{"?endsWith":"x"}}"#, results: "---++----"),
        Row(expected: #"{"?not":{"?matches":"x"}}"#, results: "---++----"),
        Row(expected: #"{"?not":{"?size":1}}"#, results: "---+++++-"),
        Row(expected: #"{"?not":{"?is":"empty"}}"#, results: "----+-+--"),
        Row(expected: #"{"?not":{"?is":"string"}}"#, results: "-++--++++"),
        Row(expected: #"{"?not":{"?is":"absent"}}"#, results: "-++++++++"),
        Row(expected: #"{"?not":{"?is":"present"}}"#, results: "+--------"),
        Row(expected: #"{"?not":{"?is":"present","?because":"gone"}}"#, results: "+--------"),
        Row(expected: #"{"?not":{"?is":["absent","null"]}}"#, results: "--+++++++"),
        Row(expected: #"{"?not":{"?any":["x",{"?gt":9}]}}"#, results: "--------+"),
        Row(expected: #"{"?not":{"?in":["abc",7]}}"#, results: "-+++-+++-"),
        Row(expected: #"{"?not":{"?any":["x","y"]}}"#, results: "-++++++++"),
        Row(expected: #"{"?not":{"?any":["x",{"?is":"present"}]}}"#, results: "---------"),
        Row(expected: #"{"?not":{"?all":[{"?is":"present"},"x"]}}"#, results: "-++++++++"),
        Row(expected: #"{"?not":{"?all":[{"?is":"number"},{"?gt":9}]}}"#, results: "-++++++++"),
        Row(expected: #"{"?not":{"?oneOf":["x","y"]}}"#, results: "-++++++++"),
        Row(expected: #"{"?not":{"?oneOf":["x",{"?gt":9}]}}"#, results: "--------+"),
        Row(expected: #"{"?not":{"?near":9,"?within":1}}"#, results: "--------+"),
        Row(expected: #"{"?not":{"?unordered":["x","abc"]}}"#, results: "-----++--"),
        Row(expected: #"{"?not":{"?includes":["x"]}}"#, results: "-----++--"),
        Row(expected: #"{"?not":{"?each":"x"}}"#, results: "-----++--"),
        Row(expected: #"{"?not":{"?some":"x"}}"#, results: "-----++--"),
        Row(expected: #"{"?not":{"?none":"abc"}}"#, results: "------+--"),
        Row(expected: #"{"?not":{"?each":{"?gt":5}}}"#, results: "-----+---"),
        Row(expected: #"{"?not":{"?before":"now"}}"#, results: "---------"),
        Row(expected: #"{"?not":{"?after":"now"}}"#, results: "---------"),
        Row(expected: #"{"?not":{"?file":"_abc.json"}}"#, results: "-+++-++++"),
        Row(expected: #"{"?not":{"?strict":{"a":1}}}"#, results: "-++++++++"),
        Row(expected: #"{"?not":{"?not":"abc"}}"#, results: "----+----"),
        Row(expected: #"{"?not":{"?not":{"?gt":5}}}"#, results: "--------+"),
    ]
}
