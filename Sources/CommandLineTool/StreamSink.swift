import Platform
import Reports

/// A report on its way to a standard stream.
final class StreamSink: ReportSink {
    private let terminal: any Terminal
    private let stream: OutputStream
    private(set) var count = 0

    init(_ terminal: any Terminal, _ stream: OutputStream = .output) {
        self.terminal = terminal
        self.stream = stream
    }

    func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        count += bytes.count
        // With the stream gone there is nobody left to tell; the exit code still speaks.
        try? terminal.write(bytes, to: stream)
    }

    /// What a stream has been given cannot be taken back: no report for people asks for it.
    func patch(_ bytes: [UInt8], at offset: Int) {}
}
