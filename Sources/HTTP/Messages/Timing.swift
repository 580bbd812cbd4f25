/// Where the time of one exchange went.
package struct Timing: Sendable, Hashable {
    /// Finding the address; zero on a connection that stood.
    package var dns: Duration
    /// From the address to the connection; zero on a connection that stood.
    package var connect: Duration
    /// From the connection to the end of the TLS handshake; zero without TLS.
    package var tls: Duration
    /// From the start to the first byte of the answer.
    package var firstByte: Duration
    /// From the start to the end of the answer.
    package var total: Duration

    package init(
        dns: Duration = .zero, connect: Duration = .zero, tls: Duration = .zero, firstByte: Duration = .zero,
        total: Duration = .zero
    ) {
        self.dns = dns
        self.connect = connect
        self.tls = tls
        self.firstByte = firstByte
        self.total = total
    }
}
