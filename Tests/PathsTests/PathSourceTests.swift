import JSON
import Paths
import Testing

@Suite("Sources")
struct PathSourceTests {
    @Test(
        "a word and its arguments name a source",
        arguments: [
            ("status", PathSource.status), ("reason", .reason), ("version", .version), ("type", .type),
            ("header Location", .header("Location")), ("header 'X It''s'", .header("X It's")),
            ("cookie sid", .cookie("sid", .value)), ("cookie sid value", .cookie("sid", .value)),
            ("cookie sid maxAge", .cookie("sid", .maxAge)), ("cookie 'a b' path", .cookie("a b", .path)),
            ("body", .body), ("bytes", .bytes), ("url", .url), ("redirects", .redirects), ("ip", .ip),
            ("time", .time(.total)), ("time total", .time(.total)), ("time dns", .time(.dns)),
            ("time firstByte", .time(.firstByte)), ("size", .size(.decoded)), ("size wire", .size(.wire)),
            ("fault", .fault(.all)), ("fault subcode", .fault(.subcode)), ("var token", .variable("token")),
        ])
    func named(_ path: String, _ source: PathSource) throws {
        #expect(try PathExpression(path).plainSource == source)
    }

    @Test(
        "anything else that may begin a path is JSONPath or XPath",
        arguments: [
            "$", "$.a", "$..*", "$['a -> b']", #"$["it\" -> "]"#, "/", "//a", "/a/b[. = 'x -> y']",
            "(//a)[1]",
            "(1 + 2)", ".", "..", "./a", "../a", "count(//a)", "text()", "last()", "starts-with(., 'a')",
            "string( //a )", "//a[contains(., \"it's -> \")]",
        ])
    func queries(_ path: String) throws {
        #expect(try PathExpression(path).plainSource == nil)
    }

