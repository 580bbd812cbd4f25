import Glibc

/// An open file of the machine's.
final class SystemReadableFile: ReadableFile {
    let size: Int
    private let path: String
    private let descriptor: Int32

    /// - Throws: also for what is no regular file, since it has no size.
    init(_ path: String) throws(FileError) {
        // Else it would wait for somebody to write into a pipe.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw FileError(.read, path, code: code)
        }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG else {
            close(descriptor)
            throw FileError(.read, path, kind == S_IFDIR ? .isFolder : .notFile)
        }
        self.path = path
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    deinit { close(descriptor) }

    func read(at offset: Int, upTo count: Int) throws(FileError) -> [UInt8] {
        guard offset >= 0, count > 0 else { return [] }
        return try Descriptor.readOnce(descriptor, at: offset, upTo: count, path: path)
    }
}
