/// The standard streams of the process.
package protocol Terminal: Sendable {
    /// Writes all of `bytes`, in order with what other threads write. A live line is taken away before.
    ///
    /// - Throws: `FileError` when the stream does not take them (a closed pipe, a full disk).
    func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileError)

    /// Shows a line below everything that was written to the output, in the place of the one before; an empty one only
    /// takes that away. It has no line break and fits into the width. Where it cannot be written nothing is told.
    func showLive(_ line: String)

    /// Takes the live line away for the end of the process, unless another thread is writing: whoever wants to end is not
    /// to wait for that.
    func leave()

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
