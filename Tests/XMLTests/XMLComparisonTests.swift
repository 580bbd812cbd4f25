import Testing
import XML

@Suite("XML: comparison")
struct XMLComparisonTests {
    @Test(
        "what says the same is the same, however it is written",
        arguments: [
            ("<a/>", "<a></a>"),
            ("<a>\n  <b/>\n  <c/>\n</a>", "<a><b/><c/></a>"),
            ("<p:a xmlns:p='u'><p:b/></p:a>", "<a xmlns='u'><b/></a>"),
            ("<p:a xmlns:p='u' p:x='1'/>", "<q:a xmlns:q='u' q:x='1'/>"),
            ("<a xmlns='u'><b xmlns=''/></a>", "<p:a xmlns:p='u'><b/></p:a>"),
            ("<a xmlns:unused='u'/>", "<a/>"),
            ("<a x='1' y='2'/>", "<a y='2' x='1'/>"),
            ("<a x='1'/>", "<a x=\"1\"/>"),
            ("<a>1 &lt; 2 &amp; &#x33;</a>", "<a><![CDATA[1 < 2 & ]]>3</a>"),
            ("<a x='&#65;&quot;'/>", "<a x='A\"'/>"),
            ("<a><!-- c -->x<?p i?>y</a>", "<a>xy</a>"),
            ("<?xml version='1.0' standalone='yes'?><!-- c --><a/>", "<a/>"),
            ("<!DOCTYPE a><a/>", "<a/>"),
            ("<a>x\r\ny</a>", "<a>x\ny</a>"),
            ("<a>one <b>two</b> three</a>", "<a>one <b>two</b> three</a>"),
            ("<a xml:space='preserve'> <b/> </a>", "<a xml:space='preserve'> <b/> </a>"),
            (
                "<a xmlns:i='http://www.w3.org/2001/XMLSchema-instance' xmlns:p='u' i:type='p:Int'>1</a>",
                "<a xmlns:x='http://www.w3.org/2001/XMLSchema-instance' xmlns:q='u' x:type=' q:Int '>1</a>"
            ),
            (
                "<a xmlns:i='http://www.w3.org/2001/XMLSchema-instance' xmlns:p='u'><p:b i:type='p:Int'/></a>",
                "<a xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><b xmlns='u' i:type='Int'/></a>"
            ),
            ("<code xmlns:s='u'>s:Client</code>", "<code xmlns:soap='u'>soap:Client</code>"),
            ("<code xmlns:s='u' is='s:Client'/>", "<code xmlns:soap='u' is='soap:Client'/>"),
        ])
    func same(expected: String, actual: String) throws {
        #expect(try differences(expected, actual) == [])
        #expect(try differences(actual, expected) == [])
    }

