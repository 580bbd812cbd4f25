import JSON
import Testing

@testable import Matching

@Suite("?unordered and ?includes")
struct AnyOrderTests {
    @Test(
        "hold where each expected element has a partner of its own",
        arguments: [
            (#"{"?unordered":[{"?is":"object"},{"id":1}]}"#, #"[{"id":1},{"id":2}]"#),
            (#"{"?unordered":[{"?gt":1},{"?gt":0},{"?gt":2}]}"#, "[1,2,3]"),
            (#"{"?unordered":[1,2,3,4]}"#, "[3,2,4,1]"), (#"{"?unordered":[]}"#, "[]"),
            (#"{"?unordered":[1,1.0,2]}"#, "[2.0,1e0,1]"), (#"{"?unordered":[[1],[2]]}"#, "[[2],[1]]"),
            (#"{"?unordered":[1,{"?is":"number"}]}"#, "[2,1]"),
            (#"{"?unordered":[{"id":1},{"id":1,"n":2}]}"#, #"[{"id":1,"n":2},{"id":1}]"#),
            (#"{"?unordered":[null,true,"a"]}"#, #"["a",null,true]"#),
            (#"{"?includes":[3,1]}"#, "[1,2,3]"), (#"{"?includes":[1,1]}"#, "[1,2,1]"),
            (#"{"?includes":[{"?is":"object"},{"id":1}]}"#, #"[5,{"id":1},{"id":2}]"#),
        ])
    func hold(_ expected: String, _ actual: String) throws {
        #expect(try mismatches(expected, actual) == [])
    }

    @Test(
        "name what is missing and what is extra, and pair what is left over by the smallest difference",
        arguments: [
            (
                #"{"?unordered":[1,1,2]}"#, "[1,2,2]",
                [
                    "$  expected [1,1,2] in any order, got [1,2,2]: missing 1; extra 2 at $[2]",
                    "$[2]  expected 1, got 2",
                ]
            ),
            (
                #"{"?unordered":[]}"#, "[1]",
                ["$  expected an empty array, got [1]: extra 1 at $[0]"]
            ),
            (
                #"{"?unordered":[1,2,3]}"#, "[3]",
                ["$  expected [1,2,3] in any order, got [3]: missing 1 and 2"]
            ),
            (
                #"{"?unordered":["a",1]}"#, #"[2,"b"]"#,
                [
                    #"$  expected ["a",1] in any order, got [2,"b"]: missing "a" and 1; extra 2 at $[0] and "b" at $[1]"#,
                    #"$[1]  expected "a", got "b""#, "$[0]  expected 1, got 2",
                ]
            ),
            (
                #"{"?unordered":[{"id":1,"n":"a"},{"id":2,"n":"b"}]}"#,
                #"[{"id":3,"n":"b"},{"id":1,"n":"x"}]"#,
                [
                    #"$  expected [{"id":1,"n":"a"},{"id":2,"n":"b"}] in any order, "#
                        + #"got [{"id":3,"n":"b"},{"id":1,"n":"x"}]: "#
                        + #"missing {"id":1,"n":"a"} and {"id":2,"n":"b"}; "#
                        + #"extra {"id":3,"n":"b"} at $[0] and {"id":1,"n":"x"} at $[1]"#,
                    #"$[1].n  expected "a", got "x""#, "$[0].id  expected 2, got 3",
                ]
            ),
            (
                #"{"?includes":[4,7]}"#, "[4,5]",
                ["$  expected an array with at least [4,7], got [4,5]: missing 7"]
            ),
            (
                #"{"?includes":[{"id":1,"n":"a"}]}"#, #"[{"id":1,"n":"b"},{}]"#,
                [
                    #"$  expected an array with at least [{"id":1,"n":"a"}], got [{"id":1,"n":"b"},{}]: "#
                        + #"missing {"id":1,"n":"a"}"#,
                    #"$[0].n  expected "a", got "b""#,
                ]
            ),
            (#"{"?unordered":[1]}"#, "5", ["$  expected [1] in any order, got number 5"]),
            (#"{"?includes":[1]}"#, "null", ["$  expected an array with at least [1], got null"]),
        ])
    func leftovers(_ expected: String, _ actual: String, _ sentences: [String]) throws {
        #expect(try mismatches(expected, actual) == sentences)
    }

    @Test("of many missing and extra elements the first are named, and the nearest pairs shown")
    func many() throws {
        let expected = (0..<30).map(String.init).joined(separator: ",")
        let actual = (30..<60).map(String.init).joined(separator: ",")
        let found = try mismatches(#"{"?unordered":[\#(expected)]}"#, "[\(actual)]")
        #expect(found.count == 26)
        #expect(
            found.first?.hasSuffix(
                ": missing 0, 1, 2, 3, 4, … (30 in all); "
                    + "extra 30 at $[0], 31 at $[1], 32 at $[2], 33 at $[3], 34 at $[4], … (30 in all)")
                == true)
    }

    @Test(
        "?not holds only where no way to judge what could not be judged would pair all",
        arguments: [
            (#"{"?unordered":[{"?gt":5}]}"#, #"["a"]"#, false),
            (#"{"?unordered":[{"?gt":5},1]}"#, #"["a",1]"#, false),
            (#"{"?unordered":[{"?gt":5},1]}"#, #"["a",2]"#, true),
            (#"{"?unordered":[{"?gt":5}]}"#, "[]", true), (#"{"?includes":[{"?gt":5}]}"#, "[1]", true),
            (#"{"?includes":[{"?gt":5}]}"#, #"[1,"a"]"#, false),
        ])
    func negation(_ expected: String, _ actual: String, _ holds: Bool) throws {
        #expect(try mismatches(#"{"?not":\#(expected)}"#, actual).isEmpty == holds)
        #expect(try !mismatches(expected, actual).isEmpty)
    }

    @Test("lists without types are read as what is expected, and named by stage")
    func untyped() throws {
        let matcher = try Expectation(#"{"?unordered":[1,{"?startsWith":"1."},"x"]}"#)
        #expect(matcher.sentences(of: .texts("x", "1.0", "1")) == [])
        #expect(
            try Expectation(#"{"?includes":["z"]}"#).sentences(of: .texts("y"), label: "//a") == [
                #"//a  expected an array with at least ["z"], got ["y"]: missing "z""#
            ])
        #expect(
            try Expectation(#"{"?unordered":["z"]}"#).sentences(of: .texts("y"), label: "//a") == [
                #"//a  expected ["z"] in any order, got ["y"]: missing "z"; extra "y" at //a -> nth 0"#,
                #"//a -> nth 0  expected "z", got "y""#,
            ])
    }
}
