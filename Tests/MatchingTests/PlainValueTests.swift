import Diagnostics
import JSON
import Testing

@testable import Matching

@Suite("Plain expected values")
struct PlainValueTests {
    @Test(
        "hold for equal values",
        arguments: [
            ("1", "1"), ("1", "1.0"), ("1", "1e0"), ("0.1", "1e-1"), ("-0", "0"),
            ("637437444832607741", "637437444832607741"), ("1e400", "10e399"),
            (#""milk""#, #""milk""#), (#""\u00e9""#, #""é""#), ("true", "true"), ("null", "null"),
            ("[]", "[]"),
            ("[1, [2]]", "[1.0,[2]]"), ("{}", "{}"), ("{}", #"{"a":1}"#), (#"{"a":1}"#, #"{"b":2,"a":1}"#),
            (#"{"a":{"b":[{"c":null}]}}"#, #"{"a":{"b":[{"c":null,"d":1}]}}"#), (#""\ud800""#, #""\uD800""#),
        ])
    func equal(_ expected: String, _ actual: String) throws {
        #expect(try mismatches(expected, actual) == [])
    }

    @Test(
        "say what differs, and where",
        arguments: [
            (#""milk""#, #""mlik""#, #"$  expected "milk", got "mlik""#),
            ("5", #""5""#, #"$  expected number 5, got string "5""#),
            (#""5""#, "5", #"$  expected string "5", got number 5"#),
            ("69187.62", "69187.62000000001", "$  expected 69187.62, got 69187.62000000001"),
            (
                "4634343214213523454", "4634343214213523455",
                "$  expected 4634343214213523454, got 4634343214213523455"
            ),
            ("true", "false", "$  expected true, got false"),
            ("true", "1", "$  expected boolean true, got number 1"),
            ("null", #""""#, "$  expected null, got an empty string"),
            ("null", "0", "$  expected null, got number 0"),
            (#""x""#, "null", #"$  expected string "x", got null"#),
            (#""x""#, #""""#, #"$  expected "x", got an empty string"#),
            ("[]", "[1]", "$  expected an empty array, got [1]"),
            ("[1,2]", "[1,2,3,4]", "$  expected 2 elements, got 4, the first of the others is 3"),
            ("[]", "{}", "$  expected an array, got an empty object"),
            ("{}", "[1]", "$  expected an object, got array [1]"),
            ("{}", "null", "$  expected an object, got null"),
            (#"{"a":1}"#, #""x""#, #"$  expected an object, got string "x""#),
            ("[1,2]", "[1]", "$[1]  expected 2, but $[1] is absent"),
            (#"{"a":null}"#, "{}", "$.a  expected null, but $.a is absent"),
            (#"{"a":{"b":1}}"#, "{}", #"$.a  expected {"b":1}, but $.a is absent"#),
            (#"{"items":[{"id":1}]}"#, #"{"items":[{"id":2}]}"#, "$.items[0].id  expected 1, got 2"),
        ])
    func different(_ expected: String, _ actual: String, _ sentence: String) throws {
        #expect(try mismatches(expected, actual) == [sentence])
    }

    @Test("report every mismatch, in the order in which they are expected")
    func everyMismatch() throws {
        let found = try mismatches(
            #"{"id": {"?is": "integer"}, "content": "milk", "tags": ["a", "b"], "ok": true}"#,
            #"{"ok":true,"tags":["a","c","d"],"content":"mlik","id":"7"}"#)
        #expect(
            found == [
                #"$.id  expected an integer, got string "7""#, #"$.content  expected "milk", got "mlik""#,
                #"$.tags[1]  expected "b", got "c""#,
                #"$.tags  expected 2 elements, got 3, the first of the others is "d""#,
            ])
    }

    @Test("point at the expected value in the spec")
    func location() throws {
        let expectation = try Expectation(
            "{\n  \"id\": { \"?is\": \"integer\" },\n  \"content\": \"milk\"\n}")
        let found = expectation.matcher.mismatches(of: try .json(#"{"id":"7","content":"x"}"#), label: "$")
        #expect(found.map(\.location.description) == ["spec.json:2:11", "spec.json:3:14"])
    }

    @Test("of a name that stands twice in the answer the last counts, and a mismatch says so")
    func duplicateNames() throws {
        #expect(try mismatches(#"{"a":2}"#, #"{"a":1,"a":2}"#) == [])
        #expect(
            try mismatches(#"{"a":1}"#, #"{"a":1,"a":2}"#) == [
                #"$.a  expected 1, got 2 ("a" stands 2 times in the answer, the last counts)"#
            ])
    }

    @Test(
        "call odd names as JSONPath does",
        arguments: [
            ("a b", "$['a b']"), ("it's", #"$['it\'s']"#), ("1st", "$['1st']"), ("", "$['']"), ("é", "$.é"),
            ("_x1", "$._x1"), ("a.b", "$['a.b']"), ("a\nb", #"$['a\nb']"#), ("a\u{200b}", #"$['a\u200b']"#),
        ])
    func oddNames(_ name: String, _ path: String) throws {
        let object = JSONValue.object(JSONObject(members: [JSONMember(key: name, value: 1)]))
        let found = try mismatches(object.written(), "{}")
        #expect(found == ["\(path)  expected 1, but \(path) is absent"])
    }

    @Test(
        "continue the path that gave the value",
        arguments: [
            ("$.items", "$.items.id"), ("$", "$.id"), ("//Result -> $", "//Result -> $ -> $.id"),
            ("body", "body -> $.id"),
        ])
    func labels(_ label: String, _ path: String) throws {
        #expect(try mismatches(#"{"id":1}"#, #"{"id":2}"#, label: label) == ["\(path)  expected 1, got 2"])
    }
}
