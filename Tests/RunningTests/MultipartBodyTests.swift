import HTTP
import JSON
import Testing

/// `multipart` of LANGUAGE.md §2.
@Suite struct MultipartBodyTests {
    let fixture = BodyFixture(
        values: [
            "text": "a\"b", "number": 7, "list": ["a", 15, nil], "object": ["a": 1], "nothing": nil,
            "line": "a\r\nb", "file": "_ada.png",
        ],
        files: ["_ada.png": "PNG", "_data/ä \"b\".csv": "1,2", "_empty.txt": ""])

    /// The body with `BOUNDARY` for its boundary, files as `‹path›`, and `\n` for CR LF.
    private func sent(_ parts: String, _ own: String = "") throws -> String {
        let request = try fixture.request(#""multipart": \#(parts)\#(own)"#)
        let body = try #require(request.body)
        let type = request.headers.values(of: "Content-Type").first ?? body.contentType ?? ""
        let boundary = try #require(MediaType(type)?.parameter("boundary"))
        var text = ""
        for segment in body.content.segments {
            switch segment {
            case .bytes(let bytes): text += String(decoding: bytes, as: UTF8.self)
            case .file(let path, let size): text += "‹\(path), \(size)›"
            }
        }
        return text.replacing(boundary, with: "BOUNDARY").replacing("\r\n", with: "\n")
    }

    /// One part without what stands around it.
    private func part(_ value: String) throws -> String {
        let whole = try sent(#"{ "p": \#(value) }"#)
        #expect(whole.hasPrefix("--BOUNDARY\nContent-Disposition: form-data; name=\"p\""))
        #expect(whole.hasSuffix("\n--BOUNDARY--\n"))
        return String(
            whole.dropFirst("--BOUNDARY\nContent-Disposition: form-data; name=\"p\"".count)
                .dropLast("\n--BOUNDARY--\n".count))
    }

    @Test(arguments: [
        (#""milk""#, "\n\nmilk"), ("1.10", "\n\n1.10"), ("true", "\n\ntrue"), (#""{{text}}""#, "\n\na\"b"),
        (#""{{number}} {{text}}""#, "\n\n7 a\"b"),
        (#"{ "text": ["a", "{{text}}"] }"#, "\n\na\na\"b"),
        (#"{ "text": "a", "type": "text/x; charset=utf-8" }"#, "\nContent-Type: text/x; charset=utf-8\n\na"),
        (#"{ "text": "a", "filename": "ä.txt" }"#, "; filename=\"ä.txt\"\n\na"),
        (
            #"{ "json": { "a": [1.10, null, "{{object}}"] } }"#,
            "\nContent-Type: application/json\n\n{\"a\":[1.10,null,{\"a\":1}]}"
        ),
        (
            #"{ "json": null, "type": "application/vnd.x+json" }"#,
            "\nContent-Type: application/vnd.x+json\n\nnull"
        ),
        (#"{ "file": "{{file}}" }"#, "; filename=\"_ada.png\"\nContent-Type: image/png\n\n‹_ada.png, 3›"),
        (
            #"{ "file": "_data/ä \"b\".csv" }"#,
            "; filename=\"ä %22b%22.csv\"\nContent-Type: text/csv\n\n‹_data/ä \"b\".csv, 3›"
        ),
        (#"{ "file": "_empty.txt", "filename": null, "type": "a/b" }"#, "\nContent-Type: a/b\n\n"),
        (
            #"{ "text": "a", "headers": { "X-{{number}}": "{{text}}", "Content-Type": null, "X": ["1", "2"] }, "type": "a/b" }"#,
            "\nX-7: a\"b\nX: 1\nX: 2\n\na"
        ),
    ])
    func `a part has the type of what it is, or its own`(value: String, written: String) throws {
        #expect(try part(value) == written)
    }

    @Test func `parts stand in their order, an array is several, null is none`() throws {
        let parts =
            #"{ "z": 1, "a": ["x", { "text": "y" }, null], "{{text}}": "{{list}}", "n": null, "m": "{{nothing}}" }"#
        #expect(
            try sent(parts) == """
                --BOUNDARY
                Content-Disposition: form-data; name="z"

                1
                --BOUNDARY
                Content-Disposition: form-data; name="a"

                x
                --BOUNDARY
                Content-Disposition: form-data; name="a"

                y
                --BOUNDARY
                Content-Disposition: form-data; name="a%22b"

                a
                --BOUNDARY
                Content-Disposition: form-data; name="a%22b"

                15
                --BOUNDARY--

                """)
    }

    @Test func `the type has the boundary, whoever gives it`() throws {
        func types(_ own: String) throws -> [String?] {
            let request = try fixture.request(#""multipart": { "a": 1 }\#(own)"#)
            return [request.headers.values(of: "Content-Type").first, request.body?.contentType]
        }
        let made = try types("")
        #expect(made[0] == nil)
        #expect(made[1]?.hasPrefix("multipart/form-data; boundary=assay-") == true)
        let boundary = try #require(made[1]?.split(separator: "=").last)
        #expect(
            try types(#", "headers": { "content-type": "multipart/form-data" }"#)[0]
                == "multipart/form-data; boundary=\(boundary)")
        #expect(
            try types(#", "headers": { "Content-Type": "multipart/mixed; boundary=mine" }"#)[0]
                == "multipart/mixed; boundary=mine")
        #expect(try types(#", "headers": { "Content-Type": "text/plain" }"#)[0] == "text/plain")
        #expect(
            try sent(#"{ "a": 1 }"#, #", "headers": { "Content-Type": "multipart/related; boundary=mine" }"#)
                == "--BOUNDARY\nContent-Disposition: attachment; name=\"a\"\n\n1\n--BOUNDARY--\n")
    }

    @Test(arguments: [
        (
            #"{ "a": "{{object}}" }"#, "",
            #"spec.json:1:44: the part "a" is text, got an object (a part of JSON is { "json": "{{…}}" })"#
        ),
        (
            #"{ "a": { "text": "x", "type": "{{line}}" } }"#, "",
            #"spec.json:1:67: the value of "type" holds a line break, which no header can"#
        ),
        (
            #"{ "a": { "text": "x", "headers": { "X": "{{line}}" } } }"#, "",
            #"spec.json:1:72: the value of "X" holds a line break, which no header can"#
        ),
        (
            #"{ "a": "--x" }"#, #", "headers": { "Content-Type": "multipart/mixed; boundary=x" }"#,
            #"spec.json:1:11: the boundary "x" stands in the part "a" (without a boundary in Content-Type one is made that does not)"#
        ),
        (
            #"{ "a": 1 }"#, #", "headers": { "Content-Type": "multipart/mixed; boundary=\"a;b\"" }"#,
            #"spec.json:1:11: "a;b" is no boundary: expected 1 to 70 letters, digits or any of '()+_,-./:=?"#
        ),
    ])
    func `what cannot be sent is told with its place`(parts: String, own: String, message: String) throws {
        #expect(try fixture.problem(#""multipart": \#(parts)\#(own)"#) == message)
    }
}
