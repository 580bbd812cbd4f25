package import Platform

/// Keeps the connections of different settings apart.
///
/// libcurl knows a connection by host and port. It would take one that `resolve` led elsewhere, or that
/// speaks another version of HTTP, for a call that asks for nothing of the kind, and it keeps the addresses
/// that `resolve` gave. So each setting has a transport of its own.
package final class PooledTransport: Transport {
    /// How many are kept beside the usual one; the one that was used longest ago goes first.
    private static let limit = 8

    private let proxies: ProxySettings
    private let files: any FileSystem
    private let clock: any MonotonicClock
    /// For calls that say nothing of how to connect: nearly all.
    private let usual: CurlTransport
    private var others: [(settings: ConnectionSettings, transport: CurlTransport)] = []

    /// Makes a transport; `files` is where the files of streamed bodies are, `clock` what a rate is measured by.
    package init(
        proxies: ProxySettings = .none, files: any FileSystem = SystemFiles(),
        clock: any MonotonicClock = SystemClock()
    ) {
        self.proxies = proxies
        self.files = files
        self.clock = clock
        usual = CurlTransport(proxies: proxies, files: files, clock: clock)
    }

    package func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery {
        transport(for: ConnectionSettings(request.options)).send(request, cancellation: cancellation)
    }

    private func transport(for settings: ConnectionSettings) -> CurlTransport {
        if settings == .usual { return usual }
        if let index = others.firstIndex(where: { $0.settings == settings }) {
            let known = others.remove(at: index)
            others.append(known)
            return known.transport
        }
        if others.count >= PooledTransport.limit { others.removeFirst() }
        let new = CurlTransport(proxies: proxies, files: files, clock: clock)
        others.append((settings, new))
        return new
    }
}

/// What two requests must have in common to share a connection, beside host and port.
private struct ConnectionSettings: Equatable {
    let route: Route
    let tls: TLSOptions
    let version: ProtocolVersion?

    static let usual = ConnectionSettings(RequestOptions())

    init(_ options: RequestOptions) {
        route = options.route
        tls = options.tls
        version = options.version
    }
}
