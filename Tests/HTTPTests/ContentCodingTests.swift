import HTTP
import Testing
import TestSupport
import Text

/// Bodies that come in a content coding.
@Suite struct ContentCodingTests {
    let fixture = ClientFixture()

    /// The answer to one call whose body is coded as `codings` says, or why there is none.
    private func answer(
        _ codings: String?, _ body: [UInt8], maxBody: Int = 1_000_000, status: Int = 200, parts: Int = 1
    ) throws -> Result<Response, TransportError> {
        let coding = codings.map { "\nContent-Encoding: \($0)" } ?? ""
        let head = "HTTP/1.1 \(status) OK\(coding)\nContent-Length: \(body.count)"
        var steps: [ScriptedServer.Step] = [.receive]
        if parts == 1 {
            steps.append(.answer(head, body: body))
        } else {
            steps.append(.answer(head))
            steps += body.map { .send([$0]) }
        }
        let server = try ScriptedServer([steps])
        let exchange = try fixture.get(server.url) { $0.options.maxBody = maxBody }
        return exchange.result.mapError { error in
            guard case .undecodable(_, let detail) = error else { return error }
            return .undecodable(url: "", detail: detail)
        }
    }

    /// What becomes of a body: its text, or why it cannot be decoded.
    private func outcome(_ codings: String?, _ body: [UInt8], parts: Int = 1) throws -> String {
        switch try answer(codings, body, parts: parts) {
        case .success(let response): String(decoding: response.body, as: UTF8.self)
        case .failure(.undecodable(_, let detail)): detail
        case .failure(let error): error.message
        }
    }

    private static let text = "hello hello hello"

    /// `hello hello hello` in each coding.
    private static let coded: [(String, String)] = [
        ("gzip", "H4sIAAAAAAACA8tIzcnJV8hAkACAiPnlEQAAAA=="),
        ("X-GZip", "H4sIAAAAAAACA8tIzcnJV8hAkACAiPnlEQAAAA=="),
        ("deflate", "eNrLSM3JyVfIQJAAOi4GfQ=="),
        ("br", "GxAA+I2Ubt5EVYaWbCBvAU8cYBw="),
        ("zstd", "KLUv/QRoZQAAMGhlbGxvIAEAMUoRou0eDA=="),
        ("gzip, br", "iw2AH4sIAAAAAAACA8tIzcnJV8hAkACAiPnlEQAAAAM="),
        (
            "deflate,gzip ,identity, zstd",
            "KLUv/QRoKQEAH4sIAAAAAAACA6u4ddrj7MmT4SccJjBY6bHVAgDrS1AuEAAAAGxWHPU="
        ),
    ]
    private static let rawDeflate = "y0jNyclXyECQAA=="
    private static let twoMembers = "H4sIAAAAAAACA8tIzcnJVwAA9vmB7QYAAAAfiwgAAAAAAAIDy0jNyclXyACRAECmLQELAAAA"
    private static let twoFrames = "KLUv/QRoMQAAaGVsbG8g0jvhqSi1L/0EaFkAAGhlbGxvIGhlbGxvxb37YQ=="

    private static func bytes(_ base64: String) -> [UInt8] { Base64.decode(base64) ?? [] }

    @Test(
        "each coding is undone, asked for or not, whole or byte by byte",
        arguments: coded + [("deflate", rawDeflate), ("gzip", twoMembers), ("zstd", twoFrames)])
    func decoded(codings: String, base64: String) throws {
        #expect(try outcome(codings, Self.bytes(base64)) == Self.text)
        #expect(try outcome(codings, Self.bytes(base64), parts: 2) == Self.text)
    }

    @Test("several lines of the header are one list; identity is no coding")
    func lines() throws {
        let body = Self.bytes(Self.coded[5].1)
        #expect(try outcome("gzip\nContent-Encoding: br", body) == Self.text)
        #expect(try outcome("identity", Array("plain".utf8)) == "plain")
        #expect(try outcome("", Array("plain".utf8)) == "plain")
    }

    @Test("the wire size is that of the coded body")
    func wireSize() throws {
        let response = try answer("br", Self.bytes(Self.coded[3].1)).get()
        #expect(response.body.count == 17)
        #expect(response.wireSize == 20)
    }

