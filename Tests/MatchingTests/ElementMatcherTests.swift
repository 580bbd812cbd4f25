import JSON
import Testing

@testable import Matching

@Suite("?each, ?some and ?none")
struct ElementMatcherTests {
    @Test(
        "hold",
        arguments: [
            (#"{"?each":{"?is":"integer"}}"#, "[1,2]"), (#"{"?each":{"id":1}}"#, #"[{"id":1,"n":2}]"#),
            (#"{"?some":{"?gt":1}}"#, #"["a",2]"#), (#"{"?some":null}"#, "[1,null]"),
            (#"{"?none":{"state":"failed"}}"#, #"[{"state":"ok"},{}]"#), (#"{"?none":1}"#, "[]"),
            (#"{"?not":{"?each":1}}"#, "[1,2]"), (#"{"?not":{"?some":1}}"#, "[2]"),
            (#"{"?not":{"?none":1}}"#, "[1]"),
        ])
    func hold(_ expected: String, _ actual: String) throws {
        #expect(try mismatches(expected, actual) == [])
    }

    @Test(
        "name the index",
        arguments: [
            (
                #"{"?each":{"id":{"?is":"integer"}}}"#, #"[{"id":1},{"id":"2"},{}]"#,
                [
                    #"$[1].id  expected an integer, got string "2""#,
                    "$[2].id  expected an integer, but $[2].id is absent",
                ]
            ),
            (
                #"{"?each":1}"#, "[]",
                ["$  expected at least one element, and each to be 1, got an empty array"]
            ),
            (
                #"{"?each":1}"#, #"{"a":1}"#,
                [#"$  expected an array in which every element is 1, got object {"a":1}"#]
            ),
            (
                #"{"?some":{"id":2,"n":"b"}}"#, #"[{"id":1,"n":"a"},{"id":2,"n":"c"}]"#,
                [
                    #"$  expected an array in which some element is {"id":2,"n":"b"}, "#
                        + #"got [{"id":1,"n":"a"},{"id":2,"n":"c"}]"#,
                    #"$[1].n  expected "b", got "c" (in the closest element)"#,
                ]
            ),
            (#"{"?some":7}"#, "[1]", ["$  expected an array in which some element is 7, got [1]"]),
            (#"{"?some":7}"#, "[]", ["$  expected an array in which some element is 7, got an empty array"]),
            (#"{"?some":7}"#, "null", ["$  expected an array in which some element is 7, got null"]),
            (
                #"{"?none":{"?lt":2}}"#, "[3,1,0]",
                [
                    "$[1]  expected anything but a number less than 2, got 1",
                    "$[2]  expected anything but a number less than 2, got 0",
                ]
            ),
            (
                #"{"?none":{"?lt":2}}"#, #"[3,"a"]"#,
                [
                    #"$[1]  expected anything but a number less than 2, got string "a", which ?lt cannot judge"#
                ]
            ),
            (
                #"{"?none":1}"#, #""a""#,
                [#"$  expected an array in which no element is 1, got string "a""#]
            ),
        ])
    func index(_ expected: String, _ actual: String, _ sentences: [String]) throws {
        #expect(try mismatches(expected, actual) == sentences)
    }

    @Test("a list of none is an empty array, and one of one an array")
    func lists() throws {
        #expect(
            try Expectation(#"{"?each":1}"#).sentences(of: .texts(), label: "//a") == [
                "//a  expected at least one element, and each to be 1, got an empty array"
            ])
        #expect(try Expectation(#"{"?each":1}"#).sentences(of: .texts("1")) == [])
        #expect(try Expectation(#"{"?none":2}"#).sentences(of: .texts()) == [])
        #expect(
            try Expectation(#"{"?each":1}"#).sentences(of: .texts("1", "2"), label: "//a") == [
                #"//a -> nth 1  expected number 1, got text "2""#
            ])
    }
}
