import JSON
import Testing
import XML

@Suite("XML: reading a document")
struct XMLParsingTests {
    @Test(
        "what is wrong is said with its line and column",
        arguments: [
            ("", "line 1, column 1: no XML here: the text is empty"),
            (" \n ", "line 2, column 2: no XML here: the text is empty"),
            ("hello", "line 1, column 1: no XML here: expected \"<\""),
            (
                "\n<?xml version=\"1.0\"?><a/>",
                "line 2, column 1: white space before the XML declaration: <?xml … ?> must be the very first thing"
            ),
            (
                "<a>\n  <é>é</b>\n</a>",
                "line 2, column 7: </b> does not close <é>, which was opened on line 2"
            ),
            ("<a><b></a>", "line 1, column 7: </a> does not close <b>, which was opened on line 1"),
            ("<a>", "line 1, column 4: the text ends before all elements are closed"),
            ("<a/><b/>", "line 1, column 5: there is more after the end of the root element"),
            ("<a b=1/>", "line 1, column 6: an attribute value must stand in quotes"),
            ("<a b/>", "line 1, column 5: an attribute needs a value: name=\"value\""),
            ("<a b=\"1\" b=\"2\"/>", "line 1, column 1: the attribute \"b\" stands twice in one tag"),
            (
                "<a xmlns:p=\"u\" xmlns:q=\"u\"><p:b p:x=\"1\" q:x=\"2\"/></a>",
                "line 1, column 28: the attribute \"x\" in the namespace \"u\" stands twice in one tag"
            ),
            (
                "<a>&nbsp;</a>",
                "line 1, column 4: the entity &nbsp; is not declared "
                    + "(XML itself knows &lt; &gt; &amp; &apos; and &quot; only)"
            ),
            (
                "<a>x & y</a>",
                "line 1, column 6: expected an entity's name after \"&\"; a plain \"&\" is written &amp;"
            ),
            (
                "<a>\n <xmlns:b/></a>",
                "line 2, column 2: an element cannot be called xmlns:b: the prefix \"xmlns\" declares namespaces"
            ),
            ("<a>]]></a>", "line 1, column 4: \"]]>\" may not stand in text: write ]]&gt;"),
            ("<a>\u{1}</a>", "line 1, column 4: a character that XML does not allow"),
            ("<a>\u{0}</a>", "line 1, column 4: the character U+0000 may not stand in XML"),
            ("<a/>\u{0}x", "line 1, column 5: the character U+0000 may not stand in XML"),
            (
                "<!DOCTYPE a [\n<!ENTITY b \"c\">]><a/>",
                "line 2, column 1: the DOCTYPE declares the entity \"b\": documents that declare entities are refused"
            ),
            (
                "<!DOCTYPE a [<!ATTLIST a b CDATA \"c\">]><a/>",
                "line 1, column 14: the DOCTYPE gives the attribute \"b\" of <a> a default value: "
                    + "documents that declare such values are refused"
            ),
            (
                "<!DOCTYPE a SYSTEM \"http://127.0.0.1:1/a.dtd\"><a>&b;</a>",
                "line 1, column 50: the entity &b; is not declared "
                    + "(XML itself knows &lt; &gt; &amp; &apos; and &quot; only)"
            ),
        ])
    func problems(text: String, message: String) {
        let error = #expect(throws: XMLSyntaxError.self) { try XMLDocument.parse(Array(text.utf8)) }
        #expect(error?.description == message)
    }

    @Test("elements may stand a thousand deep, and no deeper")
    func depth() throws {
        func nested(_ count: Int) -> [UInt8] {
            Array(String(repeating: "<a>", count: count).utf8)
                + Array(String(repeating: "</a>", count: count).utf8)
        }
        let deepest = try XMLDocument.parse(nested(1_000))
        #expect(deepest.root.serialized().utf8.count == 3 * 999 + 4 * 999 + 4)
        #expect(deepest.jsonView().written().utf8.count == 6 * 1_000 + 2)
        let error = #expect(throws: XMLSyntaxError.self) { try XMLDocument.parse(nested(100_000)) }
        #expect(error?.message == "elements are nested more than 1000 deep")
    }

    @Test("an element may have 25,000 attributes, and no more")
    func attributes() throws {
        func element(_ count: Int) -> [UInt8] {
            Array("<r>\n<a\((0..<count).map { " a\($0)='1'" }.joined())/></r>".utf8)
        }
        let root = try XMLDocument.parse(element(20_000)).root
        #expect(root.elementChildren.first?.attributes.count == 20_000)
        let error = #expect(throws: XMLSyntaxError.self) { try XMLDocument.parse(element(50_000)) }
        #expect(error?.description == "line 2, column 1: an element has more than 25000 attributes")
    }

    @Test("a long text with many quotes is no element with many attributes")
    func quotesInText() throws {
        let text = String(repeating: " a=\"1\"", count: 100_000)
        #expect(try XMLDocument.parse(Array("<a>\(text)</a>".utf8)).root.stringValue == text)
    }

    @Test("a DOCTYPE that adds nothing is passed over")
    func harmlessDoctype() throws {
        let text = "<!DOCTYPE a PUBLIC \"-//x//EN\" \"http://127.0.0.1:1/a.dtd\" [<!ELEMENT a ANY>]><a>b</a>"
        #expect(try XMLDocument.parse(Array(text.utf8)).root.stringValue == "b")
    }

    @Test("a prefix that nothing binds is a warning, and its element is in no namespace")
    func unboundPrefix() throws {
        let document = try XMLDocument.parse(Array("<a xmlns=\"u\">\n<p:b q:c=\"1\"/></a>".utf8))
        #expect(
            document.warnings.map(\.description) == [
                "line 2, column 1: the prefix \"q\" of c is not declared",
                "line 2, column 1: the prefix \"p\" of b is not declared",
            ])
        let node = try #require(document.root.elementChildren.first)
        #expect(node.qualifiedName == "p:b")
        #expect(node.localName == "b")
        #expect(node.namespace == nil)
        #expect(node.attributes.map(\.qualifiedName) == ["q:c"])
    }

    @Test("a CDATA section is text like any other")
    func cdata() throws {
        let document = try XMLDocument.parse(Array("<a>b<![CDATA[<c> & ]]>d</a>".utf8))
        #expect(document.root.children.map(\.kind) == [.text])
        #expect(document.root.stringValue == "b<c> & d")
    }
}
