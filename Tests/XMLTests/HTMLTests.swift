import JSON
import Testing
import XML

@Suite("HTML: read as browsers read it")
struct HTMLTests {
    private func root(_ html: String) throws -> XMLNode { try XMLDocument.parse(html: html).root }

    private func value(_ xPath: String, of html: String) throws -> String {
        try XMLDocument.parse(html: html).evaluate(XPathExpression(xPath)).stringValue
    }

    @Test(
        "what is missing is put in, what is open is closed",
        arguments: [
            ("<p>a<p>b", "<html><body><p>a</p><p>b</p></body></html>"),
            ("hello", "<html><body><p>hello</p></body></html>"),
            ("<HTML><Body CLASS=a>x", #"<html><body class="a">x</body></html>"#),
            ("<!doctype html>", "<html/>"),
            ("<ul><li>1<li>2</ul>", "<html><body><ul><li>1</li><li>2</li></ul></body></html>"),
            ("<br><img src=a.png>", #"<html><body><br/><img src="a.png"/></body></html>"#),
            ("<p>a</b></p>", "<html><body><p>a</p></body></html>"),
            ("<input disabled>", #"<html><body><input disabled="disabled"/></body></html>"#),
            ("<nav><a href=/>x</a></nav>", #"<html><body><nav><a href="/">x</a></nav></body></html>"#),
            ("<p>a&nbsp;&eacute;&copy;&#8364;&lt;</p>", "<html><body><p>a\u{A0}é©€&lt;</p></body></html>"),
            (
                "<script>if (a<b && c) {}</script>",
                "<html><head><script>if (a&lt;b &amp;&amp; c) {}</script></head></html>"
            ),
        ])
    func repaired(html: String, xml: String) throws {
        #expect(try root(html).serialized() == xml)
    }

    @Test(
        "XPath goes over it",
        arguments: [
            ("count(//li)", "3"), ("//li[2]", "two"), ("//LI", ""), ("//li[@class='b c']/text()", "two"),
            ("//a/@href", "/x?a=1&b=2"), ("string(//title)", "Shop & co"), ("//ul/li[last()]", "three"),
            ("name(//li[1]/..)", "ul"), ("count(//*[local-name()='li'])", "3"),
            ("//script", "var a = '<li>';"),
        ])
    func xPath(path: String, expected: String) throws {
        let html = """
            <!DOCTYPE html><title>Shop &amp; co</title><script>var a = '<li>';</script>
            <UL><LI>one<LI CLASS="b c">two<li>three</UL><a href="/x?a=1&b=2">x</a>
            """
        #expect(try value(path, of: html) == expected)
    }

    @Test("U+0000 is U+FFFD, and what follows it is read")
    func zero() throws {
        #expect(try value("//b", of: "<p>a\0</p><b>c</b>") == "c")
        #expect(try value("//p", of: "<p>a\0</p>") == "a\u{FFFD}")
    }

    @Test("what the text says of its character set does not count: it is decoded already")
    func meta() throws {
        let html = "<meta charset=iso-8859-1><?xml encoding='utf-16'?><p>é日😀</p>"
        #expect(try value("//p", of: html) == "é日😀")
    }

    @Test("the JSON view is that of XML")
    func jsonView() throws {
        let view = try XMLDocument.parse(html: "<body><p id=a>x<p>y<br></body>").jsonView()
        #expect(
            view.written()
                == ##"{"html":{"body":{"p":[{"@id":"a","#text":"x"},{"br":"","#text":"y"}]}}}"##)
    }

    @Test(
        "what is too much is refused, fast",
        arguments: [
            (String(repeating: "<b>", count: 2_000), "elements are nested more than 1000 deep"),
            (
                "<p " + (0..<60_000).map { "a\($0) " }.joined() + ">",
                "an element has more than 25000 attributes"
            ),
            (
                "<p " + (0..<30_000).map { "a\($0)=\"<>\"" }.joined()
                    + (0..<30_000).map { "b\($0)='>'" }.joined(),
                "an element has more than 25000 attributes"
            ),
            (" \n", "no HTML here: the text is empty"), ("", "no HTML here: the text is empty"),
        ])
    func limits(html: String, message: String) {
        let error = #expect(throws: XMLSyntaxError.self) { try XMLDocument.parse(html: html) }
        #expect(error?.message == message)
    }

    @Test("much text, many elements and deep ones are read")
    func large() throws {
        let text = String(repeating: "a < b = \"c\" ", count: 20_000)
        #expect(try value("string-length(//script)", of: "<script>\(text)</script>") == "\(text.count)")
        let deep = String(repeating: "<div>", count: 900) + "x"
        #expect(try value("count(//div)", of: deep) == "900")
        let data = String(repeating: "A", count: 200_000)
        #expect(try value("string-length(//img/@src)", of: "<img src='data:\(data)'>") == "200005")
    }

    @Test("nothing is loaded from anywhere")
    func nothingLoaded() throws {
        let trap = try LoopbackTrap()
        let html = """
            <!DOCTYPE html PUBLIC "x" "http://127.0.0.1:\(trap.port)/x.dtd" [<!ENTITY e SYSTEM "http://127.0.0.1:\(trap.port)/e">]>
            <link rel=stylesheet href="http://127.0.0.1:\(trap.port)/a.css"><img src="http://127.0.0.1:\(trap.port)/b.png"><p>&e;</p>
            """
        #expect(try value("(//p)[last()]", of: html) == "&e;")
        #expect(!trap.wasReached)
    }
}
