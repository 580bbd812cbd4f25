import HTTP
import Platform
import Testing
import TestSupport

/// A real proxy.
@Suite(.enabled(if: TinyproxyServer.isAvailable, TinyproxyServer.skipped))
struct TinyproxyTests {
    let fixture = ClientFixture()

    private func exchange(_ url: String, through proxy: String) throws -> Exchange {
        var request = Request(url: try HTTPURL(url))
        request.options.route.proxy = try ProxyChoice(proxy)
        if TestCertificates.isAvailable {
            request.options.tls.authorities = try TestCertificates.all()["ca.pem"]
        }
        return fixture.perform(request)
    }

    @Test("plain HTTP, with and without a password")
    func plain() throws {
        let server = try ScriptedServer([[.receive, .ok("a")], [.receive, .ok("b")]])
        let open = try TinyproxyServer()
        #expect(try exchange(server.url, through: open.url).response?.body == Array("a".utf8))
        #expect(server.received.first?.contains("Via: ") == true)
        let locked = try TinyproxyServer("BasicAuth ada secret")
        let known = "http://ada:secret@127.0.0.1:\(locked.port)"
        #expect(try exchange(server.url, through: known).response?.body == Array("b".utf8))
        #expect(!server.received.contains { $0.contains("Proxy-Authorization") })
        let refused = try exchange(server.url, through: locked.url)
        #expect(
            refused.error?.message
                == "the proxy \(locked.url) answers 407 for \(server.url)/: it wants a user and a password, write "
                + "them into \"proxy\" as in \"http://user:password@host:port\"")
        // It answers 401 to a wrong password, as if it were the server.
        let wrong = try exchange(server.url, through: "http://ada:wrong@127.0.0.1:\(locked.port)")
        #expect(wrong.response?.status == 401)
    }

    @Test("a tunnel for https", .enabled(if: TestCertificates.isAvailable, TestCertificates.skipped))
    func tunnel() throws {
        let server = try TLSServer()
        let open = try TinyproxyServer()
        let exchange = try exchange(server.url, through: open.url)
        #expect(exchange.response?.status == 200)
        #expect(exchange.response?.certificate?.subject == "CN = server, O = Assay")
        #expect(exchange.sent.headers.map(\.name) == ["Host", "User-Agent", "Accept"])
    }

    @Test("a tunnel that the proxy does not open")
    func noTunnel() throws {
        let locked = try TinyproxyServer("BasicAuth ada secret", "ConnectPort 1")
        func message(_ user: String) throws -> String? {
            try exchange("https://127.0.0.1:9/", through: "http://\(user)127.0.0.1:\(locked.port)").error?
                .message
        }
        #expect(
            try message("")
                == "the proxy \(locked.url) answers 407 for https://127.0.0.1:9/: it wants a user and "
                + "a password, write them into \"proxy\" as in \"http://user:password@host:port\"")
        #expect(
            try message("ada:wrong@")
                == "the proxy \(locked.url) does not connect to https://127.0.0.1:9/: it answers 401")
        #expect(
            try message("ada:secret@")
                == "the proxy \(locked.url) does not connect to https://127.0.0.1:9/: it answers 403")
    }
}
