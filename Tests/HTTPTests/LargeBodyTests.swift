import HTTP
import Platform
import Testing
import TestSupport

/// Bodies arrive as they were, in both directions.
@Suite struct LargeBodyTests {
    /// At and around the sizes of buffers; and one that no buffer holds.
    static let sizes = [0, 1, 65_536, 131_073, 1_000_000, 50_000_000]

    @Test(arguments: sizes)
    func `sent and received with a length`(size: Int) throws {
        let body = LargeBody.bytes(size)
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 200 OK\nContent-Length: \(size)", body: body))
        try expect(body, of: server)
    }

    @Test(arguments: sizes)
    func `received in chunks`(size: Int) throws {
        let body = LargeBody.bytes(size)
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 200 OK\nTransfer-Encoding: chunked", body: LargeBody.chunked(body)))
        try expect(body, of: server)
    }

    @Test(arguments: sizes.dropLast())
    func `received coded and in chunks`(size: Int) throws {
        let body = LargeBody.bytes(size)
        let head = "HTTP/1.1 200 OK\nContent-Encoding: deflate\nTransfer-Encoding: chunked"
        let server = try ScriptedServer(
            .receive, .answer(head, body: LargeBody.chunked(LargeBody.deflated(body))))
        try expect(body, of: server)
    }

    private func expect(_ body: [UInt8], of server: ScriptedServer) throws {
        let fixture = ClientFixture(clock: SystemClock())
        let exchange = try fixture.get(server.url) { request in
            request.method = "POST"
            request.body = RequestBody(body)
        }
        let received = try exchange.result.get().body
        #expect(received.count == body.count)
        #expect(LargeBody.isSuffix(received, of: body))
        let sent = try #require(server.receivedBytes.first)
        #expect(LargeBody.isSuffix(body, of: sent))
    }
}
