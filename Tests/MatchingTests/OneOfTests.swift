import Testing

@testable import Matching

@Suite("?oneOf")
struct OneOfTests {
    @Test(
        "holds for exactly one",
        arguments: [
            (#"{"?oneOf":[{"?gt":5},{"?lt":3}]}"#, "7"), (#"{"?oneOf":["a",{"?startsWith":"b"}]}"#, #""a""#),
            (#"{"?oneOf":[{"?gt":5},{"?startsWith":"b"}]}"#, "7"),
            (#"{"?not":{"?oneOf":[{"?gt":5},{"?lt":9}]}}"#, "7"),
        ])
    func holds(_ expected: String, _ actual: String) throws {
        #expect(try mismatches(expected, actual) == [])
    }

    @Test(
        "says which matched where it was not one",
        arguments: [
            (
                #"{"?oneOf":[{"?gt":5},{"?lt":10},0]}"#, "7",
                [
                    "$  expected exactly one of these: a number greater than 5, a number less than 10 or 0, "
                        + "got number 7, which matches 2: a number greater than 5 and a number less than 10"
                ]
            ),
            (#"{"?oneOf":[1,2]}"#, "3", ["$  expected exactly one of these: 1 or 2, got number 3"]),
            (#"{"?oneOf":[1,2]}"#, "null", ["$  expected exactly one of these: 1 or 2, got null"]),
        ])
    func fails(_ expected: String, _ actual: String, _ sentences: [String]) throws {
        #expect(try mismatches(expected, actual) == sentences)
    }
}
