import HTTP
import Platform
import Testing
import TestSupport

/// The ways to a server, each on a real socket.
@Suite struct RouteTests {
    let fixture = ClientFixture()

    private func body(
        _ url: String, _ change: (inout RequestOptions) throws -> Void
    ) throws -> String {
        var request = Request(url: try HTTPURL(url))
        try change(&request.options)
        let exchange = fixture.perform(request)
        return exchange.error?.message ?? String(decoding: exchange.response?.body ?? [], as: UTF8.self)
    }

    private func resolving(_ host: String, port: Int, to address: String) throws -> [HostAddresses] {
        [HostAddresses(try HostPort("\(host):\(port)"), [try #require(IPAddress(address))])]
    }

    @Test("a name gets its address from resolve, and Host stays")
    func resolve() throws {
        let server = try ScriptedServer(.receive, .ok("here"))
        let answer = try body("http://shop.test:\(server.port)/") {
            $0.route.addresses = try resolving("shop.test", port: server.port, to: "127.0.0.1")
        }
        #expect(answer == "here")
        #expect(server.received.first?.contains("Host: shop.test:\(server.port)\r\n") == true)
    }

    @Test("an address that resolve gave is gone with the next call, and so is its connection")
    func resolveIsForOneCall() throws {
        let first = try ScriptedServer([[.receive, .ok("first"), .receive, .ok("first again")]])
        let url = "http://localhost:\(first.port)/"
        let addresses = try resolving("localhost", port: first.port, to: "127.0.0.1")
        #expect(try body(url) { $0.route.addresses = addresses } == "first")
        #expect(try body(url) { $0.route.addresses = addresses } == "first again")
        #expect(first.connectionCount == 1)
        let unknown = "http://unknown.invalid:\(first.port)/"
        let known = try resolving("unknown.invalid", port: first.port, to: "127.0.0.1")
        _ = try body(unknown) { $0.route.addresses = known }
        #expect(
            try body(unknown) { _ in }
                == "the host \"unknown.invalid\" has no address: check its spelling and the DNS")
    }

    @Test("connectTo leads to another host and port, and Host stays")
    func connectTo() throws {
        let server = try ScriptedServer(.receive, .ok("there"))
        let answer = try body("http://shop.test/") {
            $0.route.detours = [
                Detour(from: try HostPort("shop.test:80"), to: try HostPort("127.0.0.1:\(server.port)"))
            ]
        }
        #expect(answer == "there")
        #expect(server.received.first?.contains("Host: shop.test\r\n") == true)
        #expect(
            try body("http://shop.invalid/") {
                $0.route.detours = [
                    Detour(from: try HostPort("shop.test:80"), to: try HostPort("127.0.0.1:\(server.port)"))
                ]
            } == "the host \"shop.invalid\" has no address: check its spelling and the DNS")
    }

    @Test("a Unix socket takes the place of host and port")
    func unixSocket() throws {
        let folder = try ServerFolder()
        let path = folder.path + "/s"
        let server = try ScriptedServer([[.receive, .ok("socket")]], at: .unix(path: path))
        #expect(try body("http://shop.test/x") { $0.route.unixSocket = path } == "socket")
        #expect(server.received.first?.hasPrefix("GET /x HTTP/1.1\r\nHost: shop.test\r\n") == true)
        #expect(
            try body("http://shop.test/x") { $0.route.unixSocket = "/tmp/assay-nobody" }
                == "cannot connect to http://shop.test/x: the socket \"/tmp/assay-nobody\": no such file or "
                + "directory")
    }

    @Test("a redirect to another origin leaves the Unix socket")
    func unixSocketAndRedirect() throws {
        let folder = try ServerFolder()
        let path = folder.path + "/s"
        let other = try ScriptedServer(.receive, .ok("other"))
        let server = try ScriptedServer(
            [[.receive, .answer("HTTP/1.1 302 F\nLocation: \(other.url)/\nContent-Length: 0")]],
            at: .unix(path: path))
        let answer = try body("http://shop.test/") {
            $0.route.unixSocket = path
            $0.followRedirects = true
        }
        #expect(answer == "other")
        #expect(server.received.count == 1)
    }

