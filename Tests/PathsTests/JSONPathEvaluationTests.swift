import JSON
import Paths
import Testing

@Suite("JSONPath: evaluation")
struct JSONPathEvaluationTests {
    private func document(_ text: String) throws -> JSONValue {
        try JSONParser.parse(Array(text.utf8))
    }

    private func found(_ path: String, in text: String) throws -> String {
        try JSONValue.array(JSONPathQuery(path).values(in: document(text))).written()
    }

    @Test(
        "of a name that stands twice the last counts, wherever it is looked for",
        arguments: [
            ("$.a", "[{\"x\":2}]"), ("$.*", "[3,{\"x\":2}]"), ("$..x", "[2]"), ("$..*", "[3,{\"x\":2},2]"),
            ("$[?@.x]", "[{\"x\":2}]"), ("$[?length($)==2]", "[3,{\"x\":2}]"),
        ])
    func repeatedNames(path: String, expected: String) throws {
        #expect(try found(path, in: #"{"a":{"x":1},"b":3,"a":{"x":2}}"#) == expected)
    }

    @Test(
        "numbers compare by their exact value",
        arguments: [
            ("$[?@==1]", "[1,1.0,1e0,10e-1]"), ("$[?@==69187.62000000001]", "[69187.62000000001]"),
            ("$[?@>12345678901234567890]", "[12345678901234567890.5,1e1000000000]"),
            ("$[?@<=-1.5]", "[-1.5,-15e-1]"),
        ])
    func numbers(path: String, expected: String) throws {
        let text = """
            [1,1.0,1e0,10e-1,69187.62,69187.62000000001,12345678901234567890,12345678901234567890.5,
            1e1000000000,-1.5,-15e-1]
            """
        #expect(try found(path, in: text) == expected)
    }

    @Test(
        "strings compare by scalars, and lone surrogates only with themselves",
        arguments: [
            ("$[?@=='é']", "[\"é\"]"), ("$[?@<'\\uD83D\\uDE00']", "[\"é\",\"e\u{301}\",\"\u{FFFD}\"]"),
            ("$[?length(@)==2]", "[\"e\u{301}\",\"\\ud800x\"]"), ("$[?@==$[4]]", "[\"\\ud800x\"]"),
            ("$[?search(@,'x')]", "[]"),
        ])
    func strings(path: String, expected: String) throws {
        #expect(try found(path, in: "[\"é\",\"e\u{301}\",\"\u{FFFD}\",\"😀\",\"\\ud800x\"]") == expected)
    }

    @Test("a name is not taken for the escaped form of a lone surrogate")
    func surrogateName() throws {
        let text = #"{"\ud800":1,"\\ud800":2}"#
        #expect(try found(#"$['\\ud800']"#, in: text) == "[2]")
        let nodes = try JSONPathQuery("$.*").located(in: document(text))
        #expect(nodes.map(\.path.description) == [#"$['\ud800']"#, #"$['\\ud800']"#])
    }

    @Test("the deepest document is walked", arguments: ["$..a", "$..[0]", "$..*", "$..[?@.a]"])
    func deepDocument(path: String) throws {
        let text = String(repeating: #"{"a":["#, count: 500) + String(repeating: "]}", count: 500)
        #expect(try JSONPathQuery(path).count(in: document(text)) >= 499)
    }

    @Test(
        "in the JSON view of XML a single element counts as an array of one",
        arguments: [
            ("$.r.i[0]", "[{\"n\":\"1\"}]", "$['r']['i'][0]"),
            ("$.r.i[-1].n", "[\"1\"]", "$['r']['i'][0]['n']"),
            ("$.r.i[1]", "[]", nil), ("$.r.i[*].n", "[\"1\"]", "$['r']['i'][0]['n']"),
            ("$.r.i[0:2].n", "[\"1\"]", "$['r']['i'][0]['n']"), ("$.r.i[1:]", "[]", nil),
            ("$.r.i[?@.n=='1'].n", "[\"1\"]", "$['r']['i'][0]['n']"), ("$.r.i[?@.n=='2']", "[]", nil),
            ("$.r.i.*", "[\"1\"]", "$['r']['i']['n']"), ("$.r.i.n[0]", "[\"1\"]", "$['r']['i']['n'][0]"),
            ("$..[0]", "[]", nil), ("$..i[0].n", "[\"1\"]", "$['r']['i'][0]['n']"),
            ("$..[*]", "[{\"i\":{\"n\":\"1\"}},{\"n\":\"1\"},\"1\"]", nil),
        ] as [(String, String, String?)])
    func leniency(path: String, expected: String, place: String?) throws {
        let document = try document(#"{"r":{"i":{"n":"1"}}}"#)
        let query = try JSONPathQuery(path)
        let nodes = try query.located(in: document, singleElementsAreArrays: true)
        #expect(JSONValue.array(nodes.map(\.value)).written() == expected)
        if let place { #expect(nodes.map(\.path.description) == [place]) }
        if query.isSingular {
            #expect(query.singular(in: document, singleElementsAreArrays: true) == nodes.first?.value)
        }
    }

    @Test("without the leniency a single element is no array")
    func strict() throws {
        #expect(try found("$.r[0]", in: #"{"r":{"i":1}}"#) == "[]")
        #expect(try found("$.r[*]", in: #"{"r":{"i":1}}"#) == "[1]")
    }

    @Test("a query that is not singular has no single value")
    func notSingular() throws {
        let value = try JSONPathQuery("$.*").singular(in: ["a": 1])
        #expect(value == .none)
    }
}
