import Diagnostics
import JSON
import Testing

@testable import Matching

/// A comparison that looked through all members for each would need hundreds of millions of steps here.
@Suite("Large values", .timeLimit(.minutes(1)))
struct SpeedTests {
    private static let count = 20_000

    private static func object(last: Int) -> JSONValue {
        var members = (0..<count).map { JSONMember(key: "key\($0)", value: .number(JSONNumber($0))) }
        members.reverse()
        members.append(JSONMember(key: "last", value: .number(JSONNumber(last))))
        return .object(JSONObject(members: members))
    }

    @Test("objects of twenty thousand members are compared", arguments: ["%", #"{"?equals":%}"#])
    func objects(_ form: String) throws {
        let parts = form.split(separator: "%", omittingEmptySubsequences: false)
        let expectation = try Expectation(parts.joined(separator: Self.object(last: 1).written()))
        #expect(expectation.holds(for: .value(Self.object(last: 1), isTyped: true)))
        #expect(
            expectation.sentences(of: .value(Self.object(last: 2), isTyped: true)) == [
                "$.last  expected 1, got 2"
            ])
    }

    @Test("arrays of twenty thousand elements are compared")
    func arrays() throws {
        let numbers = JSONValue.array((0..<Self.count).map { .number(JSONNumber($0)) })
        let expectation = try Expectation(numbers.written())
        #expect(expectation.holds(for: .value(numbers, isTyped: true)))
        #expect(try Expectation(#"{"?contains":19999}"#).holds(for: .value(numbers, isTyped: true)))
    }

    @Test(
        "arrays of twenty thousand elements are compared in any order",
        arguments: ["?unordered", "?includes"])
    func anyOrder(_ matcher: String) throws {
        let numbers = (0..<Self.count).map { JSONValue.number(JSONNumber($0)) }
        let expectation = try Expectation(#"{"\#(matcher)":\#(JSONValue.array(numbers).written())}"#)
        #expect(expectation.holds(for: .value(.array(numbers.reversed()), isTyped: true)))
        let other = numbers.dropFirst() + ["x"]
        #expect(!expectation.holds(for: .value(.array(Array(other)), isTyped: true)))
    }

    @Test("objects are looked up by a scalar member, not compared one with all")
    func anyOrderOfObjects() throws {
        let objects = (0..<5_000).map { index -> JSONValue in ["id": .number(JSONNumber(index))] }
        let expectation = try Expectation(#"{"?unordered":\#(JSONValue.array(objects).written())}"#)
        #expect(expectation.holds(for: .value(.array(objects.reversed()), isTyped: true)))
    }

    @Test("values as deep as JSON may be are compared")
    func depth() throws {
        let text = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
        #expect(try mismatches(text, text) == [])
        #expect(try mismatches(#"{"?size":1}"#, text) == [])
    }
}
