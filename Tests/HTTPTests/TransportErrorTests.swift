import HTTP
import Platform
import Testing
import TestSupport

/// Servers that do not answer as they should.
@Suite struct TransportErrorTests {
    let fixture = ClientFixture(clock: SystemClock())

    private func error(
        _ steps: ScriptedServer.Step..., change: (inout Request) -> Void = { _ in }
    ) throws -> TransportError {
        let server = try ScriptedServer([[.receive] + steps])
        let exchange = try fixture.get(server.url + "/", change)
        #expect(exchange.sent.headers.values(of: "Host") == ["127.0.0.1:\(server.port)"])
        return try #require(exchange.error)
    }

    /// The message without the changing port.
    private func words(_ error: TransportError) -> String {
        error.message.replacing(/127\.0\.0\.1:\d+/, with: "server")
    }

    @Test func `nobody listens`() throws {
        let server = try ScriptedServer()
        server.stop()
        let error = try #require(try fixture.get(server.url).error)
        #expect(error.kind == .refused)
        #expect(words(error) == "cannot connect to http://server/: connection refused")
    }

    @Test func `a server that never answers`() throws {
        let error = try error(.hold) { $0.options.timeout = .milliseconds(50) }
        #expect(error.kind == .timeout)
        #expect(words(error) == "no answer from http://server/ within 50ms")
    }

    @Test func `a handshake that is never answered`() throws {
        let server = try ScriptedServer(.hold)
        let exchange = try fixture.get("https://127.0.0.1:\(server.port)/") { request in
            request.options.connectTimeout = .milliseconds(50)
        }
        let error = try #require(exchange.error)
        #expect(error.kind == .timeout)
        #expect(words(error) == "no connection to https://server/ within 50ms")
        #expect(exchange.sent.headers.map(\.name) == ["User-Agent", "Accept"])
    }

    @Test func `no time left for another hop`() throws {
        let clock = ManualClock()
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 302 F\nLocation: /b\nContent-Length: 0"), .receive, .hold)
        let fixture = ClientFixture(clock: SteppingClock(clock, step: .seconds(20)))
        let error = try #require(try fixture.follow(server.url).error)
        #expect(words(error) == "no answer from http://server/b within 30s")
    }

