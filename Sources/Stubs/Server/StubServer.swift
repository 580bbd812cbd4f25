import CMicrohttpd
package import Platform
package import Specs
package import Templates

/// The stub server of a spec: on loopback, on a free port, with a thread for each connection.
///
/// `@unchecked Sendable`: `daemon`, the only state that is not `Sendable` itself, is only touched while
/// `lock` is held.
@safe package final class StubServer: @unchecked Sendable {
    private let service: StubService
    private let lock = Lock()
    private var daemon: OpaquePointer?

    /// `http://127.0.0.1:PORT`: what `{{stub}}` stands for.
    package let address: String

    private init(service: StubService, daemon: OpaquePointer, port: UInt16) {
        self.service = service
        unsafe self.daemon = daemon
        address = "http://127.0.0.1:\(port)"
        service.address = address
    }

    deinit { stop() }

    /// Starts a server that answers by these rules; of those that match a request, the first answers.
    ///
    /// - Parameters:
    ///   - rules: in the order of the file.
    ///   - files: where envelopes in files are read.
    ///   - scope: the variables that the stubs use; asked by the server's threads.
    /// - Returns: the server, which listens.
    /// - Throws: where the system has no port or thread left.
    package static func start(
        _ rules: [StubRule], files: any FileSystem, scope: (any VariableScope & Sendable)? = nil
    ) throws(StubServerError) -> StubServer {
        let service = StubService(rules: rules, files: files, scope: scope)
        // The daemon does not own the service: the server does, and outlives the daemon.
        let context = unsafe Unmanaged.passUnretained(service).toOpaque()
        var error: Int32 = 0
        let started = unsafe assay_mhd_start(
            WorkerThread.stackSize, StubServer.memoryLimit, context, beginRequest, answerRequest, endRequest,
            &error)
        guard let daemon = unsafe started else {
            throw StubServerError(detail: SystemError.text(error))
        }
        return unsafe StubServer(service: service, daemon: daemon, port: assay_mhd_port(daemon))
    }

    /// The most bytes that the head of a request can have, and half of it the buffer of a connection.
    private static let memoryLimit = 1 << 20

    /// What was asked so far, in the order of the answers.
    package var requests: [RecordedStubRequest] { service.requests }

    /// Ends the server: when it returns, nothing listens and no answer is being made. A second call does
    /// nothing.
    package func stop() {
        lock.withLock {
            if let daemon = unsafe daemon { unsafe MHD_stop_daemon(daemon) }
            unsafe daemon = nil
        }
    }
}