    @Test("no body is none in any coding")
    func empty() throws {
        #expect(try outcome("gzip", []) == "")
        #expect(try outcome("compress", []) == "")
    }

    @Test("a part of a coded body stays as it is")
    func partial() throws {
        let body = Array(Self.bytes(Self.coded[0].1).prefix(12))
        #expect(try answer("gzip", body, status: 206).get().body == body)
    }

    @Test("a coded body that is cut short is an error", arguments: coded + [("deflate", rawDeflate)])
    func cutShort(codings: String, base64: String) throws {
        let body = Self.bytes(base64)
        let name =
            codings.contains(",") ? String(codings.split(separator: " ").last ?? "") : codings.lowercased()
        let expected = "as \(name == "x-gzip" ? "gzip" : name): it ends too early"
        #expect(try outcome(codings, body.dropLast()) == expected)
        #expect(try outcome(codings, Array(body.prefix(1))) == expected)
    }

    @Test(
        "a body that is not what its coding says is an error that names the coding",
        arguments: [
            ("gzip", Array("hello".utf8), "as gzip: incorrect header check"),
            ("gzip", bytes(coded[0].1) + [1, 2, 3], "as gzip: incorrect header check"),
            (
                "gzip", bytes(coded[0].1).dropLast(8) + [0, 0, 0, 0, 17, 0, 0, 0],
                "as gzip: incorrect data check"
            ),
            ("deflate", Array("hello".utf8), "as deflate: invalid stored block lengths"),
            ("deflate", bytes(coded[2].1) + [0], "as deflate: it goes on after its end"),
            ("br", Array("hello hello".utf8), "as br: broken data (CL_SPACE)"),
            ("br", bytes(coded[3].1) + [0], "as br: it goes on after its end"),
            ("zstd", Array("hello".utf8), "as zstd: unknown frame descriptor"),
            // A window of 128 MB.
            (
                "zstd", bytes("KLUv/QSITAAACBAAAA=="),
                "as zstd: frame requires too much memory for decoding"
            ),
            ("gzip, br", bytes(coded[0].1), "as br: broken data (CL_SPACE)"),
            ("compress", [1], #"expected the content coding gzip, deflate, br or zstd, got "compress""#),
            ("gzip, utf-8", [1], #"expected the content coding gzip, deflate, br or zstd, got "utf-8""#),
            ("gzip,gzip,gzip,gzip,gzip,gzip", [1], "it has 6 content codings, expected 5 at most"),
        ] as [(String, [UInt8], String)])
    func broken(codings: String, body: [UInt8], detail: String) throws {
        #expect(try outcome(codings, body) == detail)
    }

    @Test("the message names the URL")
    func message() {
        let error = TransportError.undecodable(url: "http://h/a", detail: "as br: it ends too early")
        #expect(
            error.message
                == "the body of the answer from http://h/a cannot be decoded: as br: it ends too early")
        #expect(error.kind == nil)
    }

    @Test(
        "a million bytes of zero are as long as they are decoded",
        arguments: [
            ("br", "Wz9Cj38CIB4LBPJzHgA="),
            ("zstd", "KLUv/QRoTAAACAABAPz/ORACAgAQAAIAEAACABAAAgAQAAIAEAACABAAAxIKAMyuyjk="),
            (
                "gzip, gzip",
                "H4sIAAAAAAACA5Pv5mAAASbmtwcZGYGMJoX/6/M8HBgZRsEoGAVDHqxnm3e6UsjBiZ8BAIx5wxjrAwAA"
            ),
        ])
    func bomb(codings: String, base64: String) throws {
        let body = Self.bytes(base64)
        #expect(try answer(codings, body).get().body.count == 1_000_000)
        let error = #expect(throws: TransportError.self) {
            _ = try answer(codings, body, maxBody: 999_999).get()
        }
        guard case .bodyTooLarge(_, limit: 999_999) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("several codings are undone where bodies may be as long as can be", arguments: [Int.max, .max - 1])
    func longestBody(limit: Int) throws {
        #expect(try answer("gzip, br", Self.bytes(Self.coded[5].1), maxBody: limit).get().body.count == 17)
    }

    @Test("compressed asks for all of them")
    func offer() throws {
        let server = try ScriptedServer(.receive, .ok())
        _ = try fixture.get(server.url) { $0.options.compressed = true }
        #expect(server.received.first?.contains("\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n") == true)
    }
}
