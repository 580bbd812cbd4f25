package import Platform

/// Lets through only what stays on this machine; anything else is refused before it is sent, and before a name of
/// a host is looked up.
package final class OfflineTransport: Transport {
    private let transport: any Transport
    private let proxies: ProxySettings

    /// Sends through `transport`, which takes the proxies of `proxies`.
    package init(_ transport: any Transport, proxies: ProxySettings = .none) {
        self.transport = transport
        self.proxies = proxies
    }

    package func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery {
        do throws(TransportError) {
            if let place = try placeElsewhere(request) {
                throw .offline(url: request.url.requestText, place: place)
            }
        } catch {
            return Delivery(sentHead: nil, result: .failure(error))
        }
        return transport.send(request, cancellation: cancellation)
    }

    /// Where the request would leave this machine for; nil where it stays.
    private func placeElsewhere(_ request: WireRequest) throws(TransportError) -> String? {
        let route = request.options.route
        // What stubs intercept goes to them, whatever its address.
        if route.unixSocket != nil || request.interceptor != nil { return nil }
        if let proxy = try proxies.proxy(for: request), !ThisMachine.has(proxy.host) { return proxy.text }
        var host = request.url.host
        var port = request.url.effectivePort
        if let detour = route.detours.first(where: { $0.from.host == host && $0.from.port == port }) {
            (host, port) = (detour.to.host, detour.to.port)
        }
        let known = route.addresses.last { $0.host.host == host && $0.host.port == port }
        if let known { return known.addresses.first { !ThisMachine.has($0.text) }?.text }
        return ThisMachine.has(host) ? nil : host
    }
}

/// The names and addresses that lead nowhere but to this machine.
enum ThisMachine {
    /// Whether `host`, as a URL has it or without brackets, is one of them.
    static func has(_ host: String) -> Bool {
        guard let address = IPAddress(host) else {
            let name = host.lowercased()
            // libcurl gives these the loopback addresses itself (RFC 6761 §6.3).
            return name == "localhost" || name.hasSuffix(".localhost")
        }
        return networks.contains { address.isIn($0.network, bits: $0.bits) }
    }

    private static let networks: [(network: IPAddress, bits: Int)] =
        [("127.0.0.0", 8), ("::1", 128)].compactMap { text, bits in IPAddress(text).map { ($0, bits) } }
}
