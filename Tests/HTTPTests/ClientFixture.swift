import HTTP
import Platform
import TestSupport

/// A client with a jar of its own, as a test has one.
final class ClientFixture {
    let clock: any MonotonicClock
    let cancellation = Cancellation()
    let client: HTTPClient
    var jar = CookieJar()

    init(
        clock: any MonotonicClock = ManualClock(), proxies: ProxySettings = .none,
        files: any FileSystem = MemoryFiles()
    ) {
        self.clock = clock
        client = HTTPClient(
            transport: PooledTransport(proxies: proxies, files: files, clock: clock), clock: clock,
            cancellation: cancellation,
            userAgent: "assay/1")
    }

    func perform(_ request: Request) -> Exchange { client.perform(request, jar: &jar) }

    /// A GET.
    func get(_ url: String, _ change: (inout Request) -> Void = { _ in }) throws -> Exchange {
        var request = Request(url: try HTTPURL(url))
        change(&request)
        return perform(request)
    }

    /// A call that follows redirects.
    func follow(_ url: String, method: String = "GET", _ change: (inout Request) -> Void = { _ in }) throws
        -> Exchange
    {
        try get(url) { request in
            request.method = method
            request.options.followRedirects = true
            change(&request)
        }
    }
}

/// Lines with CR LF and an empty one behind.
func head(_ lines: String...) -> String { lines.map { $0 + "\r\n" }.joined() + "\r\n" }
