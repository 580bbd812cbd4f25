import Glibc

/// The signals that ask a program to end, taken by one thread in plain code instead of in handlers.
package enum Signals {
    /// A request to end.
    package enum Interruption: Sendable {
        /// SIGINT: Ctrl-C.
        case interrupt
        /// SIGTERM.
        case terminate
    }

    /// Blocks SIGINT and SIGTERM and ignores SIGPIPE. To be called before any thread starts: threads inherit
    /// the mask.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        var signals = interruptions()
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Starts the thread that calls `handler` at each SIGINT and SIGTERM, until the process ends.
    package static func watch(
        _ handler: @escaping @Sendable (Interruption) -> Void
    ) throws(ThreadError) {
        _ = try WorkerThread.spawn(stackSize: 256 << 10) {
            var signals = interruptions()
            var number: Int32 = 0
            while unsafe sigwait(&signals, &number) == 0 {
                handler(number == SIGINT ? .interrupt : .terminate)
            }
        }
    }

    private static func interruptions() -> sigset_t {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGINT)
        unsafe sigaddset(&signals, SIGTERM)
        return signals
    }
}
