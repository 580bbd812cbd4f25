import HTTP
import Platform
import Testing
import TestSupport

@Suite struct ProxyTests {
    private func settings(_ variables: [String: String]) -> ProxySettings {
        ProxySettings(Environment(variables))
    }

    @Test func `the environment is read as curl reads it`() {
        #expect(settings(["HTTP_PROXY": "a"]).http == nil)
        #expect(settings(["http_proxy": "a", "ALL_PROXY": "b"]).http == "a")
        #expect(settings(["ALL_PROXY": "b"]).http == "b")
        #expect(settings(["HTTPS_PROXY": "a", "all_proxy": "b"]).https == "a")
        #expect(settings(["https_proxy": "a", "HTTPS_PROXY": "b"]).https == "a")
        #expect(settings(["NO_PROXY": "x,y"]).exceptions == "x,y")
        #expect(settings(["http_proxy": ""]) == .none)
    }

    @Test func `a call goes through the proxy`() throws {
        let proxy = try ScriptedServer(.receive, .ok("p"))
        let fixture = ClientFixture(proxies: settings(["http_proxy": proxy.url]))
        let exchange = try fixture.get("http://shop.example/x")
        #expect(exchange.response?.body == Array("p".utf8))
        #expect(proxy.received.first?.hasPrefix("GET http://shop.example/x HTTP/1.1\r\n") == true)
    }

    @Test func `a call that bypasses it, or whose host is an exception, does not`() throws {
        let proxy = try ScriptedServer(.receive, .ok("p"))
        let server = try ScriptedServer([[.receive, .ok("s")], [.receive, .ok("s")]])
        let bypassing = ClientFixture(proxies: settings(["http_proxy": proxy.url]))
        #expect(
            try bypassing.get(server.url) { $0.options.bypassesProxy = true }.response?.body
                == Array("s".utf8))
        let excepting = ClientFixture(
            proxies: settings(["http_proxy": proxy.url, "no_proxy": "127.0.0.1"]))
        #expect(try excepting.get(server.url).response?.body == Array("s".utf8))
        #expect(proxy.connectionCount == 0)
    }
}
