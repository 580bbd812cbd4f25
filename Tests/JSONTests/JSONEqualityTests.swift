import JSON
import Testing

@Suite("Equality of JSON")
struct JSONEqualityTests {
    private func parse(_ text: String) throws -> JSONValue {
        try JSONParser.parse(Array(text.utf8))
    }

    @Test(
        "equal",
        arguments: [
            ("1", "1.0"), ("1", "1e0"), ("0.1", "1e-1"), ("0", "-0.0"), ("[1,2]", "[1.0,2]"),
            (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#),
            (#"{"a":1,"a":2}"#, #"{"a":2}"#),
            (#"{"a":1,"b":3,"a":2}"#, #"{"a":9,"a":2,"b":3}"#),
            (#""\u00e9""#, "\"é\""), ("null", "null"), ("{}", "{}"), ("[]", "[]"),
        ])
    func equal(_ left: String, _ right: String) throws {
        #expect(try parse(left) == parse(right))
        #expect(try parse(right) == parse(left))
    }

    @Test(
        "different",
        arguments: [
            ("1", "2"), ("1", "\"1\""), ("1", "true"), ("0", "false"), ("null", "false"), ("[]", "{}"),
            ("69187.62", "69187.62000000001"), ("[1,2]", "[2,1]"), ("[1]", "[1,1]"), ("[]", "[null]"),
            (#"{"a":1}"#, #"{"a":1,"b":2}"#), (#"{"a":1}"#, #"{"b":1}"#), (#"{"a":1,"a":2}"#, #"{"a":1}"#),
            (#"{"a":null}"#, "{}"), (#"{"a":1,"a":1}"#, #"{"a":1,"b":1}"#),
            ("\"é\"", "\"e\u{301}\""), ("{\"é\":1}", "{\"e\u{301}\":1}"), ("\"a\"", "\"A\""),
            ("\"\u{212A}\"", "\"K\""), ("\"\u{212B}\"", "\"A\u{30A}\""),
        ])
    func different(_ left: String, _ right: String) throws {
        #expect(try parse(left) != parse(right))
        #expect(try parse(right) != parse(left))
    }

    @Test("large objects are compared as small ones are")
    func large() throws {
        let members = (0..<2_000).map { JSONMember(key: "k\($0)", value: .number(JSONNumber($0))) }
        let forward = JSONValue.object(JSONObject(members: members))
        let backward = JSONValue.object(JSONObject(members: members.reversed()))
        let overridden = JSONValue.object(
            JSONObject(members: [JSONMember(key: "k7", value: "other")] + members))
        let changed = JSONValue.object(
            JSONObject(members: members + [JSONMember(key: "k7", value: "other")]))
        #expect(forward == backward)
        #expect(forward == overridden)
        #expect(forward != changed)
        #expect(forward != .object(JSONObject(members: Array(members.dropLast()))))
        let accented = (0..<20).map { JSONMember(key: "é\($0)", value: true) }
        let decomposed = (0..<20).map { JSONMember(key: "e\u{301}\($0)", value: true) }
        #expect(JSONObject(members: accented) != JSONObject(members: decomposed))
    }

    @Test(
        "texts are compared by scalars",
        arguments: [
            ("", "", true), ("abc", "abc", true), ("abc", "abd", false), ("abc", "ab", false),
            ("é", "e\u{301}", false), ("é", "é", true), ("\u{212B}", "A\u{30A}", false), ("a\0", "a", false),
            ("a long text that is not stored in place", "a long text that is not stored in place", true),
            (
                "a long text that is not stored in plac\u{E9}",
                "a long text that is not stored in place\u{301}", false
            ),
        ])
    func texts(_ left: String, _ right: String, equal: Bool) {
        #expect(TextEquality.equal(left, right) == equal)
        #expect((ScalarText(left) == ScalarText(right)) == equal)
        #expect(Set([ScalarText(left), ScalarText(right)]).count == (equal ? 1 : 2))
    }

    @Test("scalar texts are ordered by scalar values")
    func order() {
        let sorted = ["b", "e\u{301}", "é", "a", "😀", "\u{FFFD}"].map(ScalarText.init).sorted()
        #expect(sorted.map(\.text).joined(separator: " ") == "a b e\u{301} é \u{FFFD} 😀")
    }
}

@Suite("Objects of JSON")
struct JSONObjectTests {
    @Test("of a repeated name the last member counts, and the name is listed once")
    func duplicates() throws {
        let text = #"{"a":1,"b":2,"a":3,"c":4,"b":5,"a":6}"#
        let object = try #require(try JSONParser.parse(Array(text.utf8)).objectValue)
        #expect(object["a"] == 6)
        #expect(object["b"] == 5)
        #expect(object.count == 6)
        #expect(object.duplicateNames == ["a", "b"])
        #expect(object.has("c"))
        #expect(!object.has("d"))
        #expect(object.lastIndex(of: "a") == 5)
    }

    @Test("names are compared by scalars")
    func names() {
        let object = JSONObject(members: [
            JSONMember(key: "é", value: 1), JSONMember(key: "e\u{301}", value: 2),
        ])
        #expect(object["é"] == 1)
        #expect(object["e\u{301}"] == 2)
        #expect(object.duplicateNames.isEmpty)
    }
}