    @Test(
        "each difference has its place",
        arguments: [
            ("<a/>", "<b/>", ["/b name a in no namespace -> b in no namespace"]),
            ("<a xmlns='u'/>", "<a/>", ["/a name {u}a -> a in no namespace"]),
            ("<a>1</a>", "<a>2</a>", ["/a value 1 -> 2"]),
            ("<a> </a>", "<a/>", ["/a value   -> "]),
            ("<a>x</a>", "<a> x</a>", ["/a value x ->  x"]),
            ("<a><b/></a>", "<a>text</a>", ["/a/b missing <b/>", "/a/text() value  -> text"]),
            ("<a>text</a>", "<a><b/></a>", ["/a/b extra <b/>", "/a/text() value text -> "]),
            ("<a x='1'/>", "<a x='2'/>", ["/a/@x value 1 -> 2"]),
            ("<a x='1'/>", "<a/>", ["/a/@x missing 1"]),
            ("<a/>", "<a x='1'/>", ["/a/@x extra 1"]),
            ("<a p:x='1' xmlns:p='u'/>", "<a x='1'/>", ["/a/@p:x missing 1", "/a/@x extra 1"]),
            ("<a><b/><c/></a>", "<a><b/></a>", ["/a/c missing <c/>"]),
            ("<a><b/></a>", "<a><b/><c y='2'/></a>", [#"/a/c extra <c y="2"/>"#]),
            ("<a><b/><c/></a>", "<a><c/><b/></a>", ["/a/b moved <b/> to /a/b"]),
            (
                "<a><b>1</b><b>2</b><b>3</b></a>", "<a><b>1</b><b>3</b></a>", ["/a/b[2] missing <b>2</b>"]
            ),
            (
                "<a><b>1</b><b>3</b></a>", "<a><b>1</b><b>2</b><b>3</b></a>", ["/a/b[2] extra <b>2</b>"]
            ),
            ("<a><b>1</b><b>2</b></a>", "<a><b>1</b><b>3</b></a>", ["/a/b[2] value 2 -> 3"]),
            ("<a>one <b/> two</a>", "<a>one<b/> two</a>", ["/a/text()[1] value one  -> one"]),
            ("<a>one<b/></a>", "<a><b/></a>", ["/a/text() value one -> "]),
            (
                "<a xml:space='preserve'> <b/></a>", "<a xml:space='preserve'><b/></a>",
                ["/a/text() value   -> "]
            ),
            ("<a xml:space='preserve'> <b/></a>", "<a><b/></a>", ["/a/@xml:space missing preserve"]),
            ("<s:a xmlns:s='u'>s:x</s:a>", "<s:a xmlns:s='u'>s:y</s:a>", ["/s:a value s:x -> s:y"]),
            (
                "<a xmlns:i='http://www.w3.org/2001/XMLSchema-instance' xmlns:p='u' i:type='p:Int'/>",
                "<a xmlns:i='http://www.w3.org/2001/XMLSchema-instance' xmlns:p='v' i:type='p:Int'/>",
                ["/a/@i:type value {u}Int -> {v}Int"]
            ),
            ("<a>http:x</a>", "<a>https:x</a>", ["/a value http:x -> https:x"]),
        ])
    func different(expected: String, actual: String, found: [String]) throws {
        #expect(try differences(expected, actual) == found)
    }

    @Test("another namespace is said once; what stands inside is compared all the same")
    func renamed() throws {
        let found = try differences(
            "<o xmlns='u'><i n='1'/><i n='2'/></o>", "<o xmlns='v'><i n='1'/><i n='3'/></o>")
        #expect(found == ["/o name {u}o -> {v}o", "/o/i[2]/@n value 2 -> 3"])
    }

    @Test("differences come in the order of the document")
    func order() throws {
        let found = try differences(
            "<o><i n='1'>a</i><j/><i n='2'>b</i></o>", "<o><i n='0'>A</i><i n='2' m=''>B</i></o>")
        #expect(
            found == [
                "/o/i[1]/@n value 1 -> 0", "/o/i[1] value a -> A", "/o/j missing <j/>",
                "/o/i[2]/@m extra ", "/o/i[2] value b -> B",
            ])
    }

    @Test("of many differences the first are kept and all are counted")
    func many() throws {
        func text(_ value: String) -> String {
            "<a>" + (1...200).map { "<b\($0)>\(value)</b\($0)>" }.joined() + "</a>"
        }
        let comparison = XMLComparison(expected: try document(text("1")), actual: try document(text("2")))
        #expect(comparison.differences.count == XMLComparison.limit)
        #expect(comparison.count == 200)
    }

    @Test("a long list with one element too many has one difference, wherever that stands")
    func longList() throws {
        let items = (1...2_000).map { "<i>\($0)</i>" }
        for place in [0, 777, 1_999] {
            var others = items
            others.insert("<i>other</i>", at: place)
            let found = try differences(
                "<a>\(items.joined())</a>", "<a>\(others.joined())</a>")
            #expect(found == ["/a/i[\(place + 1)] extra <i>other</i>"])
        }
    }

    @Test("of elements that say the same and have moved the first stands for the first")
    func movedAlike() throws {
        let found = try differences(
            "<a><b/><b/><b/><c/><c/><c/><c/></a>", "<a><c/><c/><c/><c/><b/><b/><b/></a>")
        #expect(
            found == [
                "/a/b[1] moved <b/> to /a/b[1]", "/a/b[2] moved <b/> to /a/b[2]",
                "/a/b[3] moved <b/> to /a/b[3]",
            ])
    }

