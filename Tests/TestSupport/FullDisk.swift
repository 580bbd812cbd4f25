package import Platform

/// Files of memory on a disk that takes no more at some time while a file is written.
package final class FullDisk: FileSystem {
    /// When it takes no more.
    package enum Moment: Sendable, Hashable {
        case folder
        case create
        /// When a file would become longer than so many bytes.
        case length(Int)
        case patch
        case commit
    }

    /// What the files hold.
    package let files: MemoryFiles
    private let moment: Moment
    private let failed = Guarded(0)
    private let open = Guarded(0)

    package init(_ files: [String: String], at moment: Moment) {
        self.files = MemoryFiles(files)
        self.moment = moment
    }

    /// Whether something could not be written.
    package var hasFailed: Bool { failed.withLock { $0 > 0 } }

    /// How many files were begun and neither put in their places nor thrown away.
    package var unfinished: Int { open.withLock { $0 } }

    /// - Throws: where this is the moment.
    fileprivate func pass(_ moment: Moment, _ operation: FileError.Operation, _ path: String)
        throws(FileError)
    {
        guard moment == self.moment else { return }
        failed.withLock { $0 += 1 }
        throw FileError(operation, path, .system(28))
    }

    fileprivate func pass(length: Int, _ path: String) throws(FileError) {
        guard case .length(let limit) = moment, length > limit else { return }
        failed.withLock { $0 += 1 }
        throw FileError(.write, path, .system(28))
    }

    fileprivate func close() { open.withLock { $0 -= 1 } }

    package func read(_ path: String) throws(FileError) -> [UInt8] { try files.read(path) }

    package func open(_ path: String) throws(FileError) -> any ReadableFile { try files.open(path) }

    package func kind(_ path: String) -> FileKind? { files.kind(path) }

    package func list(_ folder: String) throws(FileError) -> [FolderEntry] { try files.list(folder) }

    package func makeFolders(_ path: String) throws(FileError) { try pass(.folder, .makeFolder, path) }

    package func create(_ path: String, for readers: FileReaders) throws(FileError) -> any PendingFile {
        try pass(.create, .write, path)
        open.withLock { $0 += 1 }
        return FullDiskFile(try files.create(path, for: readers), path, on: self)
    }

    package func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        try pass(length: bytes.count, path)
        try files.append(bytes, to: path)
    }

    package func scratch(in folder: String) throws(FileError) -> any ScratchFile {
        try files.scratch(in: folder)
    }

    package func remove(_ path: String) throws(FileError) { try files.remove(path) }

    package func canonical(_ path: String) throws(FileError) -> String { try files.canonical(path) }

    package func currentFolder() throws(FileError) -> String { try files.currentFolder() }
}

private final class FullDiskFile: PendingFile {
    private let file: any PendingFile
    private let path: String
    private let disk: FullDisk
    private var isOpen = true

    init(_ file: any PendingFile, _ path: String, on disk: FullDisk) {
        self.file = file
        self.path = path
        self.disk = disk
    }

    var count: Int { file.count }

    func append(_ bytes: [UInt8]) throws(FileError) {
        try disk.pass(length: count + bytes.count, path)
        try file.append(bytes)
    }

    func patch(_ bytes: [UInt8], at offset: Int) throws(FileError) {
        try disk.pass(.patch, .write, path)
        try file.patch(bytes, at: offset)
    }

    func commit() throws(FileError) {
        try disk.pass(.commit, .replace, path)
        try file.commit()
        close()
    }

    func discard() {
        file.discard()
        close()
    }

    private func close() {
        if isOpen { disk.close() }
        isOpen = false
    }
}
