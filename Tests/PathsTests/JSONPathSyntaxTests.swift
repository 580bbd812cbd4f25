import Paths
import Testing

@Suite("JSONPath: errors")
struct JSONPathSyntaxTests {
    @Test(
        "each error says what is wrong and where",
        arguments: [
            ("", 0, "expected \"$\", with which a JSONPath begins, got the end"),
            ("a", 0, "expected \"$\", with which a JSONPath begins, got \"a\""),
            ("\u{FEFF}$", 0, "expected \"$\", with which a JSONPath begins, got \"\u{FEFF}\""),
            ("$.a ", 3, "white space at the end of a JSONPath"),
            ("$.é-b", 4, "expected \".\", \"..\" or \"[\", got \"-\""),
            ("$.", 2, "expected a name or \"*\" after \".\", got the end"),
            ("$..1", 3, "expected a name or \"*\" after \"..\", got \"1\""),
            ("$. a", 2, "expected a name or \"*\" after \".\", got white space"),
            (
                "$[]", 2,
                "expected a selector: a name in quotes, an index, a slice, \"*\" or a filter, got \"]\""
            ),
            (
                "$[a]", 2,
                "expected a selector: a name in quotes, an index, a slice, \"*\" or a filter, got \"a\""
            ),
            ("$['a'", 5, "expected \",\" or \"]\" after a selector, got the end"),
            ("$['a", 2, "the quoted literal has no end"),
            ("$['\\x']", 3, "\"\\\" is followed by \"x\", which is no escape"),
            ("$['\\u12']", 3, "\"\\u\" takes four hexadecimal digits"),
            ("$['\\ud83d']", 3, "the escape is half of a surrogate pair"),
            ("$['\\ude00']", 3, "the escape is half of a surrogate pair"),
            ("$['a\tb']", 4, "a control character in a quoted literal is written as an escape"),
            ("$[01]", 2, "an index has no zeros in front"),
            ("$[-0]", 2, "an index is never -0"),
            ("$[-]", 3, "expected a digit after \"-\", got \"]\""),
            ("$[9007199254740992]", 2, "an index lies between -9007199254740991 and 9007199254740991"),
            (
                "$[1:99999999999999999999]", 4,
                "the end of a slice lies between -9007199254740991 and 9007199254740991"
            ),
            ("$[1:2:3:4]", 7, "expected \",\" or \"]\" after a selector, got \":\""),
            ("$[?1]", 3, "a literal alone is no condition"),
            ("$[?@.a=1]", 6, "expected \",\" or \"]\" after a selector, got \"=\""),
            ("$[?@.*==1]", 3, "only a path to one value can be compared"),
            ("$[?1==@..a]", 6, "only a path to one value can be compared"),
            ("$[?@[ 'a' ]==1]", 3, "only a path to one value can be compared"),
            (
                "$[?!@.a==1]", 3,
                "\"!\" stands before a path, a function or parentheses, not before a comparison"
            ),
            ("$[?(@.a)==1]", 3, "\"==\" cannot compare what stands in parentheses"),
            ("$[?1==(@.a)]", 6, "expected a literal, a path to one value or a function, got \"(\""),
            ("$[?(@.a]", 7, "expected \")\", \"&&\" or \"||\", got \"]\""),
            ("$[?@.a==[1]]", 8, "expected a path, a literal or a function, got \"[\""),
            ("$[?@.a==nul]", 8, "expected a path, a literal or a function, got \"nul\""),
            ("$[?@.a==01]", 8, "a number has no zeros in front"),
            ("$[?@.a==1.]", 10, "expected a digit after \".\", got \"]\""),
            ("$[?@.a==1e]", 10, "expected a digit of the exponent, got \"]\""),
            ("$[?foo(@)]", 3, "there is no function \"foo\""),
            ("$[?length(@)]", 3, "length() gives a value, which is no condition"),
            (
                "$[?length(@.*)>1]", 10,
                "length() takes a value: a literal, a path to one value such as @.a, or a function that gives a value"
            ),
            ("$[?count(1)>1]", 9, "count() takes a path"),
            ("$[?count(@.a,@.b)>1]", 3, "count() takes 1 argument, got 2"),
            ("$[?match(@.a)]", 3, "match() takes 2 arguments, got 1"),
            ("$[?match(@.a,'b')==true]", 3, "match() says yes or no, which cannot be compared"),
            ("$[?length(@.a==1)>1]", 10, "an argument of length() is no condition"),
            ("$[?length(!@.a)>1]", 10, "an argument of length() is no condition"),
            ("$[?length(@ @)>1]", 12, "expected \",\" or \")\" after an argument, got \"@\""),
            ("$[?length (@.a)==1]", 3, "expected a path, a literal or a function, got \"length\""),
            ("$.{{a", 2, "\"{{\" has no \"}}\" after it"),
        ])
    func error(text: String, offset: Int, message: String) {
        let error = #expect(throws: JSONPathSyntaxError.self) { try JSONPathQuery(text) }
        #expect(error?.message == message)
        #expect(error?.offset == offset)
    }

