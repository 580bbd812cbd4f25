import Platform

/// A terminal that keeps why the standard output did not take what was written to it.
final class WatchedTerminal: Terminal {
    private let terminal: any Terminal
    private let kept = Guarded<FileError?>(nil)

    init(_ terminal: any Terminal) {
        self.terminal = terminal
    }

    /// The first error, unless somebody ended the pipe: `assay run | head` has what it wants.
    var failure: FileError? { kept.withLock { $0 } }

    func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileError) {
        do throws(FileError) {
            try terminal.write(bytes, to: stream)
        } catch {
            if stream == .output, error.reason != .closedPipe {
                kept.withLock { kept in if kept == nil { kept = error } }
            }
            throw error
        }
    }

    func showLive(_ line: String) { terminal.showLive(line) }

    func leave() { terminal.leave() }

    func isTerminal(_ stream: OutputStream) -> Bool { terminal.isTerminal(stream) }

    func columns(of stream: OutputStream) -> Int? { terminal.columns(of: stream) }

    func readInput() throws(FileError) -> [UInt8] { try terminal.readInput() }
}
