/// Which way a call takes to its server, where its author says anything of it.
package struct Route: Sendable, Hashable {
    package var proxy = ProxyChoice.environment
    /// Hosts that no proxy is used for; nil are those of the environment.
    package var exceptions: [String]?
    /// Addresses that no resolver is asked for.
    package var addresses: [HostAddresses] = []
    /// Where to connect instead; name, certificate and `Host` stay those of the URL.
    package var detours: [Detour] = []
    /// The path of a socket that takes the place of host and port; no proxy is used then.
    package var unixSocket: String?
    /// The name of an interface or one of this machine's addresses.
    package var interface: String?
    package var family: IPFamily?

    package init() {}

    /// What no output may show.
    package var secrets: [String] { if case .address(let proxy) = proxy { proxy.secrets } else { [] } }

    /// What a server that a redirect leads to has nothing to do with.
    mutating func leaveOrigin() { unixSocket = nil }
}

package enum ProxyChoice: Sendable, Hashable {
    /// What the environment says.
    case environment
    /// None, whatever the environment says.
    case direct
    case address(ProxyAddress)

    /// Reads `proxy` as authors write it; the empty text is `direct`.
    package init(_ text: String) throws(RouteError) {
        self = text.isEmpty ? .direct : .address(try ProxyAddress(text))
    }
}

/// The addresses of a host, at a port.
package struct HostAddresses: Sendable, Hashable {
    package let host: HostPort
    package let addresses: [IPAddress]

    package init(_ host: HostPort, _ addresses: [IPAddress]) {
        self.host = host
        self.addresses = addresses
    }
}

/// A host and port, and what is connected to in their place.
package struct Detour: Sendable, Hashable {
    package let from: HostPort
    package let to: HostPort

    package init(from: HostPort, to: HostPort) {
        self.from = from
        self.to = to
    }
}

/// The version of IP.
package enum IPFamily: String, Sendable, Hashable, CaseIterable {
    case ipv4 = "4"
    case ipv6 = "6"
}
