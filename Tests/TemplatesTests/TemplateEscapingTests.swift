import Diagnostics
import JSON
import Templates
import Testing

/// Values stay values whatever they are put into.
@Suite("A value put into")
struct TemplateEscapingTests {
    private static let awkward = "a<b>&\"'\r\n\t]]>c"

    private func filled(_ text: String, _ value: JSONValue) throws -> String {
        try Template(text).text(in: TestScope(["v": value]), escaping: .xml)
    }

    @Test(
        "XML is escaped for the place where it stands",
        arguments: [
            ("<a>{{v}}</a>", "<a>a&lt;b&gt;&amp;&quot;&apos;&#13;\n\t]]&gt;c</a>"),
            ("<a b='{{v}}'/>", "<a b='a&lt;b&gt;&amp;&quot;&apos;&#13;&#10;&#9;]]&gt;c'/>"),
            // A ">" in a value does not end the tag.
            ("<a b='>' c='{{v}}'/>", "<a b='>' c='a&lt;b&gt;&amp;&quot;&apos;&#13;&#10;&#9;]]&gt;c'/>"),
            ("<a><![CDATA[{{v}}]]></a>", "<a><![CDATA[a<b>&\"']]>&#13;<![CDATA[\n\t]]]]><![CDATA[>c]]></a>"),
            (
                "<!-- <a b=' --><c>{{v}}</c>",
                "<!-- <a b=' --><c>a&lt;b&gt;&amp;&quot;&apos;&#13;\n\t]]&gt;c</c>"
            ),
            ("<?p <a ?>{{v}}", "<?p <a ?>a&lt;b&gt;&amp;&quot;&apos;&#13;\n\t]]&gt;c"),
        ])
    func xml(text: String, expected: String) throws {
        #expect(try filled(text, .string(Self.awkward)) == expected)
    }

    @Test("the lines of one XML text is escaped for a tag that goes over several")
    func lines() throws {
        let json = ##"{ "#xml": ["<a", "b='{{v}}'>{{v}}<![CDATA[", "{{v}}]]>", "{{v}}</a>"] }"##
        var diagnostics: [Diagnostic] = []
        let templated = TemplatedJSON(
            try JSONParser.parseLocated(Array(json.utf8), dialect: .strict),
            source: SourceText(name: "a.json", text: json), diagnostics: &diagnostics)
        let filled = try templated.filled(in: TestScope(["v": "<\n"]), isEnvelope: true).value
        #expect(
            filled == ["#xml": ["<a", "b='&lt;&#10;'>&lt;\n<![CDATA[", "<\n]]>", "&lt;\n</a>"]])
    }

    @Test("XML cannot be a character that XML has not")
    func forbidden() throws {
        let error = #expect(throws: TemplateError.self) { try filled("<a>{{v}}</a>", "x\u{1}") }
        #expect(error?.message == #"{{v}} holds the character \u{1}, which XML cannot hold"#)
    }

    @Test(
        "a URL is encoded for its part",
        arguments: [
            ("http://h/{{v}}/x", "aaa/bbb#c", "http://h/aaa%2Fbbb%23c/x"),
            ("/notes/{{v}}", "aaa/bbb#c", "/notes/aaa%2Fbbb%23c"),
            ("{{v}}/x", "http://h:1/a?b=%2B", "http://h:1/a?b=%2B/x"),
            (
                "{{v}}", "https://s3.test/x?X-Sig=ab%2Fcd%3D&d=2024",
                "https://s3.test/x?X-Sig=ab%2Fcd%3D&d=2024"
            ),
            ("http://{{v}}:80/", "h.test", "http://h.test:80/"),
            ("http://h/?q={{v}}", "a&b=c#d+e f", "http://h/?q=a%26b%3Dc%23d%2Be%20f"),
            ("/a?q=1&r={{v}}", "50%", "/a?q=1&r=50%25"), ("/a#{{v}}", "x y", "/a#x%20y"),
            ("/{{v -> raw}}?x", "a/b", "/a/b?x"),
            ("/a/{{v}}/b", "..", "/a/%2E%2E/b"), ("/a/{{v}}", ".", "/a/%2E"), ("/a/{{v}}", "..b", "/a/..b"),
            ("/a/{{v -> raw}}/b", "..", "/a/../b"), ("/a?{{v}}", "..", "/a?.."),
            ("/a%2Bb%20%C3%A9/{{v}}", "日本", "/a%2Bb%20%C3%A9/%E6%97%A5%E6%9C%AC"),
        ])
    func url(text: String, value: String, expected: String) throws {
        #expect(try Template(text).url(in: TestScope(["v": .string(value)])) == expected)
    }
}
