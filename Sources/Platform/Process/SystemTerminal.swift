import Glibc

/// The real standard streams, by `write(2)` and `read(2)`.
package final class SystemTerminal: Terminal {
    private let live = Guarded(LiveLine())

    package init() {}

    package func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileError) {
        try live.withLock { live throws(FileError) in
            SystemTerminal.put(live.takeAway())
            try Descriptor.write(bytes, to: stream.descriptor, path: stream.name)
        }
    }

    package func showLive(_ line: String) {
        live.withLock { SystemTerminal.put($0.show(Array(line.utf8))) }
    }

    package func leave() {
        _ = live.withLockIfFree { SystemTerminal.put($0.takeAway()) }
    }

    private static func put(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        // A line that nobody can see needs no words.
        try? Descriptor.write(bytes, to: STDOUT_FILENO, path: OutputStream.output.name)
    }

    package func isTerminal(_ stream: OutputStream) -> Bool {
        isatty(stream.descriptor) == 1
    }

    package func columns(of stream: OutputStream) -> Int? {
        var size = winsize()
        let code = unsafe ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size)
        return code == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    }

    package func readInput() throws(FileError) -> [UInt8] {
        try Descriptor.readAll(STDIN_FILENO, path: "standard input", expecting: 0)
    }
}

extension OutputStream {
    fileprivate var descriptor: Int32 {
        switch self {
        case .output: STDOUT_FILENO
        case .error: STDERR_FILENO
        }
    }

    fileprivate var name: String {
        switch self {
        case .output: "standard output"
        case .error: "standard error"
        }
    }
}
