import Testing

@testable import Matching

@Suite("?file")
struct FileTests {
    @Test(
        "equals the JSON in the file exactly, and nothing in it is a matcher",
        arguments: [
            (#"{"?file":"_order.json"}"#, #"{"?gt":[1,2],"id":1}"#, []),
            (
                #"{"a":{"?file":"_order.json"}}"#, #"{"a":{"?gt":[1,3],"id":1,"b":0}}"#,
                ["$.a['?gt'][1]  expected 2, got 3", "$.a.b  expected no such member, got 0"]
            ),
            (#"{"?file":"_abc.json"}"#, #""abd""#, [#"$  expected "abc", got "abd""#]),
            (#"{"?not":{"?file":"_abc.json"}}"#, #""abd""#, []),
        ])
    func equals(_ expected: String, _ actual: String, _ sentences: [String]) throws {
        #expect(try mismatches(expected, actual) == sentences)
    }
}
