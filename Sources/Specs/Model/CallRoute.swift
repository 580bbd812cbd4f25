package import Templates

/// A row of `resolve`.
package struct ResolvedHost: Sendable {
    /// With its port.
    package let host: Located<Template>
    package let addresses: [Located<Template>]

    package init(host: Located<Template>, addresses: [Located<Template>]) {
        self.host = host
        self.addresses = addresses
    }
}

/// A row of `connectTo`: two hosts with their ports.
package struct DivertedHost: Sendable {
    package let from: Located<Template>
    package let to: Located<Template>

    package init(from: Located<Template>, to: Located<Template>) {
        self.from = from
        self.to = to
    }
}
