import Testing
import XML

@Suite("XML: the character set of a document")
struct XMLCharsetTests {
    /// `<a>é</a>` with a declaration, in ISO-8859-1.
    private static let latin1: [UInt8] =
        Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>".utf8) + [0xE9] + Array("</a>".utf8)

    @Test("the header's charset is stronger than the declaration")
    func header() throws {
        let bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>é</a>".utf8)
        #expect(try XMLDocument.parse(bytes, charset: "utf-8").root.stringValue == "é")
        #expect(try XMLDocument.parse(Self.latin1).root.stringValue == "é")
        let cyrillic = try XMLDocument.parse(Self.latin1, charset: "ISO-8859-5")
        #expect(cyrillic.root.stringValue == "щ")
    }

    @Test("a byte order mark is stronger than both")
    func mark() throws {
        let bytes =
            [0xEF, 0xBB, 0xBF] + Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>é</a>".utf8)
        #expect(try XMLDocument.parse(bytes, charset: "utf-16").root.stringValue == "é")
    }

    @Test(
        "bytes that do not fit are an error that names all that was said",
        arguments: [
            (
                Self.latin1, "utf-8",
                "the bytes are not utf-8 (from the Content-Type header); the XML declaration says ISO-8859-1"
            ),
            (
                Array("<a>é</a>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }), "utf-8",
                "the bytes are not utf-8 (from the Content-Type header); the first bytes says UTF-16LE"
            ),
            (
                Array("<a/>".utf8), "utf-16",
                "the Content-Type header says \"utf-16\", but the text is written in single bytes"
            ),
            (
                Array("<?xml version=\"1.0\" encoding=\"utf-16\"?><a/>".utf8), nil,
                "the XML declaration says \"utf-16\", but the text is written in single bytes"
            ),
            (
                Array("<?xml version=\"1.0\" encoding=\"utf-7\"?><a/>".utf8), nil,
                "the character set \"utf-7\" (from the XML declaration) is unknown or refused"
            ),
            (
                Array("<a/>".utf8), "klingon",
                "the character set \"klingon\" (from the Content-Type header) is unknown or refused"
            ),
            (
                [0x3C, 0x61, 0x3E, 0xC3, 0x28], nil,
                "the bytes are not UTF-8 (from the standard, since nothing says otherwise)"
            ),
        ] as [([UInt8], String?, String)])
    func misfits(bytes: [UInt8], charset: String?, message: String) {
        let error = #expect(throws: XMLSyntaxError.self) { try XMLDocument.parse(bytes, charset: charset) }
        #expect(error?.message == message)
    }

    @Test("the offset of an error counts the bytes that came, and is unknown for decoded ones")
    func offsets() {
        let marked = [0xEF, 0xBB, 0xBF] + Array("<a></b>".utf8)
        let direct = #expect(throws: XMLSyntaxError.self) { try XMLDocument.parse(marked) }
        #expect(direct?.offset == 6)
        #expect(direct?.column == 4)
        let decoded = #expect(throws: XMLSyntaxError.self) {
            try XMLDocument.parse(Array("<a></b>".utf8), charset: "iso-8859-15")
        }
        #expect(decoded?.offset == nil)
        #expect(decoded?.column == 4)
    }
}
