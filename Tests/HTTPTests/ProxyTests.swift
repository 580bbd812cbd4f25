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
            try bypassing.get(server.url) { $0.options.stubOrigin = $0.url.origin }.response?.body
                == Array("s".utf8))
        let excepting = ClientFixture(
            proxies: settings(["http_proxy": proxy.url, "no_proxy": "127.0.0.1"]))
        #expect(try excepting.get(server.url).response?.body == Array("s".utf8))
        #expect(proxy.connectionCount == 0)
    }

    @Test(
        "proxies as curl knows them",
        arguments: [
            ("http://p.test:3128", "http://p.test:3128"), ("p.test:3128", "http://p.test:3128"),
            ("p.test", "http://p.test:1080"), ("https://p.test/", "https://p.test:443"),
            ("SOCKS5H://u:s%40x@p.test", "socks5h://p.test:1080"), ("socks4a://[::1]:9", "socks4a://[::1]:9"),
            ("u:a@b@p.test:1", "http://p.test:1"), ("socks5://u@p.test:1", "socks5://p.test:1"),
        ])
    func addresses(_ text: String, _ shown: String) throws {
        #expect(try ProxyAddress(text).text == shown)
    }

    @Test(
        "what is no proxy",
        arguments: [
            (
                "ftp://u:secret@p.test",
                "\"ftp\" is no scheme of a proxy: expected http, https, socks4, socks4a, socks5, socks5h"
            ),
            ("http://", ProxyTests.form), ("http://u:a/b@p.test", ProxyTests.form),
            ("http://p.test:99999", ProxyTests.form), ("p.test/path", ProxyTests.form),
        ])
    func noAddresses(_ text: String, _ message: String) {
        let error = #expect(throws: RouteError.self) { try ProxyAddress(text) }
        #expect(error?.message == message)
    }

    static let form =
        "expected a proxy such as \"http://proxy.example.test:3128\" or "
        + "\"socks5h://user:password@127.0.0.1:1080\""

    @Test(
        "what of a proxy is secret",
        arguments: [
            ("http://ada:pa%20ss@p.test", ["pa ss", "ada:pa ss"]), ("http://ada@p.test", []), ("p.test", []),
            ("ftp://ada:pass@p.test", ["ada:pass"]), ("ada:p/ss@p.test", ["ada:p/ss"]),
        ])
    func secrets(_ text: String, _ expected: [String]) {
        #expect(ProxyAddress.secrets(in: text) == expected)
    }

    @Test("a call's own proxy comes before that of the environment, and an empty one is none")
    func precedence() throws {
        let proxy = try ScriptedServer([[.receive, .ok("own")]])
        let server = try ScriptedServer([[.receive, .ok("direct")]])
        let fixture = ClientFixture(proxies: settings(["http_proxy": "http://127.0.0.1:1"]))
        func body(_ choice: String) throws -> String {
            let choice = try ProxyChoice(choice)
            let exchange = try fixture.get(server.url) { $0.options.route.proxy = choice }
            return String(decoding: exchange.response?.body ?? [], as: UTF8.self)
        }
        #expect(try body(proxy.url) == "own")
        #expect(try body("") == "direct")
    }

    @Test("a call's own exceptions take the place of those of the environment")
    func exceptions() throws {
        let proxy = try ScriptedServer([[.receive, .ok("proxy")], [.receive, .ok("proxy")]])
        let server = try ScriptedServer([[.receive, .ok("direct")], [.receive, .ok("direct")]])
        let fixture = ClientFixture(
            proxies: settings(["http_proxy": proxy.url, "no_proxy": "127.0.0.1"]))
        func body(_ exceptions: [String]?) throws -> String {
            let exchange = try fixture.get(server.url) { $0.options.route.exceptions = exceptions }
            return String(decoding: exchange.response?.body ?? [], as: UTF8.self)
        }
        #expect(try body(nil) == "direct")
        #expect(try body([]) == "proxy")
        #expect(try body(["127.0.0.0/8"]) == "direct")
    }

    @Test("the environment's proxy cannot be understood")
    func badEnvironment() throws {
        let fixture = ClientFixture(proxies: settings(["http_proxy": "ftp://u:secret@p.test"]))
        let error = try #require(try fixture.get("http://shop.test/").error)
        #expect(
            error.message
                == "the proxy that the environment names cannot be used: \"ftp\" is no scheme of a proxy: "
                + "expected http, https, socks4, socks4a, socks5, socks5h")
    }

    @Test("a proxy that nobody runs, and one without an address")
    func noProxyThere() throws {
        let proxy = try ScriptedServer()
        proxy.stop()
        let fixture = ClientFixture()
        func error(_ choice: String) throws -> TransportError? {
            let choice = try ProxyChoice(choice)
            return try fixture.get("http://shop.test/") { $0.options.route.proxy = choice }.error
        }
        let refused = try error(proxy.url)
        #expect(refused?.kind == .refused)
        #expect(
            refused?.message
                == "cannot connect to the proxy \(proxy.url) for http://shop.test/: connection refused")
        let unknown = try error("http://u:secret@nowhere.invalid:1")
        #expect(unknown?.kind == .dns)
        #expect(
            unknown?.message
                == "the proxy \"nowhere.invalid\" has no address: check its spelling and the DNS")
    }

    @Test(
        "a proxy that wants another password", arguments: [("http", [String]()), ("https", ["CONNECT"])])
    func otherPassword(_ scheme: String, _ methods: [String]) throws {
        let proxy = try ScriptedServer(
            .receive, .answer("HTTP/1.1 407 P\nProxy-Authenticate: Basic realm=p\nContent-Length: 0"))
        let choice = try ProxyChoice("http://ada:secret@127.0.0.1:\(proxy.port)")
        let exchange = try ClientFixture().get("\(scheme)://shop.test/") { $0.options.route.proxy = choice }
        #expect(
            exchange.error?.message
                == "the proxy \(proxy.url) answers 407 for \(scheme)://shop.test/: it does not accept the user and "
                + "password in \"proxy\"")
        #expect(proxy.received.first?.contains("Proxy-Authorization: Basic YWRhOnNlY3JldA==\r\n") == true)
        #expect(proxy.received.first?.hasPrefix(methods.first ?? "GET") == true)
    }

    @Test("a SOCKS proxy that refuses")
    func socks() throws {
        // Version 5, user and password wanted; then: not these.
        let proxy = try ScriptedServer(.send([5, 2]), .send([1, 1]), .hold)
        let choice = try ProxyChoice("socks5h://ada:secret@127.0.0.1:\(proxy.port)")
        let error = try #require(
            try ClientFixture().get("http://shop.test/") { $0.options.route.proxy = choice }.error)
        #expect(
            error.message
                == "the proxy socks5h://127.0.0.1:\(proxy.port) does not connect to http://shop.test/: user was "
                + "rejected by the SOCKS5 server (1 1).")
    }
}