    @Test func `a server that stops in the middle of the body`() throws {
        let error = try error(.answer("HTTP/1.1 200 OK\nContent-Length: 10", body: [1, 2, 3]), .hold) {
            $0.options.timeout = .milliseconds(50)
        }
        #expect(error.kind == .timeout)
        #expect(
            words(error)
                == "the answer from http://server/ stopped after 3 bytes of body and did not end within 50ms")
    }

    @Test func `a connection that ends in the middle of the body`() throws {
        let error = try error(.answer("HTTP/1.1 200 OK\nContent-Length: 10", body: [1, 2, 3]))
        #expect(error.kind == .reset)
        #expect(
            words(error)
                == "the connection to http://server/ broke: it was closed after 3 bytes of an unfinished body"
        )
    }

    @Test func `a chunked body that is not ended`() throws {
        let error = try error(.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n"))
        #expect(error.kind == .reset)
    }

    @Test func `no answer at all`() throws {
        let error = try error()
        #expect(error.kind == .reset)
        #expect(
            words(error)
                == "the connection to http://server/ broke: it was closed before an answer came; a server that "
                + "speaks TLS is called by https")
    }

    @Test func `a reset`() throws {
        let error = try error(.reset)
        #expect(error.kind == .reset)
        #expect(words(error) == "the connection to http://server/ broke: connection reset by peer")
    }

    @Test func `a name without an address`() throws {
        let error = try #require(try fixture.get("http://nowhere.invalid/").error)
        #expect(error.kind == .dns)
        #expect(
            error.message == #"the host "nowhere.invalid" has no address: check its spelling and the DNS"#)
    }

    @Test func `no TLS where TLS was expected`() throws {
        let server = try ScriptedServer(.text("HTTP/1.1 400 no\r\n\r\n"))
        let error = try #require(try fixture.get("https://127.0.0.1:\(server.port)/").error)
        #expect(error.kind == .tls)
        #expect(
            words(error)
                == "no secure connection to https://server/: the server does not speak TLS there: call it by http"
        )
    }

    @Test func `a body over the limit`() throws {
        let error = try error(.ok(String(repeating: "x", count: 1_001))) { $0.options.maxBody = 1_000 }
        #expect(error.kind == nil)
        #expect(
            words(error)
                == #"the body of the answer from http://server/ is longer than 1kB: raise "maxBody" to read it"#
        )
    }

    @Test func `a body at the limit`() throws {
        let server = try ScriptedServer(.receive, .ok(String(repeating: "x", count: 1_000)))
        let exchange = try fixture.get(server.url) { $0.options.maxBody = 1_000 }
        #expect(exchange.response?.body.count == 1_000)
    }

    @Test func `a few bytes that unpack to more than the limit`() throws {
        let error = try error(
            .answer(
                "HTTP/1.1 200 OK\nContent-Encoding: deflate\nContent-Length: \(TransportErrorTests.bomb.count)",
                body: TransportErrorTests.bomb)
        ) { $0.options.maxBody = 99_999 }
        guard case .bodyTooLarge(_, 99_999) = error else {
            Issue.record("\(error)")
            return
        }
    }

    /// 100,000 zeros by zlib.
    static let bomb: [UInt8] = [
        0x78, 0xDA, 0xED, 0xC1, 0x31, 0x01, 0x00, 0x00, 0x00, 0xC2, 0xA0, 0xF5, 0x4F, 0x6D, 0x0D, 0x0F, 0xA0,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x57, 0x03, 0x86, 0xAF, 0x00,
        0x01,
    ]

    @Test func `headers without end`() throws {
        let line = "X-A: " + String(repeating: "x", count: 1_000) + "\r\n"
        let error = try error(.text("HTTP/1.1 200 OK\r\n" + String(repeating: line, count: 300) + "\r\n"))
        #expect(words(error) == "the headers of the answer from http://server/ are longer than 256kB")
    }

    @Test func `a header without end`() throws {
        let error = try error(.text("HTTP/1.1 200 OK\r\nX-A: " + String(repeating: "x", count: 300_000)))
        #expect(words(error) == "the headers of the answer from http://server/ are longer than 100kB")
    }

    @Test func `a call that is cancelled while it waits`() throws {
        let server = try ScriptedServer(.receive, .hold)
        let cancellation = fixture.cancellation
        let canceller = try WorkerThread.spawn {
            server.waitForRequests(1)
            cancellation.cancel()
        }
        let error = try fixture.get(server.url).error
        canceller.join()
        #expect(error == .cancelled)
        #expect(error?.message == "interrupted")
    }

    @Test func `nothing is sent once it is cancelled`() throws {
        let server = try ScriptedServer(.receive, .ok())
        fixture.cancellation.cancel()
        #expect(try fixture.get(server.url).error == .cancelled)
        #expect(server.connectionCount == 0)
    }

    @Test func `the next call goes on after an error`() throws {
        let server = try ScriptedServer([
            [.receive, .answer("HTTP/1.1 200 OK\nContent-Length: 10")], [.receive, .ok("x")],
        ])
        #expect(try fixture.get(server.url).error?.kind == .reset)
        #expect(try fixture.get(server.url).response?.body == Array("x".utf8))
    }
}

/// A clock that moves on each time it is read.
private final class SteppingClock: MonotonicClock {
    private let clock: ManualClock
    private let step: Duration

    init(_ clock: ManualClock, step: Duration) {
        self.clock = clock
        self.step = step
    }

    func now() -> Duration {
        clock.advance(by: step)
        return clock.now()
    }

    func wallTime() -> WallTime { clock.wallTime() }

    func wait(_ duration: Duration, cancellation: Cancellation) -> Bool {
        clock.wait(duration, cancellation: cancellation)
    }
}
