/// The standard streams of the process.
package protocol Terminal: Sendable {
    /// Writes all of `bytes`, in order with what other threads write.
    ///
    /// - Throws: `FileError` when the stream does not take them (a closed pipe, a full disk).
    func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileError)

    /// Whether a person looks at the stream.
    func isTerminal(_ stream: OutputStream) -> Bool

    /// How many columns the stream shows; nil where it is no terminal.
    func columns(of stream: OutputStream) -> Int?

    /// All of standard input.
    func readInput() throws(FileError) -> [UInt8]
}

/// Where a program may write.
package enum OutputStream: Sendable {
    case output, error
}

extension Terminal {
    /// Writes `text` as UTF-8.
    package func write(_ text: String, to stream: OutputStream = .output) throws(FileError) {
        try write(Array(text.utf8), to: stream)
    }
}
