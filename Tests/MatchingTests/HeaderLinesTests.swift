import JSON
import Testing

@testable import Matching

@Suite("The lines of a header")
struct HeaderLinesTests {
    private func sentences(_ expected: String, _ lines: [String]) throws -> [String] {
        try Expectation(expected).matcher.mismatches(ofLines: lines, label: "header Via")
            .map { "\($0.path)  \($0.message)" }
    }

    @Test(
        "one of several must match",
        arguments: [
            (#""b""#, true), (#"{"?startsWith":"b"}"#, true), (#"{"?any":["x","a"]}"#, true),
            (#""c""#, false),
            (#"{"?startsWith":"a","?endsWith":"b"}"#, false), ("[\"a\",\"b\"]", true), ("[\"a\"]", false),
            (#"{"?size":2}"#, true), (#"{"?size":3}"#, false), (#"{"?is":"string"}"#, true),
            (#"{"?is":"absent"}"#, false),
        ])
    func one(_ expected: String, _ holds: Bool) throws {
        #expect(try sentences(expected, ["a", "b"]).isEmpty == holds)
    }

    @Test(
        "?not must hold for all of them",
        arguments: [
            (#"{"?not":"c"}"#, []),
            (#"{"?not":"b"}"#, [#"header Via -> nth 1  expected anything but "b", got "b""#]),
            (#"{"?startsWith":"a","?not":"c"}"#, []),
            (
                #"{"?startsWith":"a","?not":"b"}"#,
                [#"header Via -> nth 1  expected anything but "b", got "b""#]
            ), (#"{"?all":[{"?not":"a"}]}"#, [#"header Via -> nth 0  expected anything but "a", got "a""#]),
        ])
    func negation(_ expected: String, _ found: [String]) throws {
        #expect(try sentences(expected, ["a", "b"]) == found)
    }

    @Test("none of several that matches is one mismatch")
    func none() throws {
        #expect(
            try sentences(#"{"?startsWith":"c","?because":"cached"}"#, ["a", "b"]) == [
                #"header Via  expected one line to be text that starts with "c", got a list of 2 values ["a","b"]"#
            ])
    }

    @Test("a single line is the value, none is absent")
    func few() throws {
        #expect(try sentences("5", ["5"]) == [])
        #expect(try sentences("6", ["5"]) == [#"header Via  expected number 6, got text "5""#])
        #expect(try sentences(#""a""#, []) == [#"header Via  expected "a", but header Via is absent"#])
        #expect(try sentences(#"{"?is":"absent"}"#, []) == [])
        #expect(
            try sentences(#"{"?not":"a"}"#, []) == [
                #"header Via  expected anything but "a", but header Via is absent"#
            ])
    }
}
