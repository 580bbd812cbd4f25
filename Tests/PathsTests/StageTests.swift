import Testing

@Suite("Stages")
struct StageTests {
    static let body = #"""
        {"a":{"b":[1,2.50,"x"],"s":"5","e":[],"n":null,"o":{},"t":"{\"k\":[1,{\"z\":1e400}]}",\#
        "x":"<r><i>1</i><i>2</i></r>","bad":"{\"k\":}","arr":["1","2.0","zz"],"num":12,\#
        "big":4634343214213523454,"txt":"007","tr":true,"half":"12.5","empty":"","lone":"a\ud800",\#
        "two":"{}\nbc }","badx":"<r><i></r>",\#
        "long":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}
        """#

    @Test(
        "count, first, last and nth take arrays",
        arguments: [
            ("$.a.b -> count", "json 3"),
            ("$.a.b -> first", "json 1"),
            ("$.a.b -> last", #"json "x""#),
            ("$.a.b -> nth 0", "json 1"),
            ("$.a.b -> nth 1", "json 2.50"),
            ("$.a.b -> nth -1", #"json "x""#),
            ("$.a.b -> nth -3", "json 1"),
            ("$.a.b -> nth 3", "absent"),
            ("$.a.b -> nth -4", "absent"),
            ("$.a.b -> nth 9223372036854775807", "absent"),
            ("$.a.b -> nth -9223372036854775808", "absent"),
            ("$.a.e -> first", "absent"),
            ("$.a.e -> last", "absent"),
            ("$.a.e -> count", "json 0"),
            ("$..b -> count", "json 1"),
            ("$..* -> count", "json 26"),
            ("$..zz -> count", "json 0"),
            ("$.a.b[*] -> count", "json 3"),
        ])
    func lists(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "a stage given nothing gives nothing, but count and default",
        arguments: [
            ("$.a.zz", "absent"),
            ("$.a.zz -> count", "json 0"),
            ("$.a.zz -> first", "absent"),
            ("$.a.zz -> last", "absent"),
            ("$.a.zz -> nth 0", "absent"),
            ("$.a.zz -> text", "absent"),
            ("$.a.zz -> number", "absent"),
            ("$.a.zz -> integer", "absent"),
            ("$.a.zz -> json", "absent"),
            ("$.a.zz -> xml", "absent"),
            ("$.a.zz -> regex 'x'", "absent"),
            ("$.a.zz -> $.a", "absent"),
            ("$.a.zz -> //x", "absent"),
            ("$.a.zz -> raw", "absent"),
            ("$.a.zz -> text -> json -> $.a -> //x -> default 1", "json 1"),
        ])
    func nothing(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "default stands for nothing, not for null",
        arguments: [
            ("$.a.zz -> default 0", "json 0"),
            ("$.a.zz -> default 1.50", "json 1.50"),
            ("$.a.zz -> default 'a b'", #"json "a b""#),
            ("$.a.zz -> default 'it''s'", #"json "it's""#),
            ("$.a.zz -> default ''", #"json """#),
            ("$.a.zz -> default null", "json null"),
            (#"$.a.zz -> default [1, "->", 2]"#, #"json [1,"->",2]"#),
            (#"$.a.zz -> default {"a": [1, 2]}"#, #"json {"a":[1,2]}"#),
            (#"$.a.zz -> default {"a": "}"} -> text"#, #"json "{\"a\":\"}\"}""#),
            (#"$.a.zz -> default "q -> q""#, #"json "q -> q""#),
            ("$.a.n -> default 0", "json null"),
            ("$.a.s -> default 0", #"json "5""#),
            ("$.a.e -> default 0", "json []"),
            ("$.a.b -> nth 7 -> default 'none'", #"json "none""#),
        ])
    func defaults(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "number and integer read text and keep its digits",
        arguments: [
            ("$.a.s -> number", "json 5"),
            ("$.a.s -> integer", "json 5"),
            ("$.a.txt -> integer", "json 7"),
            ("$.a.num -> number", "json 12"),
            ("$.a.num -> integer", "json 12"),
            ("$.a.big -> integer", "json 4634343214213523454"),
            ("$.a.b[1] -> number", "json 2.50"),
            ("$.a.e -> number", "json []"),
            ("$.a.arr[0:2] -> number", "json [1,2.0]"),
            ("$.a.arr[0:2] -> integer", "json [1,2.0]"),
        ])
    func numbers(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "what cannot be read as a number is an error",
        arguments: [
            ("$.a.arr -> number", #"error: stage 1, `number`: string "zz" is not a number"#),
            ("$.a.b[1] -> integer", "error: stage 1, `integer`: number 2.50 is not an integer"),
            ("$.a.half -> integer", #"error: stage 1, `integer`: string "12.5" is not an integer"#),
            ("$.a.tr -> number", "error: stage 1, `number`: expected text or a number, got boolean true"),
            ("$.a.n -> number", "error: stage 1, `number`: expected text or a number, got null"),
            ("$.a.o -> integer", "error: stage 1, `integer`: expected text or a number, got an object"),
            ("$.a.empty -> number", #"error: stage 1, `number`: string "" is not a number"#),
        ])
    func unreadable(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "text writes every value",
        arguments: [
            ("$.a.b -> text", #"json "[1,2.50,\"x\"]""#),
            ("$.a.o -> text", #"json "{}""#),
            ("$.a.s -> text", #"json "5""#),
            ("$.a.n -> text", #"json "null""#),
            ("$.a.tr -> text", #"json "true""#),
            ("$.a.num -> text", #"json "12""#),
            ("$.a.big -> text", #"json "4634343214213523454""#),
            ("$.a.t -> $.k[1].z -> text", #"json "1e400""#),
        ])
    func text(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "json and JSONPath read text",
        arguments: [
            ("$.a.t -> json", #"json {"k":[1,{"z":1e400}]}"#),
            ("$.a.t -> $.k[1].z", "json 1e400"),
            ("$.a.t -> json -> $.k[0]", "json 1"),
            ("$.a.t -> $..k -> count", "json 1"),
            (
                "$.a.bad -> json",
                #"""
                error: stage 1, `json`: the text is not well-formed JSON: line 1, column 6: \#
                expected a value, found "}"; it begins "{\"k\":}"
                """#
            ),
            (
                "$.a.bad -> $.k",
                #"""
                error: stage 1, `$.k`: the text is not well-formed JSON: line 1, column 6: expected \#
                a value, found "}"; it begins "{\"k\":}"
                """#
            ),
            ("$.a.empty -> json", "error: stage 1, `json`: the text is empty, expected JSON"),
            ("$.a.o -> json", "error: stage 1, `json`: expected text, got an object"),
            ("$.a.num -> json", "error: stage 1, `json`: expected text, got number 12"),
            (
                "$.a.lone -> json",
                #"""
                error: stage 1, `json`: the string "a\ud800" holds half of a surrogate pair, which \#
                is no text
                """#
            ),
            (
                "$.a.two -> json",
                #"""
                error: stage 1, `json`: the text is not well-formed JSON: line 2, column 1: \#
                expected nothing after the value, found "b"; it begins "{}\nbc }"
                """#
            ),
            ("body -> $.a.s", #"json "5""#),
            ("bytes -> $.a.s", #"json "5""#),
            ("bytes -> text -> $.a.s", #"json "5""#),
        ])
    func json(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "xml and XPath read text",
        arguments: [
            ("$.a.x -> xml -> /r/i", #"nodes ["1","2"]"#),
            ("$.a.x -> //i", #"nodes ["1","2"]"#),
            ("$.a.x -> //i -> last", #"nodes ["2"]"#),
            ("$.a.x -> //i -> nth 5", "absent"),
            ("$.a.x -> //i -> count", "json 2"),
            ("$.a.x -> //i -> text", #"untyped ["1","2"]"#),
            ("$.a.x -> //i -> number", "json [1,2]"),
            ("$.a.x -> //i -> first -> integer", "json 1"),
            ("$.a.x -> xml -> $.r.i[0]", #"untyped "1""#),
            ("$.a.x -> //r -> $.r.i[*]", #"untyped ["1","2"]"#),
            (
                "$.a.s -> xml",
                #"""
                error: stage 1, `xml`: the text is not well-formed XML: line 1, column 1: no XML \#
                here: expected "<"; it begins "5"
                """#
            ),
            ("$.a.b -> //x", "error: stage 1, `//x`: expected XML, got an array of 3 elements"),
            ("$.a.num -> //x", "error: stage 1, `//x`: expected XML, got number 12"),
            (
                "$.a.x -> $.r",
                #"""
                error: stage 1, `$.r`: the text is not well-formed JSON: line 1, column 1: expected \#
                a value, found "<"; it begins "<r><i>1</i><i>2</i></r>"
                """#
            ),
            (
                "$.a.badx -> //r",
                #"""
                error: stage 1, `//r`: the text is not well-formed XML: line 1, column 7: </r> \#
                does not close <i>, which was opened on line 1; it begins "<r><i></r>"
                """#
            ),
        ])
    func xml(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "XPath results have types, and start from each node",
        arguments: [
            ("$.a.x -> count(//i)", "json 2"),
            ("$.a.x -> string(//i[2])", #"untyped "2""#),
            ("$.a.x -> boolean(//i)", "json true"),
            ("$.a.x -> (0 div 0)", "notFinite NaN"),
            ("$.a.x -> (1 div 0)", "notFinite Infinity"),
            ("$.a.x -> (-1 div 0) -> text", #"json "-Infinity""#),
            (
                "$.a.x -> (1 div 0) -> number",
                "error: stage 2, `number`: expected a finite value, got number Infinity"
            ),
            ("$.a.x -> //i -> string(.)", #"untyped ["1","2"]"#),
            ("$.a.x -> //i -> number(.) * 2", "json [2,4]"),
            ("$.a.x -> //i -> boolean(. = 1)", "json [true,false]"),
            ("$.a.x -> //i -> ..", #"nodes ["12"]"#),
            ("$.a.x -> //i -> ./text()", #"nodes ["1","2"]"#),
            (
                "$.a.x -> //i -> $.x",
                #"""
                error: stage 2, `$.x`: expected one value, got 2 nodes; take one with first, last \#
                or nth
                """#
            ),
            ("$.a.x -> //zz", "nodes []"),
            ("$.a.x -> //zz -> $.x", "absent"),
            ("$.a.x -> //zz -> text", "absent"),
            ("$.a.x -> //zz -> count", "json 0"),
            ("$.a.x -> //zz -> default 'none'", #"json "none""#),
            (
                "$.a.x -> //p:i",
                #"""
                error: stage 1, `//p:i`: the prefix "p" is not bound: there are soap11, soap12, \#
                wsse, wsu, wsa, xsi, xsd, xop, xml
                """#
            ),
        ])
    func xpath(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "regex gives the first group or the match",
        arguments: [
            (#"$.a.s -> regex '(\d)'"#, #"json "5""#),
            (#"$.a.s -> regex '\d'"#, #"json "5""#),
            (#"$.a.s -> regex \d"#, #"json "5""#),
            ("$.a.s -> regex 'zz'", "absent"),
            ("$.a.s -> regex '(a)?5'", "absent"),
            ("$.a.arr -> regex '([0-9])'", #"json ["1","2"]"#),
            ("$.a.two -> regex 'b(.)'", #"json "c""#),
            (
                "$.a.num -> regex '1'",
                #"""
                error: stage 1, `regex '1'`: expected text, got number 12; the stage text writes it \#
                as text
                """#
            ),
            ("$.a.o -> regex '1'", "error: stage 1, `regex '1'`: expected text, got an object"),
            (
                "$.a.lone -> regex '1'",
                #"""
                error: stage 1, `regex '1'`: the string "a\ud800" holds half of a surrogate pair, \#
                which is no text
                """#
            ),
            ("$.a.long -> regex '(x+x+)+y'", "absent"),
            (#"body -> regex '"big":([0-9]+)'"#, #"untyped "4634343214213523454""#),
            (#"body -> regex '"big":([0-9]+)' -> integer"#, "json 4634343214213523454"),
            (#"bytes -> regex '"s":"(.)"'"#, #"json "5""#),
            ("$.a.s -> raw", #"json "5""#),
        ])
    func regex(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "a wrong type is an error that names the stage",
        arguments: [
            ("$.a.s -> count", #"error: stage 1, `count`: expected an array, got string "5""#),
            ("$.a.s -> nth 3", #"error: stage 1, `nth 3`: expected an array, got string "5""#),
            ("$.a.o -> first", "error: stage 1, `first`: expected an array, got an object"),
            ("$.a.n -> last", "error: stage 1, `last`: expected an array, got null"),
            ("bytes -> count", "error: stage 1, `count`: expected an array, got 350 bytes"),
            ("$.a.b -> first -> nth 0", "error: stage 2, `nth 0`: expected an array, got number 1"),
            (
                "$.a.x -> xml -> //i -> $.x",
                #"""
                error: stage 3, `$.x`: expected one value, got 2 nodes; take one with first, last \#
                or nth
                """#
            ),
        ])
    func wrongTypes(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }
}
