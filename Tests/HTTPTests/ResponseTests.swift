import HTTP
import Platform
import Testing
import TestSupport

/// What is made of the bytes that a server sends.
@Suite struct ResponseTests {
    let fixture = ClientFixture(clock: SystemClock())

    private func response(_ steps: ScriptedServer.Step...) throws -> Response {
        let server = try ScriptedServer([[.receive] + steps])
        return try fixture.get(server.url).result.get()
    }

    @Test func `status, reason, version, headers in order and case, body`() throws {
        let response = try response(
            .answer(
                "HTTP/1.1 418 I'm a teapot\nX-B: 2\nx-a:  1 \nX-B: 3\nContent-Length: 3", body: [0, 1, 255]))
        #expect(response.status == 418)
        #expect(response.reason == "I'm a teapot")
        #expect(response.version == "HTTP/1.1")
        #expect(
            response.headers == [
                Header("X-B", "2"), Header("x-a", "1"), Header("X-B", "3"), Header("Content-Length", "3"),
            ])
        #expect(response.header("x-b") == ["2", "3"])
        #expect(response.body == [0, 1, 255])
        #expect(response.wireSize == 3)
        #expect(response.remoteAddress == "127.0.0.1")
        #expect(response.timing.total >= response.timing.firstByte)
        #expect(response.timing.firstByte > .zero)
        #expect(response.timing.tls == .zero)
    }

    @Test func `an answer without a reason, by HTTP 1.0, that ends with the connection`() throws {
        let response = try response(.text("HTTP/1.0 200\r\n\r\nabc"))
        #expect(response.reason.isEmpty)
        #expect(response.version == "HTTP/1.0")
        #expect(response.body == Array("abc".utf8))
    }

    @Test func `interim answers and trailers are not mixed in`() throws {
        let response = try response(
            .answer("HTTP/1.1 103 Early Hints\nLink: </a>"),
            .text(
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-T\r\n\r\n3\r\nabc\r\n0\r\nX-T: 1\r\n\r\n"
            ))
        #expect(response.status == 200)
        #expect(response.headers.map(\.name) == ["Transfer-Encoding", "Trailer"])
        #expect(response.body == Array("abc".utf8))
    }

    @Test func `a folded header is one header`() throws {
        let response = try response(.text("HTTP/1.1 200 OK\r\nX-A: 1\r\n  2\r\nContent-Length: 0\r\n\r\n"))
        #expect(response.header("X-A") == ["1 2"])
    }

    @Test func `a header that is no UTF-8 is read as ISO-8859-1`() throws {
        let response = try response(
            .send(
                Array("HTTP/1.1 200 OK\r\nX-A: ".utf8) + [0xE9]
                    + Array("\r\nX-B: é\r\nContent-Length: 0\r\n\r\n".utf8)))
        #expect(response.header("X-A") == ["é"])
        #expect(response.header("X-B") == ["é"])
    }

    @Test func `an answer to HEAD has no body whatever it promises`() throws {
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 200 OK\nContent-Length: 1000"), .receive, .ok("x"))
        let first = try fixture.get(server.url) { $0.method = "HEAD" }
        #expect(first.response?.body == [])
        #expect(first.response?.header("Content-Length") == ["1000"])
        #expect(try fixture.get(server.url).response?.body == Array("x".utf8))
        #expect(server.received.first?.hasPrefix("HEAD / HTTP/1.1\r\n") == true)
    }

    @Test func `HEAD may carry a body`() throws {
        let server = try ScriptedServer(.receive, .answer("HTTP/1.1 200 OK\nContent-Length: 1000"))
        let exchange = try fixture.get(server.url) { request in
            request.method = "HEAD"
            request.body = RequestBody(Array("abc".utf8))
        }
        #expect(exchange.response?.status == 200)
        #expect(server.received.first?.hasPrefix("HEAD / HTTP/1.1\r\n") == true)
        #expect(server.received.first?.hasSuffix("Content-Length: 3\r\n\r\nabc") == true)
        #expect(exchange.response?.header("Content-Length") == ["1000"])
    }

    @Test(arguments: [204, 304])
    func `answers that can have no body have none`(status: Int) throws {
        #expect(try response(.answer("HTTP/1.1 \(status) X")).body == [])
    }

    @Test func `connections are kept and used again`() throws {
        let server = try ScriptedServer(.receive, .ok("1"), .receive, .ok("2"), .receive, .ok("3"))
        let bodies = try (0..<3).map { _ in try fixture.get(server.url).response?.body }
        #expect(bodies == [Array("1".utf8), Array("2".utf8), Array("3".utf8)])
        #expect(server.connectionCount == 1)
    }

    @Test func `a connection that died in between is replaced`() throws {
        let server = try ScriptedServer([[.receive, .ok("1")], [.receive, .ok("2")]])
        #expect(try fixture.get(server.url).response?.body == Array("1".utf8))
        #expect(try fixture.get(server.url).response?.body == Array("2".utf8))
        #expect(server.connectionCount == 2)
    }

    @Test(
        arguments: [
            ("text/html", "text/html", nil), ("Text/HTML ; Charset=UTF-8", "text/html", "UTF-8"),
            (#"a/b; x="y; charset=no \" "; charset="gbk""#, "a/b", "gbk"), ("a/b;charset", "a/b", nil),
            ("", nil, nil), (";", nil, nil),
        ] as [(String, String?, String?)])
    func `a content type is a media type and parameters`(
        text: String, mediaType: String?, charset: String?
    ) throws {
        let url = try HTTPURL("http://h/")
        let response = Response(status: 200, headers: [Header("content-type", text)], url: url)
        #expect(response.mediaType == mediaType)
        #expect(response.charset == charset)
    }
}
