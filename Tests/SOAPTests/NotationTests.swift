import JSON
import SOAP
import Testing

/// What the object notation of LANGUAGE.md §6 becomes.
struct NotationTests {
    @Test(
        "a body is written as it is written",
        arguments: [
            ("{}", ""),
            (#"{ "b": 1, "a": 2 }"#, "<b>1</b><a>2</a>"),
            (#"{ "n": 1.10, "m": -0, "e": 1e5 }"#, "<n>1.10</n><m>-0</m><e>1e5</e>"),
            (
                #"{ "long": 123456789012345678901234567890.0 }"#,
                "<long>123456789012345678901234567890.0</long>"
            ),
            (#"{ "t": true, "f": false }"#, "<t>true</t><f>false</f>"),
            (#"{ "s": "", "o": {} }"#, "<s/><o/>"),
            (#"{ "a": { "b": { "c": "d" } } }"#, "<a><b><c>d</c></b></a>"),
            (#"{ "i": [1, "two", { "x": 3 }, ""], "none": [] }"#, "<i>1</i><i>two</i><i><x>3</x></i><i/>"),
            (#"{ "a": 1, "b": 2, "a": 3 }"#, "<a>1</a><b>2</b><a>3</a>"),
            (#"{ "t": "<a> & \"b\" ]]>" }"#, "<t>&lt;a&gt; &amp; \"b\" ]]&gt;</t>"),
            (#"{ "t": "a\r\n\tb" }"#, "<t>a&#13;\n\tb</t>"),
            (#"{ "é": "日本 😀" }"#, "<é>日本 😀</é>"),
        ])
    func elements(body: String, written: String) throws {
        #expect(try inside(body: body) == written)
    }

    @Test(
        "@ keys are attributes, wherever they stand",
        arguments: [
            (#"{ "a": { "x": "t", "@i": 1, "@b": true } }"#, #"<a i="1" b="true"><x>t</x></a>"#),
            (#"{ "a": { "@i": null, "@j": "" } }"#, #"<a j=""/>"#),
            (#"{ "a": { "@q": "\"<&>\t\n\r'" } }"#, #"<a q="&quot;&lt;&amp;&gt;&#9;&#10;&#13;'"/>"#),
            (#"{ "a": { "@xmlns": "urn:x", "b": 1 } }"#, #"<a xmlns="urn:x"><b>1</b></a>"#),
            (#"{ "a": { "@xmlns": "" } }"#, #"<a xmlns=""/>"#),
            (
                #"{ "p:a": { "@xmlns:p": "urn:p", "@p:i": 1, "p:b": 2 } }"#,
                #"<p:a xmlns:p="urn:p" p:i="1"><p:b>2</p:b></p:a>"#
            ),
            (#"{ "a": { "@xml:lang": "en" } }"#, #"<a xml:lang="en"/>"#),
        ])
    func attributes(body: String, written: String) throws {
        #expect(try inside(body: body) == written)
    }

    @Test(
        "# keys are content",
        arguments: [
            (##"{ "a": { "@i": 1, "#text": "x & y" } }"##, #"<a i="1">x &amp; y</a>"#),
            (##"{ "a": { "#text": 1.0, "b": 2 } }"##, "<a>1.0<b>2</b></a>"),
            (##"{ "a": { "#cdata": "<x> & ]]> y" } }"##, "<a><![CDATA[<x> & ]]]]><![CDATA[> y]]></a>"),
            (##"{ "a": { "#xml": "<b>1</b> <c/>" } }"##, "<a><b>1</b> <c/></a>"),
            (##"{ "a": { "#xml": ["<b>", "</b>"] } }"##, "<a><b>\n</b></a>"),
            (##"{ "a": { "#xml": "no <!-- c --> tags" } }"##, "<a>no <!-- c --> tags</a>"),
            (##"{ "a": { "#xml": "" } }"##, "<a/>"),
            (
                ##"{ "a": { "#children": ["x ", { "b": 1 }, " y ", { "c": [2, 3] }, { "b": 4 }, 5] } }"##,
                "<a>x <b>1</b> y <c>2</c><c>3</c><b>4</b>5</a>"
            ),
            (
                ##"{ "a": { "@i": 1, "#children": [{ "#cdata": "x" }, { "#xml": "<y/>" }] } }"##,
                #"<a i="1"><![CDATA[x]]><y/></a>"#
            ),
            (##"{ "#children": [{ "a": 1 }, { "b": 2 }, { "a": 3 }] }"##, "<a>1</a><b>2</b><a>3</a>"),
            (##"{ "#xml": "<a/>", "b": 1 }"##, "<a/><b>1</b>"),
        ])
    func content(body: String, written: String) throws {
        #expect(try inside(body: body) == written)
    }

    @Test("objects and arrays that variables hold are notation too, their texts escaped")
    func variables() throws {
        let person: JSONValue = [
            "@id": 7, "name": "<b>", "none": .null, "tags": ["x", ["y": 1]],
        ]
        let body = LocatedJSON(
            .object([
                LocatedMember(key: "p", keyRange: 1..<4, value: LocatedJSON(.data(person), range: 6..<16))
            ]), range: 0..<17)
        let built = try EnvelopeBuilder.build(EnvelopeSource(body: .notation(body)))
        #expect(
            String(decoding: built.bytes, as: UTF8.self).contains(
                #"<p id="7"><name>&lt;b&gt;</name><none xsi:nil="true"/><tags>x</tags><tags><y>1</y></tags></p>"#
            ))
    }

    /// What stands between the tags of Body.
    private func inside(body: String) throws -> String {
        let text = try envelope(body: body)
        let start = try #require(text.firstRange(of: "<soap:Body")).upperBound
        guard let end = text.firstRange(of: "</soap:Body>") else {
            #expect(text[start...].hasPrefix("/>"))
            return ""
        }
        return String(text[start..<end.lowerBound].dropFirst())
    }
}
