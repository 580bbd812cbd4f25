import Glibc

/// A temporary file in the folder of its place, renamed there on commit. It has no name before, where the file system
/// can do that: whatever ends the program then leaves nothing behind.
final class SystemPendingFile: PendingFile {
    private(set) var count = 0
    /// What the caller asked for.
    private let path: String
    /// Where the file goes: the end of the symbolic links, so that a link stays one.
    private let destination: String
    /// Nil while it has no name.
    private var temporary: String?
    /// -1 when closed.
    private var descriptor: Int32

    init(replacing path: String, for readers: FileReaders) throws(FileError) {
        let files = SystemFiles()
        switch files.kind(path) {
        case .folder: throw FileError(.write, path, .isFolder)
        case .other: throw FileError(.write, path, .notFile)
        case .file: destination = try files.canonical(path)
        case nil: destination = SystemPendingFile.endOfLinks(path)
        }
        self.path = path
        let mode: mode_t = readers == .owner ? 0o600 : 0o666
        descriptor = unsafe open(
            FilePath.folder(of: destination), O_RDWR | O_CLOEXEC | SystemPendingFile.nameless, mode)
        if descriptor < 0 {
            (temporary, descriptor) = try SystemPendingFile.openTemporary(
                beside: destination, path: path, mode: mode)
        }
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
        let temporary = try named()
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
        if let temporary { unsafe unlink(temporary) }
    }

    /// The name that the file has, given to it now where it had none.
    private func named() throws(FileError) -> String {
        if let temporary { return temporary }
        let name = try SystemPendingFile.unused(beside: destination, path: path) { [descriptor] name in
            let handle = SystemPendingFile.handle(of: descriptor)
            return unsafe linkat(AT_FDCWD, handle, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
        }
        temporary = name
        return name
    }

    /// Where links to a file that is not there yet lead, so that they stay links.
    private static func endOfLinks(_ path: String) -> String {
        var path = path
        // As many as the system itself follows.
        for _ in 0..<40 {
            guard let target = SystemPendingFile.target(ofLink: path) else { return path }
            path = FilePath.isAbsolute(target) ? target : FilePath.folder(of: path) + "/" + target
        }
        return path
    }

    private static func target(ofLink path: String) -> String? {
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            count = unsafe max(0, readlink(path, start, buffer.count))
        }
        return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
    }

    private static func openTemporary(
        beside destination: String, path: String, mode: mode_t
    ) throws(FileError) -> (String, Int32) {
        var descriptor: Int32 = -1
        let name = try unused(beside: destination, path: path) { name in
            descriptor = unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            return descriptor >= 0
        }
        return (name, descriptor)
    }

    /// A name beside the file's place that nothing had before `take` took it.
    private static func unused(
        beside destination: String, path: String, take: (String) -> Bool
    ) throws(FileError) -> String {
        let folder = FilePath.folder(of: destination)
        let random = SystemRandom()
        while true {
            let name = ".\(FilePath.name(of: destination)).\(String(random.next(), radix: 36)).tmp"
            let temporary = FilePath.joined(base: folder, relative: name)
            if take(temporary) { return temporary }
            if errno != EEXIST { throw FileError(.write, path, code: errno) }
        }
    }
}

extension SystemPendingFile {
    /// By what name the system knows an open file.
    private static func handle(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

    /// Linux's `O_TMPFILE`, whose macro Swift does not see.
    static let nameless = O_DIRECTORY | 0o20_000_000
}
