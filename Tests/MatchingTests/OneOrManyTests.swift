import JSON
import Testing

@testable import Matching

@Suite("One or many")
struct OneOrManyTests {
    @Test(
        "a list of one also counts as its value",
        arguments: [
            #""5""#, "5", #"{"?gt":4}"#, #"{"?is":"string"}"#, #"{"?is":"array"}"#, #"{"?contains":"5"}"#,
            #"{"?startsWith":"5"}"#, #"{"?size":1}"#, "[5]", #"["5"]"#, #"{"?not":6}"#, #"{"?any":[5,6]}"#,
        ])
    func one(_ expected: String) throws {
        #expect(try Expectation(expected).sentences(of: .texts("5")) == [])
    }

    @Test("for array matchers a list of one is an array")
    func sizeOfOne() throws {
        #expect(
            try Expectation(#"{"?size":3}"#).sentences(of: .texts("abc")) == [
                #"$  expected size 3, got a list of size 1 with text "abc""#
            ])
    }

    @Test(
        "a list of none counts as absent",
        arguments: [
            (#"{"?is":"absent"}"#, true), (#"{"?not":{"?is":"present"}}"#, true),
            (#"{"?is":"present"}"#, false),
            (#"{"?is":"array"}"#, false), (#"{"?is":"empty"}"#, false), (#"{"?not":5}"#, false),
            ("null", false),
            (#"{"?not":{"?size":2}}"#, false), (#"{"?not":{"?contains":"x"}}"#, false),
        ])
    func none(_ expected: String, _ holds: Bool) throws {
        #expect(try Expectation(expected).holds(for: .texts()) == holds)
    }

    @Test("where an array is asked for, a list of none is an empty one", arguments: ["[]", #"{"?size":0}"#])
    func noneAsArray(_ expected: String) throws {
        #expect(try Expectation(expected).sentences(of: .texts()) == [])
    }

    @Test(
        "a list of many is an array, and is neither one value nor not that value",
        arguments: [
            ("[1,2]", []), (#"{"?size":2}"#, []), (#"{"?is":"array"}"#, []), (#"{"?contains":2}"#, []),
            (#"{"?is":"present"}"#, []),
            ("1", [#"//a  expected number 1, got a list of 2 values ["1","2"]"#]),
            (
                #"{"?not":3}"#,
                [#"//a  expected anything but 3, got a list of 2 values ["1","2"], which this cannot judge"#]
            ),
            (
                #"{"?matches":"1"}"#,
                [#"//a  expected text that matches '1', got a list of 2 values ["1","2"]"#]
            ),
            ("[1,3]", [#"//a -> nth 1  expected number 3, got text "2""#]),
            ("[1]", [#"//a  expected 1 element, got 2, the first of the others is "2""#]),
        ])
    func many(_ expected: String, _ sentences: [String]) throws {
        #expect(try Expectation(expected).sentences(of: .texts("1", "2"), label: "//a") == sentences)
    }
}
