import Checks
import HTTP
import Testing

@Suite("XML, file, time and size")
struct DocumentCheckTests {
    private let xml = [("Content-Type", "application/xml")]

    @Test("every difference of a document is told with its place, none stops another")
    func differences() throws {
        let found = try failures(
            #"""
            {"status": 201, "xml": [
              "<Order xmlns='urn:a' id='7'>",
              "  <Item id='1'>milk</Item>",
              "  <Item id='3'>bread</Item>",
              "  <Total currency='EUR'>2.80</Total>",
              "</Order>" ], "paths": { "//Total": 2.8 } }
            """#,
            Answer.exchange(
                headers: xml,
                body: "<o:Order xmlns:o='urn:a' id='7' state='new'><o:Item id='1'>mlik</o:Item>"
                    + "<o:Item id='4'>bread</o:Item><o:Note/></o:Order>"))
        #expect(
            found == [
                "StatusMismatch 3:12 status  expected 201, got 200",
                #"BodyMismatch 3:24 /o:Order/@state  expected no such attribute, got "new""#,
                #"BodyMismatch 3:24 /o:Order/o:Item[1]  expected "milk", got "mlik""#,
                #"BodyMismatch 3:24 /o:Order/o:Item[2]/@id  expected "3", got "4""#,
                #"BodyMismatch 3:24 /o:Order/Total  expected <Total xmlns="urn:a" currency="EUR">2.80</Total>, but /o:Order/Total is absent"#,
                #"BodyMismatch 3:24 /o:Order/o:Note  expected no such element, got <o:Note xmlns:o="urn:a"/>"#,
                "PathMismatch 8:39 //Total  expected 2.8, but //Total is absent",
            ])
    }

    @Test("a body that is no XML is an error that says what came")
    func otherBodies() throws {
        let bodies = [
            (#"{"a":1}"#, #"the body is JSON, not XML; it begins "{\"a\":1}""#),
            ("<!doctype html><p>", #"the body is HTML, not XML; it begins "<!doctype html><p>""#),
            ("", "the body is empty, expected XML"),
        ]
        for (body, problem) in bodies {
            #expect(
                try failures(#"{"xml": "<a/>"}"#, Answer.exchange(body: body))
                    == ["PathError 3:9 xml  \(problem) (status 200)"])
        }
    }

    @Test("XML that is expected may stand in a file, in its own character set")
    func file() throws {
        let files = ["_a.xml": "<?xml version='1.0'?>\n<a>\n  <b>1</b>\n</a>\n"]
        let expect = #"{"xml": { "file": "_a.xml" }}"#
        #expect(try failures(expect, Answer.exchange(body: "<a><b>1</b></a>"), files: files) == [])
        #expect(
            try failures(expect, Answer.exchange(body: "<a><b>2</b></a>"), files: files)
                == [#"BodyMismatch 3:9 /a/b  expected "1", got "2""#])
    }

    @Test("of many differences the first are told, and how many more there are")
    func many() throws {
        func items(_ value: Int) -> String { (1...52).map { "<i\($0)>\(value)</i\($0)>" }.joined() }
        let found = try failures(
            "{\"xml\": \"<a>\(items(1))</a>\"}", Answer.exchange(body: "<a>\(items(2))</a>"))
        #expect(found.count == 51)
        #expect(found.last == "BodyMismatch 3:9 xml  there are 2 more differences")
    }

    @Test("what is ignored counts on neither side of a document")
    func ignoredXML() throws {
        let body = "<a xmlns='u' t='2'><at>12:00</at><b>x<!-- c --></b></a>"
        let expect = #"{"xml": "<p:a xmlns:p='u' t='1'><p:b>y</p:b></p:a>", "ignore": [PATHS]}"#
        func found(_ paths: String) throws -> [String] {
            try failures(
                expect.replacingOccurrences("PATHS", with: paths), Answer.exchange(body: body))
        }
        #expect(try found(#""//@t", "//at", "//b/text()", "//nowhere""#) == [])
        #expect(
            try found(#""//@t", "//at""#) == [#"BodyMismatch 3:9 /a/b  expected "y", got "x""#])
        // A prefix that only one of the two binds means the same in both.
        #expect(
            try found(#""//p:b", "//@t""#)
                == [#"BodyMismatch 3:9 /a/at  expected no such element, got <at xmlns="u">12:00</at>"#])
        #expect(
            try found(#""/p:a""#)
                == [
                    "PathError 3:65 /p:a  nothing is left to compare: this is the whole document (status 200)"
                ])
        #expect(
            try found(#""//q:b""#)
                == [
                    #"PathError 3:65 //q:b  the prefix "q" is not bound: there are soap11, soap12, wsse, wsu, wsa, xsi, xsd, xop, xml, p (status 200)"#
                ])
    }

    @Test("the same bytes are the same file; of others the first different byte is told")
    func bytes() throws {
        let files = ["_ada.txt": "line one\nline two of the file\n"]
        func found(_ body: String) throws -> [String] {
            try failures(#"{"file": "_ada.txt"}"#, Answer.exchange(body: body), files: files)
        }
        #expect(try found("line one\nline two of the file\n") == [])
        #expect(
            try found("line one\r\nline two of the file\n")
                == [
                    #"BodyMismatch 3:10 body  expected the 30 bytes of "_ada.txt", got 31, first different at byte 9: expected "line one\nline two of the file\n", got "line one\r\nline two of the file\n""#
                ])
        #expect(
            try found("line one\n")
                == [
                    #"BodyMismatch 3:10 body  expected the 30 bytes of "_ada.txt", got 9, first different at byte 10: expected "line one\nline two of the file\n", got the end"#
                ])
        #expect(
            try found("")
                == [
                    #"BodyMismatch 3:10 body  expected the 30 bytes of "_ada.txt", got 0, first different at byte 1: expected "line one\nline two of the fil…", got nothing"#
                ])
    }

    @Test("bytes that are no text are told by their numbers, and what is cut says so")
    func binary() throws {
        let files = ["_a.bin": String(repeating: "a", count: 60)]
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 60)
        bytes[30] = 0xFF
        bytes[31] = 0
        let a12 = String(repeating: "a", count: 12)
        let a28 = String(repeating: "a", count: 28)
        #expect(
            try failures(#"{"file": "_a.bin"}"#, Answer.exchange(bytes: bytes), files: files)
                == [
                    #"BodyMismatch 3:10 body  expected the 60 bytes of "_a.bin", got 60, first different at byte 31: "#
                        + #"expected "…\#(a12)\#(a28)…", got "…\#(a12)\xff\x00\#(a28.dropFirst(2))…""#
                ])
    }

    @Test(
        "a time is the most that a call may take, or a matcher on durations",
        arguments: [
            (#""800ms""#, []), (#""0.8s""#, []), (#"{ "?lt": "800ms" }"#, []),
            (#"{ "?gte": "12.5ms", "?lte": "1s" }"#, []), (#"{ "?not": "12ms" }"#, []),
            (#"{ "?any": ["1ms", { "?near": "12ms", "?within": "1ms" }] }"#, []),
            (
                #""12ms""#,
                [#"TimeMismatch 3:10 time  expected a duration of at most 12ms, got "12.5ms""#]
            ),
            (
                #"{ "?gt": "1m", "?because": "it waits" }"#,
                [#"TimeMismatch 3:12 time  expected a duration longer than 1m, got "12.5ms""#]
            ),
        ])
    func time(expected: String, found: [String]) throws {
        #expect(
            try failures("{\"time\": \(expected)}", Answer.exchange(time: .microseconds(12_500))) == found)
    }

    @Test(
        "a size is a number of bytes, a text with a unit, or a matcher",
        arguments: [
            ("1500", []), (#""1.5kB""#, []), (#"{ "?lt": "10MB" }"#, []), (#"{ "?gt": 1499 }"#, []),
            (#"{ "?any": ["2kB", 1500] }"#, []),
            (#""2kB""#, ["SizeMismatch 3:10 size  expected 2000, got 1500"]),
            (
                #"{ "?gt": "1MB" }"#,
                ["SizeMismatch 3:12 size  expected a number greater than 1000000, got 1500"]
            ),
        ])
    func size(expected: String, found: [String]) throws {
        let bytes = [UInt8](repeating: 0, count: 1_500)
        #expect(try failures("{\"size\": \(expected)}", Answer.exchange(bytes: bytes)) == found)
    }

    @Test("a path whose prefix is of another namespace says which there are")
    func namespaceHint() throws {
        let body = "<o:Order xmlns:o='urn:b'><o:item/><item xmlns='urn:c'/></o:Order>"
        let found = try failures(
            #"{"paths": { "//soap12:item": 1, "count(//soap12:Fault)": 1, "//o:item/@x": 1, "//soap12:item/b": {"?is": "absent"} }}"#,
            Answer.exchange(body: body))
        let soap12 = "{http://www.w3.org/2003/05/soap-envelope}"
        #expect(
            found == [
                "PathMismatch 3:30 //soap12:item  expected 1, but //soap12:item is absent (no element \(soap12)item; the document has item in {urn:b}, in {urn:c})",
                "PathMismatch 3:58 count(//soap12:Fault)  expected 1, got 0 (no element \(soap12)Fault; the document's elements are in {urn:b} (prefix o), {urn:c} (without prefix))",
                "PathMismatch 3:76 //o:item/@x  expected 1, but //o:item/@x is absent",
            ])
    }
}

extension String {
    /// The text with one part in the place of another.
    fileprivate func replacingOccurrences(_ part: String, with other: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    }
}