    @Test("the version of IP", arguments: [(ScriptedServer.Place.ipv4, IPFamily.ipv4), (.ipv6, .ipv6)])
    func family(_ place: ScriptedServer.Place, _ family: IPFamily) throws {
        let server = try ScriptedServer([[.receive, .ok("right")]], at: place)
        let url = "http://localhost:\(server.port)/"
        let addresses = [
            HostAddresses(
                try HostPort("localhost:\(server.port)"),
                [try #require(IPAddress("127.0.0.1")), try #require(IPAddress("::1"))])
        ]
        let answer = try body(url) {
            $0.route.family = family
            $0.route.addresses = addresses
        }
        #expect(answer == "right")
        let other: IPFamily = family == .ipv4 ? .ipv6 : .ipv4
        let wrong = try body(url) {
            $0.route.family = other
            $0.route.addresses = addresses
        }
        #expect(wrong.hasPrefix("cannot connect to http://localhost:\(server.port)/"))
    }

    @Test("the interface, by name or by address, and one that is not there")
    func interface() throws {
        let server = try ScriptedServer([[.receive, .ok("lo")], [.receive, .ok("address")]])
        #expect(try body(server.url) { $0.route.interface = "lo" } == "lo")
        #expect(try body(server.url) { $0.route.interface = "127.0.0.1" } == "address")
        #expect(
            try body(server.url) { $0.route.interface = "nowhere0" }
                == "cannot connect to \(server.url)/: the interface \"nowhere0\" cannot be used: couldn't bind to "
                + "'nowhere0'")
    }

    @Test("what only looks like an address is none", arguments: ["[\u{301}::1]", "[", "[]", "::1]", "1.2.3"])
    func noAddress(_ text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test("dots stay in a path that is sent as it is")
    func pathAsIs() throws {
        let server = try ScriptedServer([[.receive, .ok(), .receive, .ok()]])
        _ = try body(server.url + "/a/../b/./c") { _ in }
        _ = try body(server.url + "/a/../b/./c") { $0.pathAsIs = true }
        #expect(
            server.received.map { $0.prefix { $0 != "\r" && $0 != "\r\n" } } == [
                "GET /b/c HTTP/1.1", "GET /a/../b/./c HTTP/1.1",
            ])
    }

    @Test("HTTP/1.0 and 1.1")
    func versions() throws {
        let server = try ScriptedServer([
            [.receive, .ok()], [.receive, .ok()],
        ])
        _ = try body(server.url) { $0.version = .http10 }
        _ = try body(server.url) { $0.version = .http11 }
        #expect(server.received.map { $0.prefix { $0 != "\r\n" } } == ["GET / HTTP/1.0", "GET / HTTP/1.1"])
    }

    @Test("HTTP/2 over plain TCP asks for an upgrade, and a server need not")
    func upgrade() throws {
        let server = try ScriptedServer(.receive, .ok("1.1"))
        #expect(try body(server.url) { $0.version = .http2 } == "1.1")
        #expect(server.received.first?.contains("Upgrade: h2c\r\n") == true)
    }

    @Test("no more bytes a second than allowed, each way")
    func rateLimit() throws {
        let clock = ManualClock()
        let bytes = [UInt8](repeating: 7, count: 200_000)
        let server = try ScriptedServer(
            .receive, .ok(String(repeating: "x", count: 300_000)), .receive, .ok(), .receive, .ok("free"))
        let client = ClientFixture(clock: clock)
        func call(_ change: (inout Request) -> Void) throws -> Duration {
            let start = clock.now()
            #expect(try client.get(server.url, change).response?.status == 200)
            return clock.now() - start
        }
        #expect(
            try call {
                $0.options.rateLimit = 100_000
                $0.options.timeout = .zero
            } == .seconds(3))
        #expect(
            try call {
                $0.method = "POST"
                $0.body = RequestBody(bytes)
                $0.options.rateLimit = 100_000
            } == .seconds(2))
        #expect(try call { _ in } == .zero)
    }

    @Test("a pause before the call, which no limit counts")
    func delay() throws {
        let clock = ManualClock()
        let server = try ScriptedServer(.receive, .ok())
        let exchange = try ClientFixture(clock: clock).get(server.url) {
            $0.options.delay = .seconds(60)
            $0.options.timeout = .seconds(30)
        }
        #expect(exchange.response?.status == 200)
        #expect(exchange.time == .zero)
        #expect(clock.now() == .seconds(60))
    }

    @Test("an interruption ends the pause")
    func cancelledDelay() throws {
        let fixture = ClientFixture(clock: SystemClock())
        fixture.cancellation.cancel()
        let exchange = try fixture.get("http://shop.test/") { $0.options.delay = .seconds(3_600) }
        #expect(exchange.error == .cancelled)
    }
}
