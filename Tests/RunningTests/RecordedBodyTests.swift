import HTTP
import Results
import Testing
import Text

@testable import Running

@Suite struct RecordedBodyTests {
    /// What is shown of an answer's body, of at most 40 bytes.
    private func excerpt(_ body: [UInt8], type: String = "text/plain", hiding secret: String? = nil) throws
        -> String?
    {
        var mask = SecretMask()
        if let secret { mask.add(secret) }
        let response = Response(
            status: 200, headers: [Header("Content-Type", type)], body: body, url: try HTTPURL("http://h/"))
        let recorded = ExchangeRecorder(mask: mask, excerptLimit: 40).response(response).body
        #expect(recorded?.size == body.count)
        return recorded?.excerpt
    }

    private func bytes(_ text: String, _ charset: String) throws -> [UInt8] {
        try #require(Charset(label: charset)).encode(text)
    }

    @Test(arguments: ["UTF-8", "GBK", "UTF-16LE", "UTF-16BE", "EUC-JP", "UTF-32LE"])
    func `text is shown in the character set of its header`(charset: String) throws {
        #expect(try excerpt(bytes("a: 日本", charset), type: "text/plain; charset=\(charset)") == "a: 日本")
    }

    @Test func `text is shown in the character set that it declares itself`() throws {
        #expect(try excerpt([0xFF, 0xFE] + bytes("é", "UTF-16LE")) == "é")
        let xml = #"<?xml version="1.0" encoding="latin1"?>é"#
        #expect(try excerpt(bytes(xml, "ISO-8859-1")) == xml)
    }

    @Test func `a character that the cut divides is left out`() throws {
        let long = try bytes(String(repeating: "日", count: 50), "GBK")
        #expect(
            try excerpt([0x61] + long, type: "text/plain; charset=GBK") == "a"
                + String(repeating: "日", count: 13))
    }

    @Test func `secrets are found in it`() throws {
        let body = try bytes("an open sesame", "UTF-16LE")
        #expect(try excerpt(body, type: "text/plain; charset=UTF-16LE", hiding: "open sesame") == "an ***")
    }

    @Test func `what fits no character set, or holds U+0000, is no text`() throws {
        #expect(try excerpt([0x89, 0x50], type: "image/png") == "(2 bytes that are no text)")
        #expect(try excerpt([0x61, 0, 0x62]) == "(3 bytes that are no text)")
        #expect(
            try excerpt([0x61, 0xFF], type: "text/plain; charset=nonsense") == "(2 bytes that are no text)")
    }
}
