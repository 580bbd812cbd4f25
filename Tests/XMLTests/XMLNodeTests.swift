import JSON
import Testing
import XML

@Suite("XML: nodes")
struct XMLNodeTests {
    private func node(_ expression: String, in text: String) throws -> XMLNode {
        let document = try XMLDocument.parse(Array(text.utf8))
        guard case .nodes(let nodes) = try document.evaluate(XPathExpression(expression)) else {
            throw XPathError.failed(code: 0)
        }
        return try #require(nodes.first)
    }

    @Test(
        "the path of a node is as a reader would write it",
        arguments: [
            ("/a/b/@p:c", "/p:a/b[3]/@p:c"), ("/", "/"), ("//d", "/p:a/d"),
            ("//d/text()[2]", "/p:a/d/text()[2]"),
            ("//d/comment()", "/p:a/d/comment()"), ("//p:b", "/p:a/p:b"),
            ("//processing-instruction()", "/p:a/processing-instruction(\"q\")"),
            ("//d/namespace::p", "/p:a/d/namespace::p"),
        ])
    func paths(expression: String, path: String) throws {
        let text = "<p:a xmlns:p='u'><b/><p:b/><b/><b p:c='1'/><?q?><d>e<!--f-->g</d></p:a>"
        #expect(try node(expression, in: text).readablePath == path)
    }

    @Test(
        "a node is written as XML that stands by itself",
        arguments: [
            ("//b", "<b xmlns=\"u\"/>"),
            ("//p:c", "<p:c xmlns:p=\"v\" d=\"&lt;&quot;&#10;\">x &amp; y<!--z--><?q r?>&#13;</p:c>"),
            (
                "//e",
                "<e xmlns=\"u\" xmlns:x=\"w\" xmlns:i=\"http://www.w3.org/2001/XMLSchema-instance\" i:type=\"x:int\">1</e>"
            ),
            ("//f", "<f xmlns=\"\"><g/></f>"),
            ("//g", "<g/>"),
            ("//p:c/@d", "d=\"&lt;&quot;&#10;\""),
            ("//e/text()", "1"),
            ("/a/namespace::p", "xmlns:p=\"v\""),
        ])
    func serialized(expression: String, xml: String) throws {
        let text = """
            <a xmlns="u" xmlns:p="v" xmlns:x="w" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><b></b>\
            <p:c d="&lt;&quot;&#10;">x &amp; <![CDATA[y]]><!--z--><?q r?>&#13;</p:c><e i:type="x:int">1</e>\
            <f xmlns=""><g/></f></a>
            """
        #expect(try node(expression, in: text).serialized() == xml)
    }

    @Test("a whole document is written and read again as the same")
    func roundTrip() throws {
        let text = "<!--before--><a xmlns:p=\"v\"><p:b c=\"1\">x</p:b></a>"
        let document = try XMLDocument.parse(Array(text.utf8))
        #expect(document.node.serialized() == "<!--before-->\n<a xmlns:p=\"v\"><p:b c=\"1\">x</p:b></a>")
    }

    @Test(
        "the JSON view",
        arguments: [
            ("<a> x </a>", ["a": " x "]),
            ("<a/>", ["a": ""]),
            ("<p:a xmlns:p='u'><p:b>1</p:b></p:a>", ["a": ["b": "1"]]),
            ("<a><b>1</b><c/><b>2</b></a>", ["a": ["b": ["1", "2"], "c": ""]]),
            ("<a b='1'>2</a>", ["a": ["@b": "1", "#text": "2"]]),
            ("<a b='1'/>", ["a": ["@b": "1", "#text": ""]]),
            ("<a b='1'><c/></a>", ["a": ["@b": "1", "c": ""]]),
            ("<a>x<b>1</b>y</a>", ["a": ["b": "1", "#text": "xy"]]),
            ("<a><!--x--><b><![CDATA[{\"c\": 1}]]></b></a>", ["a": ["b": "{\"c\": 1}"]]),
            (
                "<a xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><b i:nil='true'/><c i:type='d'>1</c></a>",
                ["a": ["b": nil, "c": "1"]]
            ),
            ("<a><é>1</é><e\u{301}>2</e\u{301}></a>", ["a": ["é": "1", "e\u{301}": "2"]]),
        ] as [(String, JSONValue)])
    func jsonView(xml: String, json: JSONValue) throws {
        #expect(try XMLDocument.parse(Array(xml.utf8)).jsonView().written() == json.written())
    }

    @Test("an element finds its attributes by name and namespace")
    func attributes() throws {
        let root = try XMLDocument.parse(Array("<a xmlns:p='u' b='1' p:b='2'/>".utf8)).root
        #expect(root.attribute(local: "b") == "1")
        #expect(root.attribute(local: "b", namespace: "u") == "2")
        #expect(root.attribute(local: "c") == nil)
        #expect(root.namespaceDeclarations.map(\.namespace) == ["u"])
    }

    @Test("children, parents and lines")
    func tree() throws {
        let document = try XMLDocument.parse(Array("<!DOCTYPE a><a>\n<b/>text\n<c><d/></c></a>".utf8))
        #expect(document.node.children.map(\.kind) == [.element])
        #expect(document.root.elementChildren.map(\.localName) == ["b", "c"])
        #expect(document.root.elementChildren.map(\.hasElementChildren) == [false, true])
        #expect(document.root.elementChildren.map(\.line) == [2, 3])
        #expect(document.root.elementChildren.first?.parent?.isSame(as: document.root) == true)
        #expect(document.node.parent == nil)
    }
}
