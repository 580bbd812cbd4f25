import Glibc

/// A scratch file of the machine's.
final class SystemScratchFile: ScratchFile {
    private let folder: String
    private let descriptor: Int32

    init(in folder: String) throws(FileError) {
        self.folder = folder
        // Nobody else may read it: results are masked, but they are the user's.
        let descriptor = unsafe open(folder, O_RDWR | O_CLOEXEC | SystemPendingFile.nameless, 0o600)
        self.descriptor = descriptor >= 0 ? descriptor : try SystemScratchFile.openNamed(in: folder)
    }

    deinit { close(descriptor) }

    func write(_ bytes: [UInt8], at offset: Int) throws(FileError) {
        try Descriptor.write(bytes, to: descriptor, at: offset, path: folder)
    }

    func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
        let bytes = try Descriptor.read(descriptor, at: offset, count: count, path: folder)
        guard bytes.count == count else { throw FileError(.read, folder, .outsideFile) }
        return bytes
    }

    /// For a file system in which every file has a name: it is taken away at once.
    private static func openNamed(in folder: String) throws(FileError) -> Int32 {
        let random = SystemRandom()
        while true {
            let name = FilePath.joined(
                base: folder, relative: ".assay.\(String(random.next(), radix: 36)).tmp")
            let descriptor = unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                unsafe unlink(name)
                return descriptor
            }
            if errno != EEXIST { throw FileError(.write, folder, code: errno) }
        }
    }
}
