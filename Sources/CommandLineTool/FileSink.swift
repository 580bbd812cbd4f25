import Platform
import Reports

/// A report on its way into a file. After the first error it takes everything and writes nothing.
final class FileSink: ReportSink {
    /// Collected before they are written.
    private static let chunk = 64 << 10

    private let file: any PendingFile
    private var buffer: [UInt8] = []
    private var failure: FileError?

    init(_ file: any PendingFile) {
        self.file = file
    }

    var count: Int { file.count + buffer.count }

    func append(_ bytes: [UInt8]) {
        guard failure == nil else { return }
        buffer += bytes
        if buffer.count >= FileSink.chunk { flush() }
    }

    func patch(_ bytes: [UInt8], at offset: Int) {
        flush()
        keeping { () throws(FileError) in try file.patch(bytes, at: offset) }
    }

    /// Puts the file in its place.
    ///
    /// - Throws: the first error there was; what stood at the place stays then.
    func commit() throws(FileError) {
        flush()
        keeping { () throws(FileError) in try file.commit() }
        guard let failure else { return }
        file.discard()
        throw failure
    }

    private func flush() {
        keeping { () throws(FileError) in try file.append(buffer) }
        buffer.removeAll(keepingCapacity: true)
    }

    private func keeping(_ write: () throws(FileError) -> Void) {
        guard failure == nil else { return }
        do throws(FileError) { try write() } catch { failure = error }
    }
}
