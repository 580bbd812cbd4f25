import Testing
import XML

@Suite("XPath: checking an expression")
struct XPathExpressionTests {
    @Test(
        "what is wrong is said with its place",
        arguments: [
            ("", 0, "the expression is empty"),
            ("//", 2, "expected a step after \"//\", found the end"),
            ("/a/", 3, "expected a step after \"/\", found the end"),
            ("//a[", 4, "expected an expression, found the end"),
            ("//a[1", 5, "expected \"]\" to close \"[\", found the end"),
            ("count(//a", 9, "expected \")\" to close \"(\", found the end"),
            ("//a and", 7, "expected an expression, found the end"),
            ("1 2", 2, "expected an operator or the end, found \"2\""),
            ("//a b", 4, "expected an operator or the end, found \"b\""),
            ("//é 'abc", 5, "the text has no closing '"),
            ("a # b", 2, "\"#\" has no meaning in XPath"),
            ("//a/@{{x}}", 5, "{{x}} cannot stand for a name: it is a value"),
            ("//{{x}}", 2, "{{x}} cannot stand for a name: it is a value"),
            ("child::{{x}}", 7, "{{x}} cannot stand for a name: it is a value"),
            ("//a[. = {{x]", 8, "\"{{\" has no end: expected \"}}\""),
            ("$v + 1", 0, "there is no XPath variable $v"),
            ("//a/$v", 4, "expected a step after \"/\", found \"$\""),
            ("chlid::a", 0, "no axis is called \"chlid\""),
            ("cuont(//a)", 0, "XPath 1.0 has no function cuont()"),
            ("p:f(1)", 0, "XPath 1.0 has no function p:f()"),
            (
                "matches(//a, 'b')", 0,
                "matches() came with XPath 2.0: XPath 1.0 is what is understood here"
            ),
            ("//a/string()", 4, "string() is a function and cannot be a step of a path"),
            (".[1]", 1, "a predicate cannot follow \".\""),
            ("count(1)", 6, "count() takes nodes, found a number"),
            ("sum('a')", 4, "sum() takes nodes, found text"),
            ("true(1)", 0, "true() takes no arguments, found 1"),
            ("concat('a')", 0, "concat() takes at least two arguments, found 1"),
            ("substring('a')", 0, "substring() takes two or three arguments, found 1"),
            ("not()", 0, "not() takes one argument, found 0"),
            ("//a | 'b'", 6, "\"|\" works on nodes, found text"),
            ("'a'/b", 0, "\"/\" works on nodes, found text"),
            ("(1)[1]", 0, "\"[…]\" works on nodes, found a number"),
            ("{{x}}/a", 0, "\"/\" works on nodes, found a value"),
        ])
    func problems(text: String, offset: Int, message: String) {
        let error = #expect(throws: XPathSyntaxError.self) { try XPathExpression(text) }
        #expect(error?.message == message)
        #expect(error?.offset == offset)
    }

    @Test(
        "a slip of the hand gets a hint",
        arguments: [
            ("cuont(//a)", "did you mean \"count\"?"),
            ("chlid::a", "did you mean \"child\"?"),
            ("$v", "a variable of the spec is written {{v}}"),
            ("//a/string()", "write string(…) around the path"),
            (".[1]", "write self::node()[…]"),
        ])
    func hints(text: String, hint: String) {
        let error = #expect(throws: XPathSyntaxError.self) { try XPathExpression(text) }
        #expect(error?.hint == hint)
    }

    @Test("nesting that no parser should follow is refused")
    func depth() {
        for text in [
            String(repeating: "(", count: 5_000), String(repeating: "a[", count: 5_000),
            Array(repeating: "1", count: 5_000).joined(separator: "+"),
            String(repeating: "-", count: 5_000) + "1",
            String(repeating: "not(", count: 250) + "1" + String(repeating: ")", count: 250),
        ] {
            let error = #expect(throws: XPathSyntaxError.self) { try XPathExpression(text) }
            #expect(error?.message == "the expression is nested more than 200 deep")
        }
    }

    @Test("its prefixes are told, each once, with its first place")
    func prefixes() throws {
        let expression = try XPathExpression("//p:a/@q:b | //p:c/namespace::x")
        #expect(expression.prefixes == ["p", "q"])
        #expect(expression.prefixUses.map(\.offset) == [2, 7])
    }
}
