import HTTP
import Testing

@Suite("Ignored paths of JSON")
struct IgnoredPathTests {
    private func found(_ json: String, _ paths: String, _ body: String) throws -> [String] {
        try failures("{\"json\": \(json), \"ignore\": [\(paths)]}", Answer.exchange(body: body)).map {
            String($0.drop { $0 != " " }.dropFirst().drop { $0 != " " }.dropFirst())
        }
    }

    @Test(
        "what they select counts on neither side",
        arguments: [
            // The answer has another value, none, or one that is not expected.
            (#"{"id": 1, "at": "x"}"#, #""$.at""#, #"{"id": 1, "at": "y"}"#),
            (#"{"id": 1, "at": "x"}"#, #""$.at""#, #"{"id": 1}"#),
            (#"{"?strict": {"id": 1}}"#, #""$.at""#, #"{"id": 1, "at": "y"}"#),
            (#"{"?equals": {"id": 1, "at": "x"}}"#, #""$.at""#, #"{"id": 1}"#),
            (
                #"{"a": [{"id": 1, "at": "x"}, {"id": 2}]}"#, #""$.a[*].at""#,
                #"{"a": [{"id": 1}, {"id": 2, "at": 3}]}"#
            ),
            (#"{"a": [{"b": {"at": "x"}}]}"#, #""$..at""#, #"{"a": [{"b": {}}]}"#),
            ("[1, 2, 3]", #""$[1]""#, "[1, 5, 3]"), ("[1, 3]", #""$[-1]""#, "[1, 4]"),
            ("[1, 2, 3]", #""$[1:]""#, "[1]"), ("[1, 2, 3]", #""$[::-2]""#, "[7, 2, 8]"),
            (
                #"[{"k": "a", "v": 1}, {"k": "b", "v": 2}]"#, #""$[?@.k == 'a'].v""#,
                #"[{"k": "a"}, {"k": "b", "v": 2}]"#
            ),
            (#"[{"k": "a"}, {"k": "b"}]"#, #""$[?@.k == 'a']""#, #"[{"k": "b"}]"#),
            (
                #"{"?unordered": [{"id": 2, "at": 1}, {"id": 1, "at": 1}]}"#, #""$[*].at""#,
                #"[{"id": 1}, {"id": 2}]"#
            ),
            (#"{"?each": {"id": 1, "at": 1}}"#, #""$..at""#, #"[{"id": 1}]"#),
            (#"{"?any": [{"id": 2}, {"id": 1, "at": 1}]}"#, #""$.at""#, #"{"id": 1, "at": 2}"#),
            (#"{"id": 1}"#, #""$.nowhere""#, #"{"id": 1}"#),
            (#"{"id": {"?is": "integer"}, "at": {"?is": "date"}}"#, #""$.at", "$.id""#, #"{"at": 5}"#),
            (#"{"a b": 1, "é": 2}"#, #""$['a b']", "$.é""#, "{}"),
            (#"{"?strict": {"b": 1}}"#, #""$.a""#, #"{"a": 1, "b": 1, "a": 2}"#),
        ])
    func neither(json: String, paths: String, body: String) throws {
        #expect(try found(json, paths, body) == [])
    }

    @Test("everything else still counts, at its place in the answer")
    func places() throws {
        #expect(
            try found(
                #"{"a": [{"id": 1}, {"id": 2}]}"#, #""$.a[?@.skip]""#,
                #"{"a": [{"skip": 1}, {"id": 1}, {"skip": 1}, {"id": 3}]}"#)
                == ["$.a[3].id  expected 2, got 3"])
        #expect(
            try found(#"{"?strict": {"id": 1}}"#, #""$.at""#, #"{"id": 2, "at": 1, "by": 1}"#)
                == ["$.id  expected 1, got 2", "$.by  expected no such member, got 1"])
        #expect(
            try found(#"{"a": {"at": 1}}"#, #""$.at""#, #"{"a": {}}"#)
                == ["$.a.at  expected 1, but $.a.at is absent"])
        #expect(
            try found("[1, 2]", #""$[0]""#, #"[0, 2, 5]"#)
                == ["$  expected 1 element, got 2, the first of the others is 5"])
    }

    @Test("a pattern that takes too many steps is an error, and holds for nothing")
    func unfinished() throws {
        let text = String(repeating: "a", count: 40) + "!"
        let found = try found(#"[1]"#, #""$[?match(@, '(a|a)*')]""#, "[1, \"\(text)\"]")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("$  match(): ") == true)
    }

    @Test("a file that is expected is compared without them too")
    func file() throws {
        let files = ["_order.json": #"{"id": 1, "at": "x", "by": {"at": 2, "name": "ada"}}"#]
        #expect(
            try failures(
                #"{"json": {"?file": "_order.json"}, "ignore": ["$..at"]}"#,
                Answer.exchange(body: #"{"id": 1, "by": {"name": "ada"}}"#), files: files) == [])
    }
}