@Suite struct ProxyExceptionTests {
    @Test(
        "hosts and the lists they stand in",
        arguments: [
            ("shop.test", "shop.test", true), ("SHOP.test.", "shop.TEST", true),
            ("a.shop.test", "shop.test", true), ("a.shop.test", ".shop.test", true),
            ("shop.test", ".shop.test", true), ("myshop.test", "shop.test", false),
            ("shop.test", "a.shop.test", false), ("shop.test", "x.test, shop.test", true),
            ("shop.test", "x.test shop.test", true), ("shop.test", "*", true), ("shop.test", "*.test", false),
            ("shop.test", "", false), ("10.1.2.3", "10.0.0.0/8", true), ("11.1.2.3", "10.0.0.0/8", false),
            ("10.1.2.3", "10.1.2.0/23", true), ("10.1.4.3", "10.1.2.0/23", false),
            ("10.1.2.3", "10.1.2.3", true), ("10.1.2.3", "2.3", false), ("[::1]", "::1", true),
            ("[::1]", "[::1]", true), ("[fe80::7]", "fe80::/10", true), ("[::1]", "127.0.0.1", false),
            ("10.1.2.3", "0.0.0.0/0", true), ("10.1.2.3", "10.0.0.0/99", false),
        ])
    func lists(_ host: String, _ list: String, _ holds: Bool) throws {
        #expect(ProxySettings.isException(try HTTPURL("http://\(host)/"), [list]) == holds)
    }
}
