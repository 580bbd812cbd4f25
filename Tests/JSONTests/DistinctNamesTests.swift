import Testing

@testable import JSON

@Suite("Names that stand once")
struct DistinctNamesTests {
    @Test(
        "objects with a repeated name are known",
        arguments: [
            ("{}", true), (#"{"a":1}"#, true), (#"{"a":1,"b":2}"#, true), (#"{"a":1,"b":2,"a":3}"#, false),
            (#"{"":1,"":2}"#, false), (#"{"ab":1,"ba":2}"#, true),
        ])
    func small(text: String, expected: Bool) throws {
        let object = try #require(try JSONParser.parse(Array(text.utf8)).objectValue)
        #expect(object.hasDistinctNames == expected)
    }

    @Test("large objects with a repeated name are known too", arguments: [17, 100, 5_000])
    func large(count: Int) {
        var members = (0..<count).map { JSONMember(key: "name\($0)", value: .null) }
        #expect(JSONObject(members: members).hasDistinctNames)
        members.append(JSONMember(key: "name\(count / 2)", value: .null))
        #expect(!JSONObject(members: members).hasDistinctNames)
    }

    @Test("a change of the members leaves nothing known")
    func change() {
        var object = JSONObject(members: [JSONMember(key: "a", value: .null)])
        object.members.append(JSONMember(key: "a", value: .null))
        #expect(!object.hasDistinctNames)
    }
}
