import Foundation
import HTTP
import Platform
import TestSupport
import Testing

/// Calls to one address that another server answers in its place.
@Suite("Interception")
struct InterceptionTests {
    private func intercepted(
        _ url: String, as origin: String, through fixture: ClientFixture = ClientFixture(),
        steps: [[ScriptedServer.Step]] = [[.receive, .ok("ok")]], change: (inout Request) -> Void = { _ in }
    ) throws -> (received: [String], exchange: Exchange) {
        let server = try ScriptedServer(steps)
        let interception = Interception([try HTTPURL(origin).origin], server: try HTTPURL(server.url))
        let exchange = try fixture.get(url) { request in
            request.options.interception = interception
            change(&request)
        }
        return (server.received, exchange)
    }

    @Test(
        "the server is sent the whole URL, and the Host that it stands for",
        arguments: [
            (
                "https://api.example.test/x?a=b%20c#f", "https://api.example.test",
                "GET https://api.example.test/x?a=b%20c HTTP/1.1", "Host: api.example.test"
            ),
            (
                "http://API.example.test:8080/x", "http://api.example.test:8080",
                "GET http://api.example.test:8080/x HTTP/1.1", "Host: api.example.test:8080"
            ),
            (
                "oschina://asyncHttpRequest?a=1", "oschina://asynchttprequest",
                "GET oschina://asynchttprequest/?a=1 HTTP/1.1", "Host: asynchttprequest"
            ),
        ])
    func target(url: String, origin: String, line: String, host: String) throws {
        let (received, exchange) = try intercepted(url, as: origin)
        let lines = try #require(received.first).components(separatedBy: "\r\n")
        #expect(lines.first == line)
        #expect(lines.filter { $0.hasPrefix("Host:") } == [host])
        let response = try exchange.result.get()
        #expect(response.body == Array("ok".utf8))
        #expect(response.url.text == (try HTTPURL(url)).text)
        #expect(response.certificate == nil)
    }

    @Test("the author's own Host stays")
    func ownHost() throws {
        let (received, _) = try intercepted("https://api.example.test/", as: "https://api.example.test") {
            $0.headers = [Header("Host", "other.test")]
        }
        let lines = try #require(received.first).components(separatedBy: "\r\n")
        #expect(lines.filter { $0.hasPrefix("Host:") } == ["Host: other.test"])
    }

    @Test("cookies are those of the address, Secure ones too")
    func cookies() throws {
        let fixture = ClientFixture()
        _ = fixture.jar.store(
            setCookie: "sid=1; Secure; Path=/", from: try HTTPURL("https://api.example.test/"),
            now: fixture.clock.wallTime())
        let (received, _) = try intercepted(
            "https://api.example.test/", as: "https://api.example.test", through: fixture,
            steps: [[.receive, .answer("HTTP/1.1 204 No Content\nSet-Cookie: b=2; Secure")]])
        #expect(try #require(received.first).contains("\r\nCookie: sid=1\r\n"))
        let kept = fixture.jar.select(
            for: try HTTPURL("https://api.example.test/"), now: fixture.clock.wallTime())
        #expect(kept.sent.map(\.name).sorted() == ["b", "sid"])
    }

    @Test("neither proxies, sockets, versions nor authorities lead anywhere else")
    func routes() throws {
        let proxies = ProxySettings(Environment(["https_proxy": "http://127.0.0.1:9"]))
        let (received, _) = try intercepted(
            "https://api.example.test/", as: "https://api.example.test",
            through: ClientFixture(proxies: proxies)
        ) {
            $0.options.route.unixSocket = "/none"
            $0.options.route.family = .ipv6
            $0.options.tls.authorities = [1]
            $0.options.version = .http2PriorKnowledge
        }
        #expect(received.count == 1)
    }

    @Test("a redirect to the address is followed to the server")
    func redirect() throws {
        let first = try ScriptedServer(
            .receive, .answer("HTTP/1.1 302 Found\nLocation: app://there/x\nContent-Length: 0"))
        let (received, exchange) = try intercepted(first.url, as: "app://there") {
            $0.options.followRedirects = true
        }
        #expect(received.first?.hasPrefix("GET app://there/x HTTP/1.1\r\n") == true)
        #expect(exchange.hops.map(\.location) == ["app://there/x"])
    }

    @Test("another scheme is refused where nobody stands for it")
    func unknownScheme() throws {
        let (received, exchange) = try intercepted("app://else/x", as: "app://there")
        #expect(received == [])
        #expect(exchange.error == .invalidRequest(.scheme("app", url: "app://else/x")))
    }
}