    @Test(
        "the arrow divides outside of quotes, brackets and parentheses only",
        arguments: [
            (#"$["a -> b"] -> count"#, "json 2"), ("$['a -> b'] -> first", "json 1"),
            (#"$["it\" -> x"]"#, "json 5"), (#"$["it\" -> x"] -> text"#, #"json "5""#),
            ("$.t -> regex 'a -> (b)'", #"json "b""#), ("$.t -> regex '-> (.)' -> text", #"json "b""#),
            ("$.t -> regex (b|->)", #"json "->""#), ("$.t\t->\n text", #"json "a -> b""#),
            ("$.t  ->  text", #"json "a -> b""#),
            ("$.x -> string(/a[. = ' -> ']) -> text", #"untyped " -> ""#),
            ("$[?@.k == 'p -> q'].v -> first", "json 7"),
        ])
    func arrows(_ path: String, _ expected: String) {
        let body = #"""
            {"a -> b":[1,2],"it\" -> x":5,"t":"a -> b","x":"<a> -> </a>","o":{"k":"p -> q","v":7}}
            """#
        #expect(outcome(of: path, on: body) == expected)
    }

    @Test("every source of the table has an example that is read, or says that it is not built yet")
    func examples() throws {
        for row in SourceTable.all {
            if row.isBuilt {
                #expect(throws: Never.self, "\(row.example)") { try PathExpression(row.example) }
            } else {
                let error = #expect(throws: PathSyntaxError.self) { try PathExpression(row.example) }
                #expect(error?.message == "the source \"\(row.name)\" is not built yet")
            }
            #expect(row.example.hasPrefix(row.name))
            #expect(row.usage.hasPrefix(row.name))
            #expect(!row.summary.isEmpty)
        }
    }

    @Test("every stage of the table has an example that is read, or says that it is not built yet")
    func stageExamples() throws {
        for row in StageTable.all where row.name != "raw" {
            #expect(row.example.contains("-> \(row.name)"))
            if row.isBuilt {
                #expect(throws: Never.self, "\(row.example)") { try PathExpression(row.example) }
            } else {
                let error = #expect(throws: PathSyntaxError.self) { try PathExpression(row.example) }
                #expect(error?.message.hasSuffix(" is not built yet") == true)
            }
        }
        let later = StageTable.all.filter { !$0.isBuilt }.map(\.name)
        #expect(later.isEmpty)
    }

    @Test("no name stands for two sources or stages")
    func names() {
        let names = SourceTable.all.map(\.name) + StageTable.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test(
        "the lines of a header are a list",
        arguments: [
            ("header X", [String](), "lines []"), ("header X", ["a"], #"lines ["a"]"#),
            ("header X -> count", [], "json 0"), ("header X -> count", ["a", "b"], "json 2"),
            ("header X -> first", ["a", "b"], #"untyped "a""#),
            ("header X -> nth -1", ["a", "b"], #"untyped "b""#),
            ("header X -> last", [], "absent"), ("header X -> text", ["a"], #"untyped "a""#),
            ("header X -> text", ["a", "b"], #"untyped ["a","b"]"#), ("header X -> text", [], "absent"),
            ("header X -> integer", ["7"], "json 7"), ("header X -> integer", ["7", "8"], "json [7,8]"),
            ("header X -> regex 'id=(.)'", ["id=1"], #"untyped "1""#),
            ("header X -> regex 'id=(.)'", ["id=1", "x", "id=2"], #"untyped ["1","2"]"#),
            ("header X -> regex 'id=(.)'", ["x"], "absent"), ("header X -> $.a", [#"{"a":1}"#], "json 1"),
            ("header X -> $.a", [], "absent"), ("header X -> json", ["[1]", "2"], "json [[1],2]"),
            ("header X -> //a", ["<a>1</a>"], #"nodes ["1"]"#),
            ("header X -> xml -> //a", ["<a>1</a>"], #"nodes ["1"]"#),
            ("header X -> default 'none'", [], #"json "none""#),
            ("header X -> default 'none'", ["a"], #"lines ["a"]"#),
            (
                "header X -> $.a", ["1", "2"],
                "error: stage 1, `$.a`: expected one value, got 2 header lines; take one with first, last or nth"
            ),
            ("header X -> //a", ["1", "2"], "error: stage 1, `//a`: expected XML, got 2 header lines"),
        ])
    func headers(_ path: String, _ lines: [String], _ expected: String) {
        let subject = TestSubject()
        subject.values[.header("X")] = .lines(lines)
        #expect(outcome(of: path, on: subject) == expected)
    }

    @Test(
        "untyped text stays without a type after text stages",
        arguments: [
            ("url", #"untyped "/a?n=05""#), ("url -> text", #"untyped "/a?n=05""#),
            ("url -> regex 'n=(.*)'", #"untyped "05""#), ("url -> regex 'n=(.*)' -> integer", "json 5"),
            ("url -> regex 'n=(.*)' -> text", #"untyped "05""#),
            ("url -> number", #"error: stage 1, `number`: string "/a?n=05" is not a number"#),
            ("url -> count", #"error: stage 1, `count`: expected an array, got text "/a?n=05""#),
        ])
    func untyped(_ path: String, _ expected: String) {
        let subject = TestSubject()
        subject.values[.url] = .untyped("/a?n=05")
        #expect(outcome(of: path, on: subject) == expected)
    }

    @Test("a value is captured with its type, a list of one as its value")
    func captured() throws {
        #expect(try PathValue.absent.captured() == .none)
        #expect(try PathValue.json(.null).captured() == .some(.null))
        #expect(try PathValue.json(5).captured() == 5)
        #expect(try PathValue.untyped("5").captured() == "5")
        #expect(try PathValue.lines([]).captured() == .none)
        #expect(try PathValue.lines(["a"]).captured() == "a")
        #expect(try PathValue.lines(["a", "b"]).captured() == ["a", "b"])
        #expect(try PathValue.bytes(Array("é".utf8)).captured() == "é")
    }

    @Test("what no variable can hold is an error")
    func notCaptured() {
        func message(_ value: PathValue) -> String? {
            #expect(throws: PathError.self) { try value.captured() }?.message
        }
        #expect(message(.bytes([0xFF])) == "the byte is no UTF-8 text")
        #expect(message(.bytes([0x61, 0xC3])) == "the 2 bytes are no UTF-8 text")
        #expect(message(.notFinite("NaN")) == "the value is NaN, which no variable can hold")
    }
}
