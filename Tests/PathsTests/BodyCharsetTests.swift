import Paths
import Testing

@Suite("The character set of a body")
struct BodyCharsetTests {
    /// The text of a body, or the error.
    private func text(_ body: [UInt8], _ charset: String?, type: String? = nil) -> String {
        do throws(PathError) {
            return try BodyReading.text(body, mediaType: type, charset: charset)
        } catch {
            return error.message
        }
    }

    private func value(_ path: String, _ body: [UInt8], _ charset: String?, type: String? = nil) -> String {
        let subject = TestSubject(bytes: body, mediaType: type, charset: charset)
        return outcome(of: path, on: subject)
    }

    @Test(
        "every name that iconv knows, in any case",
        arguments: [
            ("ISO-8859-15", [0xA4], "€"), ("iso-8859-15", [0xA4], "€"), ("Latin-9", [0xA4], "€"),
            ("GBK", [0xC8, 0xD5, 0xB1, 0xBE], "日本"), ("gb18030", [0xC8, 0xD5, 0xA2, 0xE3], "日€"),
            ("Big5", [0xA4, 0xE9, 0xA5, 0xBB], "日本"), ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"),
            ("EUC-JP", [0xC6, 0xFC, 0xCB, 0xDC], "日本"), ("EUC-KR", [0xC7, 0xD1, 0xB1, 0xB9], "한국"),
            ("windows-1251", [0xCF, 0xF0, 0xE8], "При"), ("KOI8-R", [0xF0, 0xD2, 0xC9], "При"),
            ("utf-16be", [0x00, 0xE9], "é"), ("utf-16le", [0xE9, 0x00], "é"),
            ("utf-32le", [0xE9, 0x00, 0x00, 0x00], "é"), ("utf-16", [0xFF, 0xFE, 0xE9, 0x00], "é"),
            ("utf-16", [0xFE, 0xFF, 0x00, 0xE9], "é"), ("utf-32", [0xFF, 0xFE, 0, 0, 0xE9, 0, 0, 0], "é"),
            // Without a mark: by the first character, else the larger half first.
            ("utf-16", [0x61, 0x00, 0xE9, 0x00], "aé"), ("UTF-16", [0x00, 0x61, 0x00, 0xE9], "aé"),
            ("utf-16", [0x65, 0xE5], "日"), ("utf-32", [0, 0, 0, 0x61, 0, 0, 0, 0xE9], "aé"),
            ("us-ascii", [0x61], "a"), ("utf8", [0xC3, 0xA9], "é"),
            // A mark is stronger than the header.
            ("iso-8859-1", [0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"),
        ] as [(String, [UInt8], String)])
    func names(charset: String, body: [UInt8], expected: String) {
        #expect(text(body, charset) == expected)
    }

    @Test(
        "what does not fit, is unknown or is UTF-7 is an error that lists what was said",
        arguments: [
            (
                [0x61, 0x80], "us-ascii",
                "the body is no us-ascii text: the byte at offset 1 does not fit (byte order mark: none, "
                    + "charset of the Content-Type: us-ascii, XML declaration: none)"
            ),
            (
                [0xC8], "gbk",
                "the body is no gbk text: the byte at offset 0 does not fit (byte order mark: none, "
                    + "charset of the Content-Type: gbk, XML declaration: none)"
            ),
            (
                [0xEF, 0xBB, 0xBF, 0x61, 0xFF], "gbk",
                "the body is no UTF-8 text: the byte at offset 4 does not fit (byte order mark: UTF-8, "
                    + "charset of the Content-Type: gbk, XML declaration: none)"
            ),
            (
                [0xFF, 0xFE, 0x00, 0xDC], nil,
                "the body is no UTF-16LE text: the byte at offset 2 does not fit (byte order mark: UTF-16LE, "
                    + "charset of the Content-Type: none, XML declaration: none)"
            ),
            (
                Array("<?xml version='1.0' encoding='gbk'?><a/>".utf8) + [0xFF], nil,
                "the body is no gbk text: the byte at offset 40 does not fit (byte order mark: none, "
                    + "charset of the Content-Type: none, XML declaration: gbk)"
            ),
            (
                Array("<a/>".utf8), "utf-16",
                "the body is written in single bytes and not in utf-16 (byte order mark: none, "
                    + "charset of the Content-Type: utf-16, XML declaration: none)"
            ),
        ] as [([UInt8], String?, String)])
    func errors(body: [UInt8], charset: String?, expected: String) {
        #expect(text(body, charset) == expected)
    }

    @Test(
        "refused names",
        arguments: [
            "klingon", "utf-7", "UTF7", "unicode-1-1-utf-7", "utf-7-imap", "utf-8//ignore", "WCHAR_T",
        ])
    func refused(charset: String) {
        #expect(
            text([0x61], charset)
                == "the body's character set \"\(charset)\" is not supported (byte order mark: none, "
                + "charset of the Content-Type: \(charset), XML declaration: none)")
    }

    @Test("the kind of a body is known in any character set")
    func kinds() {
        let ebcdic: [UInt8] = [0x4C, 0x81, 0x6E, 0xA7, 0x4C, 0x61, 0x81, 0x6E]
        #expect(value("/a", ebcdic, "IBM037") == #"nodes ["x"]"#)
        let json: [UInt8] = [0x5B, 0, 0x31, 0, 0x5D, 0]
        #expect(value("$[0]", json, "utf-16") == "json 1")
        #expect(value("$[0]", [0, 0x5B, 0, 0x31, 0, 0x5D], "UTF-16") == "json 1")
    }

    @Test("the header is stronger than the declaration, in the text too")
    func declared() {
        let body = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xA4] + Array("</a>".utf8)
        #expect(value("/a", body, nil) == #"nodes ["¤"]"#)
        #expect(value("/a", body, "iso-8859-15") == #"nodes ["€"]"#)
        #expect(text(body, "iso-8859-15").hasSuffix("<a>€</a>"))
        #expect(value("bytes", body, "iso-8859-15") == "bytes \(body.count)")
    }

