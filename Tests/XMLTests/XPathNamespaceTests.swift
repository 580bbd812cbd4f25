import JSON
import Testing
import XML

@Suite("XPath: what names match")
struct XPathNamespaceTests {
    private static let text = """
        <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\
        <s:Body><r xmlns="urn:a" xmlns:o="urn:o" o:id="7" id="8"><x>1</x><o:x>2</o:x><x xmlns="">3</x>\
        <x xsi:nil="true"/></r></s:Body></s:Envelope>
        """

    @Test(
        "a name without prefix is any namespace's, one with a prefix its own; an attribute without is in none",
        arguments: [
            ("//x", "1|2|3|"),
            ("/Envelope/Body/r/x[2]", "2"),
            ("//x[last()]", ""),
            ("//o:x", "2"),
            ("//soap:Body//o:x", "2"),
            ("//soap:Body/r/x", "1|2|3|"),
            ("/s:Envelope/Body/r/*[2]", "2"),
            ("//a:x", "1|"),
            ("//a:r/o:x", "2"),
            ("//r/@id", "8"),
            ("//r/@o:id", "7"),
            ("//x[@xsi:nil = 'true']/preceding-sibling::x[1]", "3"),
            ("//*[namespace-uri() = '' and local-name() = 'x']", "3"),
            ("//r[namespace-uri() = 'urn:a']/x[name() = 'o:x']", "2"),
            ("//r/descendant::x[2]", "2"),
            ("//x/self::x[. > 1]", "2|3"),
            ("(//x)[3]", "3"),
            ("//soap11:Body/r[x = 3]/@id", "8"),
            ("//x[ancestor::s:Body][2]", "2"),
            ("//x | //r/@id", "8|1|2|3|"),
            ("//r/namespace::o", "urn:o"),
        ])
    func names(expression: String, expected: String) throws {
        let document = try XMLDocument.parse(Array(Self.text.utf8))
        let bindings = XPathBindings(author: ["a": "urn:a"])
        // Twice, and something else between: the document is left fit for every kind of expression.
        for between in ["//x", "//s:Body", "name(//r)"] {
            let value = try document.evaluate(XPathExpression(expression), bindings: bindings)
            guard case .nodes(let nodes) = value else {
                Issue.record("no nodes")
                return
            }
            #expect(nodes.map(\.stringValue).joined(separator: "|") == expected)
            _ = try document.evaluate(XPathExpression(between), bindings: bindings)
        }
    }

    @Test("names and namespaces of nodes are right whatever was evaluated before")
    func nodesKeepNames() throws {
        let document = try XMLDocument.parse(Array(Self.text.utf8))
        for expression in ["//x", "//o:x", "//x"] {
            _ = try document.evaluate(XPathExpression(expression))
            #expect(document.root.qualifiedName == "s:Envelope")
            #expect(document.root.namespace == "http://schemas.xmlsoap.org/soap/envelope/")
        }
    }

    @Test("the author's prefixes come before the well-known ones, and those before the document's")
    func precedence() throws {
        let text =
            "<r xmlns:xsi=\"urn:mine\" xmlns:p=\"urn:1\"><xsi:x/><p:x xmlns:p=\"urn:2\">inner</p:x><p:x>outer</p:x></r>"
        let document = try XMLDocument.parse(Array(text.utf8))
        func value(_ text: String, _ author: TextDictionary<String> = [:]) throws -> String {
            try document.evaluate(XPathExpression(text), bindings: XPathBindings(author: author)).stringValue
        }
        #expect(try value("count(//xsi:x)") == "0")
        #expect(try value("count(//xsi:x)", ["xsi": "urn:mine"]) == "1")
        #expect(try value("//p:x") == "outer")
        #expect(try value("//p:x", ["p": "urn:2"]) == "inner")
    }

    @Test("soap is what the caller says, else the namespace of the root Envelope")
    func soap() throws {
        let document = try XMLDocument.parse(
            Array(
                "<e:Envelope xmlns:e=\"http://www.w3.org/2003/05/soap-envelope\"><e:Body/></e:Envelope>".utf8)
        )
        let body = try XPathExpression("count(//soap:Body)")
        #expect(try document.evaluate(body).stringValue == "1")
        let other = XPathBindings(soap: "http://schemas.xmlsoap.org/soap/envelope/")
        #expect(try document.evaluate(body, bindings: other).stringValue == "0")
    }

    @Test("a prefix found nowhere is an error that lists those there are")
    func unknownPrefix() throws {
        let document = try XMLDocument.parse(Array("<a xmlns:mine=\"u\"/>".utf8))
        let error = #expect(throws: XPathError.self) {
            try document.evaluate(XPathExpression("//a/zz:b"), bindings: XPathBindings(author: ["b": "v"]))
        }
        #expect(
            error?.message == "the prefix \"zz\" is not bound: there are b, soap11, soap12, wsse, wsu, wsa, "
                + "xsi, xsd, xop, xml, mine")
        #expect(error?.offset == 4)
    }

    @Test("names and prefixes that only look alike are different ones, also on one document")
    func equivalentNames() throws {
        let text =
            "<r xmlns:caf\u{E9}='urn:1' xmlns:cafe\u{301}='urn:2'>"
            + "<\u{E9}>1</\u{E9}><e\u{301}>2</e\u{301}><caf\u{E9}:x>3</caf\u{E9}:x><cafe\u{301}:x>4</cafe\u{301}:x></r>"
        let document = try XMLDocument.parse(Array(text.utf8))
        let paths = [
            ("//\u{E9}", "1"), ("//e\u{301}", "2"), ("//caf\u{E9}:x", "3"), ("//cafe\u{301}:x", "4"),
        ]
        for (path, expected) in paths {
            #expect(try document.evaluate(XPathExpression(path)).stringValue == expected)
        }
        let bindings = XPathBindings(author: ["\u{E9}": "urn:1", "e\u{301}": "urn:2"])
        for (path, expected) in [("//\u{E9}:x", "3"), ("//e\u{301}:x", "4")] {
            #expect(try document.evaluate(XPathExpression(path), bindings: bindings).stringValue == expected)
        }
        let children = document.root.children
        #expect(
            children.last?.serialized().utf8.elementsEqual(
                "<cafe\u{301}:x xmlns:cafe\u{301}=\"urn:2\">4</cafe\u{301}:x>".utf8) == true)
    }
}
