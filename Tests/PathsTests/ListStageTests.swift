import JSON
import Testing

@Suite("Stages on lists and objects")
struct ListStageTests {
    static let body = #"""
        {"n":[10,9,1.50,1.5,-1e2,3],"t":["b","a","\u00e9","e\u0301","Z",""],"e":[],"one":[7],"s":"héllo","o":{"b":1,"c":2,"b":3},\#
        "nested":[[1,2],3,[[4]],[]],"mixed":[1,"a"],"flags":[true,false],"big":[10000000000000000000001,1e22,10000000000000000000000],\#
        "same":[1,1.0,"1",{"a":1,"b":2},{"b":2.0,"a":1e0},null,null,"\u00e9","e\u0301","\u00e9"],"csv":"a,b,,c","x":"<r><a>2</a><a>10</a></r>",\#
        "l":"<r><a>1</a></r>","eo":{},"words":["a b","c"],"lone":"\ud800"}
        """#

    @Test(
        "slice takes elements, characters and bytes",
        arguments: [
            ("$.n -> slice 0 2", "json [10,9]"),
            ("$.n -> slice 4", "json [-1e2,3]"),
            ("$.n -> slice -2", "json [-1e2,3]"),
            ("$.n -> slice 1 -4", "json [9]"),
            ("$.n -> slice 3 1", "json []"),
            ("$.n -> slice 0 99", "json [10,9,1.50,1.5,-1e2,3]"),
            ("$.n -> slice -9223372036854775808 9223372036854775807", "json [10,9,1.50,1.5,-1e2,3]"),
            ("$.s -> slice 1 3", #"json "él""#),
            ("$.s -> slice -2", #"json "lo""#),
            ("$.s -> slice 9", #"json """#),
            ("bytes -> slice 0 3", "bytes 3"),
            ("bytes -> slice 0 4 -> text", #"json "{\"n\"""#),
            ("$.x -> //a -> slice 1", #"nodes ["10"]"#),
            ("$.x -> //a -> first -> text -> slice 0 1", #"untyped "2""#),
            ("$.zz -> slice 0", "absent"),
            (
                "$.o -> slice 0",
                "error: stage 1, `slice 0`: expected an array, text or bytes, got an object"
            ),
            (
                "$.lone -> slice 0",
                #"""
                error: stage 1, `slice 0`: the string "\ud800" holds half of a surrogate pair, which \#
                is no text
                """#
            ),
            (
                "$.n -> slice 0 x",
                """
                16 expected an integer, got x
                $.n -> slice 0 x
                               ^
                """
            ),
        ])
    func slice(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "all, flatten and reverse",
        arguments: [
            ("$.x -> //a -> all", #"untyped ["2","10"]"#),
            ("$.l -> //a -> all", #"untyped ["1"]"#),
            ("$.one -> all", "json [7]"),
            ("$.l -> //b -> all", "absent"),
            ("$.nested -> flatten", "json [1,2,3,[4]]"),
            ("$.nested -> flatten -> flatten", "json [1,2,3,4]"),
            ("$.e -> flatten", "json []"),
            ("$.n -> reverse", "json [3,-1e2,1.5,1.50,9,10]"),
            ("$.x -> //a -> reverse", #"nodes ["10","2"]"#),
            ("$.e -> reverse", "json []"),
            ("$.zz -> all -> flatten -> reverse -> sort -> unique", "absent"),
            ("$.s -> all", #"error: stage 1, `all`: expected an array, got string "héllo""#),
            ("$.o -> flatten", "error: stage 1, `flatten`: expected an array, got an object"),
            ("$.s -> reverse", #"error: stage 1, `reverse`: expected an array, got string "héllo""#),
        ])
    func order(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "sort orders by exact value or by scalars, and keeps what is equal as it stands",
        arguments: [
            ("$.n -> sort", "json [-1e2,1.50,1.5,3,9,10]"),
            ("$.big -> sort", "json [1e22,10000000000000000000000,10000000000000000000001]"),
            ("$.t -> sort", #"json ["","Z","a","b","e\#u{301}","\#u{E9}"]"#),
            ("$.x -> //a -> sort", #"nodes ["10","2"]"#),
            ("$.x -> //a -> number -> sort", "json [2,10]"),
            ("$.e -> sort", "json []"),
            (
                "$.mixed -> sort",
                #"error: stage 1, `sort`: expected a number as the first element is, got string "a""#
            ),
            (
                "$.flags -> sort",
                "error: stage 1, `sort`: expected numbers or texts to sort, got boolean true"
            ),
            ("$.s -> sort", #"error: stage 1, `sort`: expected an array, got string "héllo""#),
        ])
    func sort(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "unique goes by the language's own equality",
        arguments: [
            ("$.same -> unique", #"json [1,"1",{"a":1,"b":2},null,"\#u{E9}","e\#u{301}"]"#),
            ("$.n -> unique", "json [10,9,1.50,-1e2,3]"),
            ("$.x -> //a -> unique", #"nodes ["2","10"]"#),
            ("$.s -> unique", #"error: stage 1, `unique`: expected an array, got string "héllo""#),
        ])
    func unique(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "keys and values; of a repeated name the last counts",
        arguments: [
            ("$.o -> keys", #"json ["c","b"]"#),
            ("$.o -> values", "json [2,3]"),
            ("$.eo -> keys", "json []"),
            ("$.zz -> keys", "absent"),
            ("$.x -> //r -> json -> values", #"untyped [{"a":["2","10"]}]"#),
            ("$.n -> keys", "error: stage 1, `keys`: expected an object, got an array of 6 elements"),
            ("$.s -> values", #"error: stage 1, `values`: expected an object, got string "héllo""#),
        ])
    func members(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "join and split",
        arguments: [
            ("$.n -> join ' '", #"json "10 9 1.50 1.5 -1e2 3""#),
            ("$.flags -> join ,", #"json "true,false""#),
            ("$.e -> join ','", #"json """#),
            ("$.x -> //a -> join +", #"untyped "2+10""#),
            ("$.csv -> split ','", #"json ["a","b","","c"]"#),
            ("$.csv -> split ',' -> join ','", #"json "a,b,,c""#),
            ("$.csv -> split ',,'", #"json ["a,b","c"]"#),
            ("$.words -> split ' '", #"json [["a","b"],["c"]]"#),
            ("$.t -> last -> split ','", #"json [""]"#),
            ("$.x -> //a -> first -> split ,", #"untyped ["2"]"#),
            ("$.zz -> join ','", "absent"),
            ("$.zz -> split ','", "absent"),
            (
                "$.nested -> join ','",
                #"""
                error: stage 1, `join ','`: expected texts, numbers or booleans to join, got an array \#
                of 2 elements
                """#
            ),
            ("$.s -> join ','", #"error: stage 1, `join ','`: expected an array, got string "héllo""#),
            (
                "$.one -> first -> split ','",
                #"""
                error: stage 2, `split ','`: expected text, got number 7; the stage text writes it as \#
                text
                """#
            ),
            (
                "$.s -> split ''",
                """
                14 expected a text to split at, got an empty one
                $.s -> split ''
                             ^~
                """
            ),
        ])
    func parts(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test("slots are arguments")
    func slots() {
        #expect(
            outcome(of: "$.n -> slice {{a}} {{b}}", on: Self.body, slots: [0, 2]) == "json [10,9]")
        #expect(outcome(of: "$.csv -> split {{s}}", on: Self.body, slots: [","]) == #"json ["a","b","","c"]"#)
        #expect(
            outcome(of: "$.n -> slice 0 {{b}}", on: Self.body, slots: ["x"])
                == #"error: stage 1, `slice 0 {{b}}`: expected an integer, got "x""#)
    }
}
