package import Platform

/// Standard streams that keep what was written.
package final class RecordingTerminal: Terminal {
    private let written = Guarded<(output: [UInt8], error: [UInt8])>(([], []))
    private let input: [UInt8]
    private let width: Int?

    /// - Parameters:
    ///   - input: what standard input holds.
    ///   - columns: the width of the terminal; nil when it is none.
    package init(input: String = "", columns: Int? = nil) {
        self.input = Array(input.utf8)
        width = columns
    }

    package var output: String { written.withLock { String(decoding: $0.output, as: UTF8.self) } }

    package var error: String { written.withLock { String(decoding: $0.error, as: UTF8.self) } }

    package func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileError) {
        written.withLock { written in
            switch stream {
            case .output: written.output += bytes
            case .error: written.error += bytes
            }
        }
    }

    package func isTerminal(_ stream: OutputStream) -> Bool { width != nil }

    package func columns(of stream: OutputStream) -> Int? { width }

    package func readInput() throws(FileError) -> [UInt8] { input }
}
