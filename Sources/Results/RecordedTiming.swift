/// When a call was made and where its time went.
package struct RecordedTiming: Sendable, Equatable {
    /// From the beginning of the run to that of the call's last request.
    package let start: Duration
    /// Finding the address; zero on a connection that stood.
    package let dns: Duration
    /// From the address to the connection; zero on a connection that stood.
    package let connect: Duration
    /// From the connection to the end of the TLS handshake; zero without TLS.
    package let tls: Duration
    /// From the beginning of the request to the first byte of the answer; where none came, until the call was given up.
    package let firstByte: Duration
    /// From the beginning of the request to the end of the answer, or until the call was given up.
    package let total: Duration

    package init(
        start: Duration, dns: Duration = .zero, connect: Duration = .zero, tls: Duration = .zero,
        firstByte: Duration = .zero, total: Duration = .zero
    ) {
        self.start = start
        self.dns = dns
        self.connect = connect
        self.tls = tls
        self.firstByte = firstByte
        self.total = total
    }
}
