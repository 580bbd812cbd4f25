/// A port of the loopback where all connections that the system takes wait to be accepted, which nobody does:
/// a further one does not come to stand.
package final class BusyListener: Sendable {
    private let listener: LoopbackSocket
    private let waiting: [LoopbackSocket]

    package init() throws {
        let listener = try LoopbackSocket.listening(backlog: 0)
        self.listener = listener
        waiting = try (0..<4).map { _ in try LoopbackSocket.connecting(to: listener.port) }
    }

    /// `http://127.0.0.1:port`.
    package var url: String { "http://127.0.0.1:\(listener.port)" }
}
