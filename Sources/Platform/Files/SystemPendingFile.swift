import Glibc

/// A temporary file in the folder of its place, renamed there on commit.
final class SystemPendingFile: PendingFile {
    private(set) var count = 0
    /// What the caller asked for.
    private let path: String
    /// Where the file goes: the end of the symbolic links, so that a link stays one.
    private let destination: String
    private let temporary: String
    /// -1 when closed.
    private var descriptor: Int32

    init(replacing path: String) throws(FileError) {
        let files = SystemFiles()
        switch files.kind(path) {
        case .folder: throw FileError(.write, path, .isFolder)
        case .other: throw FileError(.write, path, .notFile)
        case .file: destination = try files.canonical(path)
        case nil: destination = path
        }
        self.path = path
        (temporary, descriptor) = try SystemPendingFile.openTemporary(beside: destination, path: path)
    }

    deinit { discard() }

    func append(_ bytes: [UInt8]) throws(FileError) {
        try Descriptor.write(bytes, to: descriptor, path: path)
        count += bytes.count
    }

    func patch(_ bytes: [UInt8], at offset: Int) throws(FileError) {
        guard offset >= 0, bytes.count <= count, offset <= count - bytes.count else {
            throw FileError(.write, path, .outsideFile)
        }
        try Descriptor.write(bytes, to: descriptor, at: offset, path: path)
    }

    func commit() throws(FileError) {
        guard descriptor >= 0 else { return }
        let closed = close(descriptor)
        descriptor = -1
        if closed == 0, unsafe rename(temporary, destination) == 0 { return }
        let code = errno
        unsafe unlink(temporary)
        throw FileError(.replace, path, code: code)
    }

    func discard() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        unsafe unlink(temporary)
    }

    private static func openTemporary(
        beside destination: String, path: String
    ) throws(FileError) -> (String, Int32) {
        let folder = FilePath.folder(of: destination)
        let random = SystemRandom()
        while true {
            let name = ".\(FilePath.name(of: destination)).\(String(random.next(), radix: 36)).tmp"
            let temporary = FilePath.joined(base: folder, relative: name)
            let descriptor = unsafe open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (temporary, descriptor) }
            if errno != EEXIST { throw FileError(.write, path, code: errno) }
        }
    }
}