    @Test("of many that have moved the first are kept and all are counted")
    func manyMoved() throws {
        func text(_ first: String, _ second: String) -> String {
            "<a>" + String(repeating: first, count: 100) + String(repeating: second, count: 100) + "</a>"
        }
        let comparison = XMLComparison(
            expected: try document(text("<b/>", "<c/>")), actual: try document(text("<c/>", "<b/>")))
        #expect(comparison.differences.count == XMLComparison.limit)
        #expect(comparison.differences.last?.path == "/a/b[50]")
        #expect(comparison.count == 100)
    }

    @Test("nodes that are left out count on neither side")
    func ignored() throws {
        let expected = try document("<a t='1'>\n <at>now</at>\n <b>x</b></a>")
        let actual = try document("<a t='2'><b>y</b></a>")
        var ignored: Set<XMLNode> = []
        for document in [expected, actual] {
            for path in ["/a/@t", "//at", "//b/text()"] {
                if case .nodes(let nodes) = try document.evaluate(XPathExpression(path)) {
                    ignored.formUnion(nodes)
                }
            }
        }
        #expect(XMLComparison(expected: expected, actual: actual, ignoring: ignored).count == 0)
        #expect(XMLComparison(expected: expected, actual: actual).count == 3)
    }

    @Test("documents may be as deep as they can be read")
    func deep() throws {
        func text(_ value: String) -> String {
            String(repeating: "<a>", count: 1_000) + value + String(repeating: "</a>", count: 1_000)
        }
        #expect(try differences(text("1"), text("1")) == [])
        let found = XMLComparison(expected: try document(text("1")), actual: try document(text("2")))
        #expect(found.count == 1)
        #expect(found.differences.first?.path.utf8.count == 2_000)
    }

    @Test("a document is the same as what is written of it")
    func rewritten() throws {
        for text in XMLComparisonTests.documents {
            let document = try document(text)
            let again = try self.document(document.root.serialized())
            #expect(XMLComparison(expected: document, actual: again).count == 0)
            #expect(XMLComparison(expected: again, actual: document).count == 0)
        }
    }

    private static let documents = [
        "<a/>", "<a b='1' c='2'>x<d/>y &amp; z<e xmlns='u' p:f='3' xmlns:p='v'><p:g/></e><![CDATA[<]]></a>",
        "<a xmlns:p='u' xml:space='preserve'> <p:b> </p:b>\n<c p:d='p:e'>p:f</c> </a>",
        "<soap:Envelope xmlns:soap='http://schemas.xmlsoap.org/soap/envelope/'><soap:Body><m xmlns='urn:m'>"
            + "<n>1</n><n>2</n></m></soap:Body></soap:Envelope>",
        "<a>&#13;&#9;&#10;<b t='&#9;&#10;&#13;'/></a>",
    ]

    private func document(_ text: String) throws -> XMLDocument { try XMLDocument.parse(Array(text.utf8)) }

    private func differences(_ expected: String, _ actual: String) throws -> [String] {
        let (expected, actual) = (try document(expected), try document(actual))
        return XMLComparison(expected: expected, actual: actual).differences.map { difference in
            let words =
                switch difference.kind {
                case .name(let wanted, let came): "name \(wanted) -> \(came)"
                case .missingElement(let node): "missing \(node.serialized())"
                case .extraElement(let node): "extra \(node.serialized())"
                case .movedElement(let node, let place): "moved \(node.serialized()) to \(place)"
                case .missingAttribute(let value): "missing \(value)"
                case .extraAttribute(let value): "extra \(value)"
                case .value(let wanted, let came): "value \(wanted) -> \(came)"
                }
            return "\(difference.path) \(words)"
        }
    }
}
