import Glibc

/// A thread of our own with a stack deep enough for the deepest document that the limits allow.
package final class WorkerThread: Sendable {
    /// 16 MB: JSON and XML of 1,000 levels are walked recursively.
    package static let stackSize = 16 << 20

    private let handle: pthread_t
    private let joined = Guarded(false)

    private init(handle: pthread_t) {
        self.handle = handle
    }

    /// Starts a thread that runs `body` and ends.
    ///
    /// - Throws: `ThreadError` when the system gives no more threads.
    package static func spawn(
        stackSize: Int = stackSize, _ body: @escaping @Sendable () -> Void
    ) throws(ThreadError) -> WorkerThread {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        unsafe pthread_attr_setstacksize(&attributes, stackSize)

        let work = unsafe Unmanaged.passRetained(Work(body))
        var handle = pthread_t()
        let code = unsafe pthread_create(&handle, &attributes, runWork, work.toOpaque())
        guard code == 0 else {
            unsafe work.release()
            throw ThreadError(code: code)
        }
        return WorkerThread(handle: handle)
    }

    /// Waits for the end of the thread. A second call returns at once.
    package func join() {
        joined.withLock { done in
            if !done { pthread_join(handle, nil) }
            done = true
        }
    }

    deinit {
        joined.withLock { done in
            if !done { pthread_detach(handle) }
        }
    }
}

/// No thread could be started.
package struct ThreadError: Error, Equatable {
    /// The system's error number.
    package let code: Int32

    package var message: String { "cannot start a thread: \(SystemError.text(code))" }
}

private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

private func runWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument = unsafe argument else { return nil }
    unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
    return nil
}
