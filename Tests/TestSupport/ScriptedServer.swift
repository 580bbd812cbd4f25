import Platform

/// A server on the loopback that plays scripts of bytes, one connection after the other, and keeps the
/// requests that came. It has a thread of its own and ends when it is stopped or let go.
package final class ScriptedServer: Sendable {
    /// What the server does on a connection.
    package enum Step: Sendable {
        /// Reads one whole request, its body by `Content-Length` or chunks.
        case receive
        case send([UInt8])
        /// Sends the bytes again and again until the client goes or the server is stopped.
        case sendForever([UInt8])
        /// Ends the connection with a reset instead of an end.
        case reset
        /// Does nothing until the client goes or the server is stopped.
        case hold

        /// Sends text; line breaks are the author's.
        package static func text(_ text: String) -> Step { .send(Array(text.utf8)) }

        /// Sends a head whose lines are divided by CR LF, an empty line, and the body.
        package static func answer(_ head: String, body: [UInt8] = []) -> Step {
            let lines = head.split(separator: "\n", omittingEmptySubsequences: false).joined(
                separator: "\r\n")
            return .send(Array((lines + "\r\n\r\n").utf8) + body)
        }

        /// Sends `200 OK` with a body and its length.
        package static func ok(_ body: String = "") -> Step {
            .answer("HTTP/1.1 200 OK\nContent-Length: \(body.utf8.count)", body: Array(body.utf8))
        }
    }

    package let port: Int
    private let requests: Monitor<[[UInt8]]>
    private let accepted: Guarded<Int>
    private let stopper: LoopbackSocket
    private let thread: WorkerThread

    /// Where a server listens.
    package enum Place: Sendable {
        /// A free port of 127.0.0.1.
        case ipv4
        /// A free port of ::1.
        case ipv6
        /// A Unix socket that is not there yet.
        case unix(path: String)
    }

    /// Starts a server that plays each script on one connection, in order; further connections are closed.
    package init(_ connections: [[Step]], at place: Place = .ipv4) throws {
        let listener =
            switch place {
            case .ipv4: try LoopbackSocket.listening()
            case .ipv6: try LoopbackSocket.listeningOnIPv6()
            case .unix(let path): try LoopbackSocket.listening(at: path)
            }
        let (stopper, watch) = try LoopbackSocket.pair()
        let requests = Monitor<[[UInt8]]>([])
        let accepted = Guarded(0)
        port = listener.port
        self.requests = requests
        self.accepted = accepted
        self.stopper = stopper
        thread = try WorkerThread.spawn {
            var scripts = connections[...]
            while let connection = listener.accept(unless: watch) {
                accepted.withLock { $0 += 1 }
                ScriptPlayer(connection: connection, stop: watch, requests: requests)
                    .play(scripts.popFirst() ?? [])
            }
        }
    }

    /// Starts a server that plays one script on one connection.
    package convenience init(_ steps: Step...) throws {
        try self.init([steps])
    }

    deinit { stop() }

    /// `http://127.0.0.1:port`.
    package var url: String { "http://127.0.0.1:\(port)" }

    /// The requests that came whole, as they came, so far.
    package var received: [String] { requests.read { $0.map { String(decoding: $0, as: UTF8.self) } } }

    package var receivedBytes: [[UInt8]] { requests.read { $0 } }

    /// How many connections were opened so far.
    package var connectionCount: Int { accepted.withLock { $0 } }

    /// Waits until that many requests have come.
    package func waitForRequests(_ count: Int) { requests.wait { $0.count >= count ? () : nil } }

    /// Ends every connection and the thread, and waits for that.
    package func stop() {
        stopper.close()
        thread.join()
    }
}

private struct ScriptPlayer {
    let connection: LoopbackSocket
    let stop: LoopbackSocket
    let requests: Monitor<[[UInt8]]>

    func play(_ steps: [ScriptedServer.Step]) {
        var pending: [UInt8] = []
        for step in steps {
            switch step {
            case .receive:
                guard let request = receive(&pending) else { return }
                requests.update { $0.append(request) }
            case .send(let bytes): if !connection.send(bytes, unless: stop) { return }
            case .sendForever(let bytes): while connection.send(bytes, unless: stop) {}
            case .reset: connection.reset()
            case .hold: while let part = connection.receive(unless: stop), !part.isEmpty {}
            }
        }
        connection.close()
    }

    /// One request; nil when the client is gone. What came behind it stays pending.
    private func receive(_ pending: inout [UInt8]) -> [UInt8]? {
        while true {
            if let length = MessageLength.find(in: pending) {
                let request = Array(pending.prefix(length))
                pending.removeFirst(length)
                return request
            }
            guard let part = connection.receive(unless: stop), !part.isEmpty else { return nil }
            pending += part
        }
    }
}

/// Where a request ends.
private enum MessageLength {
    /// Nil while the request is not whole.
    static func find(in bytes: [UInt8]) -> Int? {
        guard let head = end(of: "\r\n\r\n", in: bytes, from: 0) else { return nil }
        let lines = String(decoding: bytes[..<head], as: UTF8.self).lowercased().split(separator: "\r\n")
        if lines.contains("transfer-encoding: chunked") { return end(of: "0\r\n\r\n", in: bytes, from: head) }
        let length = lines.first { $0.hasPrefix("content-length: ") }.flatMap { Int($0.dropFirst(16)) } ?? 0
        return bytes.count >= head + length ? head + length : nil
    }

    private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int? {
        let mark = Array(mark.utf8)
        guard bytes.count >= start + mark.count else { return nil }
        return (start...bytes.count - mark.count).first { bytes[$0..<$0 + mark.count].elementsEqual(mark) }
            .map { $0 + mark.count }
    }
}
