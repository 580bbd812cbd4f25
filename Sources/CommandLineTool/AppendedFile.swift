import Platform

/// What is to be written behind the end of a file that others write to as well: held in memory, for it is short.
final class AppendedFile: PendingFile {
    private let path: String
    private let files: any FileSystem
    /// How many bytes are there already.
    private let start: Int
    private var bytes: [UInt8] = []

    init(_ path: String, in files: any FileSystem) {
        self.path = path
        self.files = files
        // What cannot be opened is told when it is written.
        start = (try? files.open(path))?.size ?? 0
    }

    /// What was there counts too.
    var count: Int { start + bytes.count }

    func append(_ bytes: [UInt8]) throws(FileError) { self.bytes += bytes }

    func patch(_ bytes: [UInt8], at offset: Int) throws(FileError) {
        guard offset >= start, bytes.count <= count, offset <= count - bytes.count else {
            throw FileError(.write, path, .outsideFile)
        }
        self.bytes.replaceSubrange(offset - start..<offset - start + bytes.count, with: bytes)
    }

    func commit() throws(FileError) { try files.append(bytes, to: path) }

    func discard() {}
}
