import Testing

@testable import Matching

@Suite("?strict and escaped names")
struct StrictTests {
    @Test(
        "allows no members but those that are written, all the way down, while matchers still work",
        arguments: [
            (#"{"?strict":{"id":{"?is":"integer"}}}"#, #"{"id":1}"#, []),
            (
                #"{"?strict":{"id":{"?is":"integer"}}}"#, #"{"id":1,"b":2}"#,
                ["$.b  expected no such member, got 2"]
            ),
            (
                #"{"?strict":{"a":{"b":[{"c":1}]}}}"#, #"{"a":{"b":[{"c":1,"d":2}]}}"#,
                ["$.a.b[0].d  expected no such member, got 2"]
            ),
            (
                #"{"?strict":{"a":{"?each":{"c":1}}}}"#, #"{"a":[{"c":1},{"c":1,"d":null}]}"#,
                ["$.a[1].d  expected no such member, got null"]
            ),
            (#"{"?strict":{"a":{"?any":[{"c":1},null]}}}"#, #"{"a":{"c":1}}"#, []),
            (
                #"{"?strict":{"a":{"?any":[{"c":1},null]}}}"#, #"{"a":{"c":1,"d":2}}"#,
                [#"$.a  expected {"c":1} or null, got object {"c":1,"d":2}"#]
            ),
            (#"{"a":{"?strict":{}},"b":{}}"#, #"{"a":{},"b":{"c":1},"d":1}"#, []),
            (#"{"?strict":{}}"#, "[]", ["$  expected an object, got an empty array"]),
            (#"{"?strict":[{"a":1}]}"#, #"[{"a":1}]"#, []),
            (#"{"?not":{"?strict":{"a":1}}}"#, #"{"a":1,"b":2}"#, []),
        ])
    func strict(_ expected: String, _ actual: String, _ sentences: [String]) throws {
        #expect(try mismatches(expected, actual) == sentences)
    }

    @Test(
        "a member whose name begins with a question mark is written with two",
        arguments: [
            (#"{"??gt":1}"#, #"{"?gt":1}"#, []),
            (#"{"??gt":1}"#, #"{"?gt":2}"#, ["$['?gt']  expected 1, got 2"]),
            (#"{"??gt":{"?gt":1}}"#, #"{"?gt":2}"#, []), (#"{"???a":1}"#, #"{"??a":1}"#, []),
            (#"{"?equals":{"??gt":1}}"#, #"{"??gt":1}"#, []), (#"{"?strict":{"??a":1}}"#, #"{"?a":1}"#, []),
        ])
    func escaped(_ expected: String, _ actual: String, _ sentences: [String]) throws {
        #expect(try mismatches(expected, actual) == sentences)
    }
}
