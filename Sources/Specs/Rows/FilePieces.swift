import Platform

/// The bytes of an open file, piece after piece.
struct FilePieces {
    private static let size = 64 << 10

    private let file: any ReadableFile
    private var offset = 0

    init(_ path: String, files: any FileSystem) throws(FileError) {
        file = try files.open(path)
    }

    /// The next ones; none at the end.
    mutating func next() throws(FileError) -> [UInt8] {
        let bytes = try file.read(at: offset, upTo: FilePieces.size)
        offset += bytes.count
        return bytes
    }
}
