package import Platform

/// Standard streams that keep what was written.
package final class RecordingTerminal: Terminal {
    private struct State {
        var output: [UInt8] = []
        var error: [UInt8] = []
        var live = LiveLine()
        var width: Int?
    }

    private let state: Guarded<State>
    private let input: [UInt8]

    /// - Parameters:
    ///   - input: what standard input holds.
    ///   - columns: the width of the terminal; nil when it is none.
    package init(input: String = "", columns: Int? = nil) {
        self.input = Array(input.utf8)
        state = Guarded(State(width: columns))
    }

    /// What was written to the output, the live line and what takes it away included.
    package var output: String { state.withLock { String(decoding: $0.output, as: UTF8.self) } }

    package var error: String { state.withLock { String(decoding: $0.error, as: UTF8.self) } }

    /// Makes the terminal wider or narrower.
    package func resize(to columns: Int) { state.withLock { $0.width = columns } }

    package func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileError) {
        state.withLock { state in
            state.output += state.live.takeAway()
            switch stream {
            case .output: state.output += bytes
            case .error: state.error += bytes
            }
        }
    }

    package func showLive(_ line: String) {
        state.withLock { $0.output += $0.live.show(Array(line.utf8)) }
    }

    package func leave() { showLive("") }

    package func isTerminal(_ stream: OutputStream) -> Bool { state.withLock { $0.width != nil } }

    package func columns(of stream: OutputStream) -> Int? { state.withLock { $0.width } }

    package func readInput() throws(FileError) -> [UInt8] { input }
}
