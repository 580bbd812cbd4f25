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

    @Test("an empty charset in the header names none")
    func emptyHeader() throws {
        #expect(try XMLDocument.parse(Self.latin1, charset: "").root.stringValue == "é")
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
                "the bytes are not utf-8 "
                    + "(byte order mark: none, charset of the Content-Type: utf-8, "
                    + "XML declaration: ISO-8859-1)"
            ),
            (
                Array("<a>é</a>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }), "utf-8",
                "the bytes are not utf-8 "
                    + "(byte order mark: none, charset of the Content-Type: utf-8, first bytes: UTF-16LE, "
                    + "XML declaration: none)"
            ),
            (
                Array("<a/>".utf8), "utf-16",
                "the text is written in single bytes and not in utf-16 "
                    + "(byte order mark: none, charset of the Content-Type: utf-16, "
                    + "XML declaration: none)"
            ),
            (
                Array("<?xml version=\"1.0\" encoding=\"utf-16\"?><a/>".utf8), nil,
                "the text is written in single bytes and not in utf-16 "
                    + "(byte order mark: none, charset of the Content-Type: none, "
                    + "XML declaration: utf-16)"
            ),
            (
                Array("<?xml version=\"1.0\" encoding=\"utf-7\"?><a/>".utf8), nil,
                "the character set \"utf-7\" is unknown or refused "
                    + "(byte order mark: none, charset of the Content-Type: none, "
                    + "XML declaration: utf-7)"
            ),
            (
                Array("<a/>".utf8), "klingon",
                "the character set \"klingon\" is unknown or refused "
                    + "(byte order mark: none, charset of the Content-Type: klingon, "
                    + "XML declaration: none)"
            ),
            (
                [0x3C, 0x61, 0x3E, 0xC3, 0x28], nil,
                "the bytes are not UTF-8 "
                    + "(byte order mark: none, charset of the Content-Type: none, "
                    + "XML declaration: none)"
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