    @Test(
        "what other dialects write is answered with what is meant",
        arguments: [
            ("$.['a']", "brackets stand without a dot: $['a']"),
            ("$.0", "an element is $[0], a name that begins with a digit $['0']"),
            ("$.a-b", "a name with other characters is written $['a-b']"),
            ("$[a]", "a name in brackets stands in quotes: ['a']"),
            ("$[(@.length-1)]", "a filter begins with \"?\""),
            ("$[?(@.a=='x' and @.b)]", nil), ("$[?(@.a = 1)]", "equality is \"==\""),
            ("$[?(@.a & 1)]", "and is \"&&\""),
            ("$[?(@.a =~ /x/)]", "write match(@.a, '…')"),
            ("$[?(@.a + 1)]", "there is no arithmetic in a filter"),
            (
                "$[?@.a == True]",
                "text stands in quotes, and true, false, null and functions are in lower case"
            ),
            ("$[?!@.a == 1]", "write !(…)"), ("$[?length (@)>1]", "\"(\" follows a function's name at once"),
            ("$[?size(@)>1]", "the functions are length, count, match, search, value"),
            ("$['{{a']", "a literal \"{{\" is written \"\\{{\""),
        ] as [(String, String?)])
    func hint(text: String, hint: String?) {
        let error = #expect(throws: JSONPathSyntaxError.self) { try JSONPathQuery(text) }
        #expect(error?.hint == hint)
    }

    @Test("expressions nested too deep are refused before the stack ends", arguments: [101, 100_000])
    func depth(count: Int) {
        for (open, close) in [("(", ")"), ("@[?", "]"), ("length(", ")"), ("!(", ")")] {
            let text =
                "$[?" + String(repeating: open, count: count) + "@.a" + String(repeating: close, count: count)
                + "]"
            let error = #expect(throws: JSONPathSyntaxError.self) { try JSONPathQuery(text) }
            #expect(error?.message == "parentheses, filters and functions stand more than 100 deep")
        }
    }

    @Test("99 parentheses and 100,000 segments are read")
    func deepEnough() throws {
        _ = try JSONPathQuery(
            "$[?" + String(repeating: "(", count: 99) + "@.a" + String(repeating: ")", count: 99) + "]")
        #expect(try JSONPathQuery("$" + String(repeating: ".a", count: 100_000)).isSingular)
    }

    @Test(
        "a query is singular by its form",
        arguments: [
            ("$", true), ("$.a['b'][0]", true), ("$[ 'a' ]", true), ("$.a[-1]", true),
            ("$.{{x}}[{{y}}]", true),
            ("$.*", false), ("$..a", false), ("$['a','b']", false), ("$[0:1]", false), ("$[?@.a]", false),
            ("$.a[*].b", false),
        ])
    func singular(text: String, expected: Bool) throws {
        #expect(try JSONPathQuery(text).isSingular == expected)
    }

    @Test("a literal pattern that nothing can match is pointed out")
    func patternFaults() throws {
        let query = try JSONPathQuery("$[?match(@.é, '\\\\d+') || search(@.a, 'ok')]")
        #expect(
            query.patternFaults.map(\.message) == [
                "the pattern is no I-Regexp (RFC 9485), so nothing matches it"
            ])
        #expect(query.patternFaults.map(\.offset) == [15])
        #expect(query.patternFaults.map(\.length) == [6])
    }
}
