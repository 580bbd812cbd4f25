import Testing
import XML

@Suite("XML: escapes")
struct XMLWriterTests {
    @Test("text, attributes and CDATA sections come back from a parser as they went in")
    func roundTrip() throws {
        let text = "a<b>&amp; \"c\" 'd' ]]> ]]]>>\t\r\n\u{85}é😀"
        let xml =
            "<x y=\"\(XMLWriter.attribute(text))\"><t>\(XMLWriter.text(text))</t><c>\(XMLWriter.cdata(text))</c></x>"
        let root = try XMLDocument.parse(Array(xml.utf8)).root
        #expect(root.attribute(local: "y") == text)
        #expect(root.elementChildren.map(\.stringValue) == [text, text])
    }

    @Test("each place escapes what it must")
    func forms() {
        #expect(XMLWriter.text("<&>\"\r\n\t") == "&lt;&amp;&gt;\"&#13;\n\t")
        #expect(XMLWriter.attribute("<&>\"\r\n\t") == "&lt;&amp;&gt;&quot;&#13;&#10;&#9;")
        #expect(XMLWriter.cdata("a]]>b") == "<![CDATA[a]]]]><![CDATA[>b]]>")
    }

    @Test("a character that XML does not allow is found with its offset")
    func forbidden() {
        let found = XMLName.firstForbidden(in: "é\u{1}")
        #expect(found?.offset == 2)
        #expect(found?.scalar == "\u{1}")
        #expect(XMLName.firstForbidden(in: "\t\r\n\u{FFFD}😀") == nil)
        #expect(XMLName.firstForbidden(in: "\u{FFFE}")?.offset == 0)
    }
}
