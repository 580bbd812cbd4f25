import Testing

@testable import Matching

/// The time is 2024-05-01T12:00:00Z.
@Suite("?before and ?after")
struct MomentTests {
    @Test(
        "compare with a date, now, or some time from now",
        arguments: [
            (#"{"?before":"2024-05-01"}"#, "2024-04-30", true),
            (#"{"?before":"2024-05-01"}"#, "2024-05-01", false),
            (#"{"?after":"2024-05-01"}"#, "2024-05-01T00:00:00.001Z", true),
            (#"{"?before":"now"}"#, "2024-05-01T13:59:59+02:00", true),
            (#"{"?before":"now"}"#, "2024-05-01T12:00:00Z", false),
            (#"{"?after":"now"}"#, "2024-05-01T12:00:00Z", false),
            (#"{"?after":"now-1d"}"#, "2024-04-30T12:00:01Z", true),
            (#"{"?after":"now-1d"}"#, "2024-04-30T12:00:00Z", false),
            (#"{"?before":"now+90m","?after":"now-1h"}"#, "2024-05-01T13:29:59Z", true),
            (#"{"?before":"now+90m"}"#, "2024-05-01T13:30:00Z", false),
            (#"{"?not":{"?before":"now"}}"#, "2024-05-01T12:00:00Z", true),
            (#"{"?not":{"?before":"now"}}"#, "soon", false),
        ])
    func compare(_ expected: String, _ actual: String, _ holds: Bool) throws {
        #expect(try Expectation(expected).holds(for: .untyped(actual)) == holds)
        #expect(try Expectation(expected).holds(for: .json("\"\(actual)\"")) == holds)
    }

    @Test(
        "say which moment that is",
        arguments: [
            (
                #"{"?after":"now-1d"}"#, #""2024-04-01""#,
                #"$  expected a date after now-1d (2024-04-30T12:00:00Z), got "2024-04-01""#
            ),
            (
                #"{"?before":"2024-01-01"}"#, "5", "$  expected a date before 2024-01-01, got number 5"
            ),
        ])
    func words(_ expected: String, _ actual: String, _ sentence: String) throws {
        #expect(try mismatches(expected, actual) == [sentence])
    }

    @Test("a matcher with now in it depends on the time", arguments: [("now", true), ("2024-01-01", false)])
    func timeBound(_ operand: String, _ isTimeBound: Bool) throws {
        #expect(try Expectation(#"{"a":[{"?after":"\#(operand)"}]}"#).matcher.isTimeBound == isTimeBound)
    }
}
