import JSON
import Testing

@testable import Matching

/// Every matcher against text without a type and against lists: the second and third of the rules.
@Suite("Text without a type, one or many")
struct TextsAndListsTests {
    typealias Row = NothingGreenByAccidentTests.Row

    static var states: [Observed] {
        [
            .untyped("5"), .untyped("x"), .untyped(""), .untyped("1"), .untyped("2024-04-30"),
            .texts(), .texts("5"), .texts("x"), .texts("5", "6"), .bytes([0xFF]), .notFinite("NaN"),
        ]
    }

    @Test("each matcher against texts, lists of none, one and many, bytes and no number", arguments: rows)
    func matcher(_ row: Row) throws {
        let expectation = try Expectation(row.expected)
        #expect(Self.states.map { expectation.holds(for: $0) ? "+" : "-" }.joined() == row.results)
    }
}

extension TextsAndListsTests {
    //                                     "5" "x" "" "1" "2024-04-30" none "5" "x" "5","6" bytes NaN
    static let rows = [
        Row(expected: #""abc""#, results: "-----------"),
        Row(expected: #"7"#, results: "-----------"),
        Row(expected: #"true"#, results: "---+-------"),
        Row(expected: #"null"#, results: "-----------"),
        Row(expected: #"{}"#, results: "-----------"),
        Row(expected: #"[]"#, results: "-----+-----"),
        Row(expected: #"{"?equals":"5"}"#, results: "+-----+----"),
        Row(expected: #"{"?equals":5}"#, results: "+-----+----"),
        Row(expected: #"{"?not":"5"}"#, results: "-++++--+---"),
        Row(expected: #"{"?not":6}"#, results: "+++++-++---"),
        Row(expected: #"{"?any":[5,"x"]}"#, results: "++----++---"),
        Row(expected: #"{"?in":[true,7]}"#, results: "---+-------"),
        Row(expected: #"{"?all":[5,{"?is":"string"}]}"#, results: "+-----+----"),
        Row(expected: #"{"?oneOf":[5,"y"]}"#, results: "+-----+----"),
        Row(expected: #"{"?gt":4}"#, results: "+-----+----"),
        Row(expected: #"{"?gte":5}"#, results: "+-----+----"),
        Row(expected: #"{"?lt":6}"#, results: "+--+--+----"),
        Row(expected: #"{"?lte":5}"#, results: "+--+--+----"),
        Row(expected: #"{"?near":5,"?within":0.5}"#, results: "+-----+----"),
        Row(expected: #"{"?contains":"5"}"#, results: "+-----+-+--"),
        Row(expected: #"{"?contains":{"?gt":5}}"#, results: "--------+--"),
        Row(expected: #"{"?startsWith":"5"}"#, results: "+-----+----"),
        Row(expected: #"{"?endsWith":"5"}"#, results: "+-----+----"),
        Row(expected: #"{"?matches":"^[0-9]+$"}"#, results: "+--+--+----"),
        Row(expected: #"{"?size":1}"#, results: "++-+--++-+-"),
        Row(expected: #"{"?size":{"?lt":9}}"#, results: "++++-+++++-"),
        Row(expected: #"{"?is":"string"}"#, results: "+++++-++---"),
        Row(expected: #"{"?is":"number"}"#, results: "+--+--+----"),
        Row(expected: #"{"?is":"boolean"}"#, results: "---+-------"),
        Row(expected: #"{"?is":"array"}"#, results: "------+++--"),
        Row(expected: #"{"?is":"absent"}"#, results: "-----+-----"),
        Row(expected: #"{"?is":"present"}"#, results: "+++++-+++++"),
        Row(expected: #"{"?is":"empty"}"#, results: "--+--------"),
        Row(expected: #"{"?is":"date"}"#, results: "----+------"),
        Row(expected: #"{"?unordered":[5]}"#, results: "------+----"),
        Row(expected: #"{"?unordered":["6",5]}"#, results: "--------+--"),
        Row(expected: #"{"?includes":[5]}"#, results: "------+-+--"),
        Row(expected: #"{"?each":{"?is":"integer"}}"#, results: "------+-+--"),
        Row(expected: #"{"?some":5}"#, results: "------+-+--"),
        Row(expected: #"{"?none":7}"#, results: "-----++++--"),
        Row(expected: #"{"?strict":["5"]}"#, results: "------+----"),
        Row(expected: #"{"?strict":5}"#, results: "+-----+----"),
        Row(expected: #"{"?before":"now"}"#, results: "----+------"),
        Row(expected: #"{"?after":"2024-01-01"}"#, results: "----+------"),
        Row(expected: #"{"?file":"_abc.json"}"#, results: "-----------"),
        Row(expected: #"{"?because":"why"}"#, results: "+++++-+++++"),
        Row(expected: #"[5]"#, results: "------+----"),
        Row(expected: #"[5,6]"#, results: "--------+--"),
    ]
}
