import Testing

@testable import Matching

@Suite("?near and ?within")
struct NearTests {
    @Test(
        "compare exactly, both ends included",
        arguments: [
            (#"{"?near":3.14,"?within":0.01}"#, "3.15", true),
            (#"{"?near":3.14,"?within":0.01}"#, "3.13", true),
            (#"{"?near":3.14,"?within":0.01}"#, "3.1500000000000000000001", false),
            (#"{"?near":0.1,"?within":0.2}"#, "0.3", true),
            (#"{"?near":0.1,"?within":0.2}"#, "0.30000000000000004", false),
            (#"{"?near":-5,"?within":10}"#, "5", true), (#"{"?near":-5,"?within":10}"#, "-15.0", true),
            (#"{"?near":-5,"?within":10}"#, "-15.1", false), (#"{"?within":0,"?near":1e3}"#, "1000", true),
            (#"{"?near":9007199254740993,"?within":0.5}"#, "9007199254740992", false),
            (#"{"?near":1e-30,"?within":1e30}"#, "1e30", true),
            (#"{"?near":"2024-01-01T00:00:00Z","?within":"5s"}"#, #""2024-01-01T01:00:05+01:00""#, true),
            (#"{"?near":"2024-01-01T00:00:00Z","?within":"5s"}"#, #""2023-12-31T23:59:54.999Z""#, false),
            (#"{"?near":"2024-01-01","?within":"1d"}"#, #""2024-01-02""#, true),
            (#"{"?near":"1s","?within":"100ms"}"#, #""900ms""#, true),
            (#"{"?near":"1s","?within":"100ms"}"#, #""1101ms""#, false),
            (#"{"?not":{"?near":5,"?within":1}}"#, "7", true),
            (#"{"?not":{"?near":5,"?within":1}}"#, #""7""#, false),
        ])
    func compare(_ expected: String, _ actual: String, _ holds: Bool) throws {
        #expect(try mismatches(expected, actual).isEmpty == holds)
    }

    @Test("read text without a type as a number")
    func untyped() throws {
        let expectation = try Expectation(#"{"?near":5,"?within":1}"#)
        #expect(expectation.sentences(of: .untyped(" 5.5 ")) == [])
        #expect(
            expectation.sentences(of: .untyped("five")) == [
                #"$  expected a number within 1 of 5, got text "five""#
            ])
    }

    @Test(
        "say what is near",
        arguments: [
            (#"{"?near":5,"?within":0.5}"#, "6", "$  expected a number within 0.5 of 5, got 6"),
            (
                #"{"?near":"2024-01-01","?within":"5s"}"#, #""x""#,
                #"$  expected a date within 5s of 2024-01-01, got string "x""#
            ),
            (
                #"{"?near":"2s","?within":"5ms"}"#, #""1s""#,
                #"$  expected a duration within 5ms of 2s, got "1s""#
            ),
        ])
    func words(_ expected: String, _ actual: String, _ sentence: String) throws {
        #expect(try mismatches(expected, actual) == [sentence])
    }
}
