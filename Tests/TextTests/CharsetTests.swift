import Testing

@testable import Text

@Suite("Character sets")
struct CharsetTests {
    @Test(
        "bytes are read and written back",
        arguments: [
            ("utf-8", [0xC3, 0xA9], "é"), ("ISO-8859-1", [0xE9, 0xA4], "é¤"),
            ("iso-8859-15", [0xE9, 0xA4], "é€"),
            ("GBK", [0xC8, 0xD5, 0xB1, 0xBE], "日本"),
            ("utf-16le", [0xE9, 0x00, 0x3D, 0xD8, 0x00, 0xDE], "é😀"),
            ("UTF-16BE", [0x00, 0xE9], "é"), ("windows-1252", [0x80], "€"), ("us-ascii", [0x41], "A"),
            ("Shift_JIS", [0x93, 0xFA, 0x5C, 0x7E], "日\\~"), ("x-sjis", [0x93, 0xFA], "日"),
            ("EUC-KR", [], ""),
            ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日"),
        ] as [(String, [UInt8], String)])
    func roundTrip(label: String, bytes: [UInt8], text: String) throws {
        let charset = try #require(Charset(label: label))
        #expect(try charset.decode(bytes) == text)
        #expect(try charset.encode(text) == bytes)
    }

    @Test("a character that could only be written as a similar one does not exist in the set")
    func similar() throws {
        let charset = try #require(Charset(label: "shift_jis"))
        #expect(throws: CharsetError(charset: "CP932", reason: .unmappable, offset: 3)) {
            try charset.encode("日—")
        }
    }

    @Test("UTF-16 without its byte order said goes by its mark")
    func byteOrder() throws {
        let charset = try #require(Charset(label: "UTF-16"))
        #expect(try charset.decode([0xFE, 0xFF, 0x00, 0xE9]) == "é")
        #expect(try charset.decode([0xFF, 0xFE, 0xE9, 0x00]) == "é")
    }

    @Test("text longer than one buffer is converted whole")
    func longText() throws {
        let charset = try #require(Charset(label: "UTF-16LE"))
        let text = String(repeating: "é日😀", count: 30_000)
        #expect(try charset.decode(charset.encode(text)) == text)
    }

    @Test(
        "bytes that do not fit are an error with their place",
        arguments: [
            ("utf-8", [0x41, 0xFF], CharsetError.Reason.invalid, 1), ("utf-8", [0x41, 0xC3], .incomplete, 1),
            ("utf-8", [0xED, 0xA0, 0x80], .invalid, 0), ("us-ascii", [0x41, 0x80], .invalid, 1),
            ("windows-1252", [0x41, 0x81], .invalid, 1), ("gbk", [0x41, 0x42, 0xC8], .incomplete, 2),
            ("utf-16le", [0x00, 0xDC, 0x41, 0x00], .invalid, 0),
        ] as [(String, [UInt8], CharsetError.Reason, Int)])
    func strictDecoding(label: String, bytes: [UInt8], reason: CharsetError.Reason, offset: Int) throws {
        let charset = try #require(Charset(label: label))
        #expect(throws: CharsetError(charset: label.uppercased(), reason: reason, offset: offset)) {
            try charset.decode(bytes)
        }
    }

    @Test(
        "a character that the set lacks is an error with its place",
        arguments: ["us-ascii", "iso-8859-1", "gbk"])
    func strictEncoding(label: String) throws {
        let charset = try #require(Charset(label: label))
        #expect(throws: CharsetError(charset: label.uppercased(), reason: .unmappable, offset: 2)) {
            try charset.encode("ab😀")
        }
    }

    @Test(
        "UTF-7, unknown names and options of the C library are refused",
        arguments: [
            "utf-7", "UTF7", "UTF-7-IMAP", "unicode-1-1-utf-7", "nope", "", "ascii//IGNORE", "INTERNAL",
            "a\u{0}",
        ])
    func refused(label: String) {
        #expect(Charset(label: label) == nil)
    }

    @Test("white space and quotes around a label are passed over")
    func label() {
        #expect(Charset(label: " \"Utf-8\" ") == .utf8)
    }

    @Test("byte order marks are known")
    func marks() {
        #expect(Charset.byteOrderMark(of: [0xEF, 0xBB, 0xBF, 0x41])?.charset == .utf8)
        #expect(Charset.byteOrderMark(of: [0xFF, 0xFE, 0x41, 0x00])?.charset.name == "UTF-16LE")
        #expect(Charset.byteOrderMark(of: [0xFE, 0xFF])?.charset.name == "UTF-16BE")
        #expect(Charset.byteOrderMark(of: [0xFF, 0xFE, 0x00, 0x00])?.length == 4)
        #expect(Charset.byteOrderMark(of: [0x41]) == nil)
    }

    @Test("the words for each error")
    func messages() {
        let messages = [CharsetError.Reason.invalid, .incomplete, .unmappable].map {
            CharsetError(charset: "GBK", reason: $0, offset: 7).message
        }
        #expect(
            messages == [
                "the bytes at offset 7 are not GBK",
                "the GBK text ends in the middle of a character at offset 7",
                "the character at offset 7 does not exist in GBK",
            ])
    }
}
