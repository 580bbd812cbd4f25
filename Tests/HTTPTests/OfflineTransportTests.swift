import Platform
import Testing

@testable import HTTP

@Suite("A transport that stays offline")
struct OfflineTransportTests {
    /// Keeps what it is given.
    private final class Recording: Transport {
        var urls: [String] = []

        func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery {
            urls.append(request.url.text)
            return Delivery(sentHead: nil, result: .success(Response(status: 200, url: request.url)))
        }
    }

    /// Nil where the request was sent.
    private func complaint(
        _ url: String, environment: [String: String] = [:], _ change: (inout Route) throws -> Void = { _ in }
    ) throws -> String? {
        var request = Request(method: "GET", url: try HTTPURL(url))
        try change(&request.options.route)
        let inner = Recording()
        let transport = OfflineTransport(inner, proxies: ProxySettings(Environment(environment)))
        let client = HTTPClient(
            transport: transport, clock: SystemClock(), cancellation: Cancellation(), userAgent: "t")
        var jar = CookieJar()
        let exchange = client.perform(request, jar: &jar)
        #expect(inner.urls.isEmpty == (exchange.error != nil))
        return exchange.error?.message
    }

    @Test(
        "lets calls to this machine through",
        arguments: [
            "http://127.0.0.1:8080/a", "http://127.8.9.1/", "http://[::1]/", "http://localhost/",
            "https://LOCALHOST:1/", "http://api.localhost/",
        ])
    func here(url: String) throws { #expect(try complaint(url) == nil) }

    @Test(
        "refuses every other",
        arguments: [
            ("http://api.example.test/a?b", "api.example.test"), ("http://10.0.0.1/", "10.0.0.1"),
            ("http://[fe80::1]/", "[fe80::1]"), ("http://localhost.example.test/", "localhost.example.test"),
            ("http://notlocalhost/", "notlocalhost"), ("http://128.0.0.1/", "128.0.0.1"),
        ])
    func elsewhere(url: String, place: String) throws {
        #expect(
            try complaint(url)
                == "\(url) was not called: \(place) is not this machine, and the run is offline (--offline)")
    }

    @Test("goes by where the connection leads to, not by the name")
    func routes() throws {
        #expect(try complaint("http://far.test/") { $0.unixSocket = "/tmp/s" } == nil)
        let far = try HostPort("far.test:80")
        #expect(
            try complaint("http://far.test/") {
                $0.detours = [Detour(from: far, to: try HostPort("127.0.0.1:81"))]
            } == nil)
        #expect(
            try complaint("http://localhost/") {
                $0.detours = [Detour(from: try HostPort("localhost:80"), to: far)]
            } != nil)
        let addresses = ["127.0.0.1", "10.0.0.1"].compactMap { IPAddress($0) }
        #expect(
            try complaint("http://far.test/") {
                $0.addresses = [HostAddresses(far, Array(addresses.prefix(1)))]
            } == nil)
        #expect(
            try complaint("http://far.test/") { $0.addresses = [HostAddresses(far, addresses)] } != nil)
    }

    @Test("uses no proxy that is elsewhere")
    func proxies() throws {
        let environment = ["http_proxy": "http://proxy.test:3128"]
        #expect(
            try complaint("http://localhost/", environment: environment)
                == "http://localhost/ was not called: http://proxy.test:3128 is not this machine, and the run is "
                + "offline (--offline)")
        #expect(
            try complaint(
                "http://localhost/", environment: environment.merging(["NO_PROXY": "localhost"]) { $1 })
                == nil)
        #expect(try complaint("http://far.test/", environment: ["http_proxy": "localhost:3128"]) != nil)
    }

    @Test("follows no redirect that leads elsewhere")
    func redirects() throws {
        final class Redirecting: Transport {
            func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery {
                let headers = [Header("Location", "http://far.test/")]
                return Delivery(
                    sentHead: nil,
                    result: .success(Response(status: 302, headers: headers, url: request.url)))
            }
        }
        var request = Request(method: "GET", url: try HTTPURL("http://localhost/"))
        request.options.followRedirects = true
        let client = HTTPClient(
            transport: OfflineTransport(Redirecting()), clock: SystemClock(), cancellation: Cancellation(),
            userAgent: "t")
        var jar = CookieJar()
        #expect(
            client.perform(request, jar: &jar).error
                == .offline(url: "http://far.test/", place: "far.test"))
    }
}