    @Test("XML in UTF-16 without a mark is read, and its text is the same")
    func wide() {
        let body = Array("<a>é</a>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
        #expect(value("/a", body, nil) == #"nodes ["é"]"#)
        #expect(text(body, nil) == "<a>é</a>")
    }

    @Test(
        "HTML says it in a meta element, which counts where neither mark nor header say it",
        arguments: [
            ("<meta charset=gbk>", nil, "日"), ("<meta charset=\"gbk\"/>", nil, "日"),
            ("<META\nCharset = 'GBK' >", nil, "日"), ("<meta name=a content=b><meta charset=gbk>", nil, "日"),
            ("<meta http-equiv=Content-Type content=\"text/html; charset=gbk\">", nil, "日"),
            ("<meta content='text/html;charset=\"gbk\"' http-equiv=content-type>", nil, "日"),
            ("<!-- <meta charset=utf-8> --><meta charset=gbk>", nil, "日"),
            ("<meta charset=utf-8>", "gbk", "日"),
            ("<meta name=x content='text/html; charset=gbk'>", nil, nil), ("<metacharset=gbk>", nil, nil),
            ("<p title='charset=gbk'>", nil, nil),
        ] as [(String, String?, String?)])
    func meta(_ meta: String, charset: String?, expected: String?) {
        let body = Array("<!doctype html>\(meta)<b>".utf8) + [0xC8, 0xD5] + Array("</b>".utf8)
        let found = value("//b", body, charset)
        if let expected {
            #expect(found == "nodes [\"\(expected)\"]")
            #expect(text(body, charset).hasSuffix("<b>日</b>"))
        } else {
            #expect(found.hasSuffix("charset of the Content-Type: none, meta element: none)"))
        }
    }

    @Test("what can be read so far is not in UTF-16, whatever its meta element says")
    func metaUTF16() {
        #expect(value("//b", Array("<html><meta charset=utf-16><b>é</b>".utf8), nil) == #"nodes ["é"]"#)
    }

    @Test("XML has no meta element")
    func metaInXML() {
        let body = Array("<a><meta charset='iso-8859-1'/><b>é</b></a>".utf8)
        #expect(value("//b", body, nil) == #"nodes ["é"]"#)
        #expect(text(body, nil, type: "text/xml").contains("<b>é</b>"))
    }
}
