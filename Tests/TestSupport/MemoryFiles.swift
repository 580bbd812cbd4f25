package import Platform

/// A file system in memory; its current folder is `/work`. Folders are there because a file is in them.
package final class MemoryFiles: FileSystem {
    private let files: Guarded<[String: [UInt8]]>
    private let disk = Guarded(ScratchDisk())

    /// Where scratch files are: how much may still be written, and whether what was written can be read.
    private struct ScratchDisk: Sendable {
        var free = Int.max
        var isBroken = false
        var folders: [String] = []
    }

    package init(_ files: [String: String] = [:]) {
        var absolute: [String: [UInt8]] = [:]
        for (path, text) in files { absolute[MemoryFiles.absolute(path)] = Array(text.utf8) }
        self.files = Guarded(absolute)
    }

    private static func absolute(_ path: String) -> String {
        FilePath.joined(base: "/work", relative: path)
    }

    /// The file's text; nil where there is none.
    package func text(_ path: String) -> String? {
        files.withLock { $0[MemoryFiles.absolute(path)] }.map { String(decoding: $0, as: UTF8.self) }
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        if let bytes = files.withLock({ $0[MemoryFiles.absolute(path)] }) { return bytes }
        throw FileError(.read, path, kind(path) == .folder ? .isFolder : .missing)
    }

    package func open(_ path: String) throws(FileError) -> any ReadableFile {
        MemoryReadableFile(bytes: try read(path))
    }

    package func kind(_ path: String) -> FileKind? {
        let path = MemoryFiles.absolute(path)
        return files.withLock { files in
            if files[path] != nil { return .file }
            let folder = path == "/" ? path : path + "/"
            return path == "/work" || files.keys.contains { $0.hasPrefix(folder) } ? .folder : nil
        }
    }

    package func list(_ folder: String) throws(FileError) -> [FolderEntry] {
        guard kind(folder) == .folder else { throw FileError(.list, folder, .missing) }
        let prefix = MemoryFiles.absolute(folder) + "/"
        let names = files.withLock { files in
            Set(
                files.keys.filter { $0.hasPrefix(prefix) }.compactMap {
                    $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
                })
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { FolderEntry(name: $0, kind: kind(prefix + $0)) }
    }

    package func makeFolders(_ path: String) throws(FileError) {}

    package func create(_ path: String, for readers: FileReaders = .everybody) throws(FileError)
        -> any PendingFile
    {
        if kind(path) == .folder { throw FileError(.write, path, .isFolder) }
        return MemoryPendingFile { [files] bytes in
            files.withLock { $0[MemoryFiles.absolute(path)] = bytes }
        }
    }

    package func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        if kind(path) == .folder { throw FileError(.write, path, .isFolder) }
        files.withLock { $0[MemoryFiles.absolute(path), default: []] += bytes }
    }

    package func scratch(in folder: String) throws(FileError) -> any ScratchFile {
        disk.withLock { $0.folders.append(folder) }
        return MemoryScratchFile { [disk] count in
            disk.withLock { disk in
                guard disk.free >= count else { return false }
                disk.free -= count
                return true
            }
        } canRead: { [disk] in
            disk.withLock { !$0.isBroken }
        }
    }

    /// The disk of scratch files is full when so many more bytes are written.
    package func limitScratch(to bytes: Int) { disk.withLock { $0.free = bytes } }

    /// Nothing more can be read from scratch files.
    package func breakScratch() { disk.withLock { $0.isBroken = true } }

    /// The folders in which scratch files were made.
    package var scratchFolders: [String] { disk.withLock { $0.folders } }

    package func remove(_ path: String) throws(FileError) {
        let removed = files.withLock { $0.removeValue(forKey: MemoryFiles.absolute(path)) }
        if removed == nil { throw FileError(.remove, path, .missing) }
    }

    package func canonical(_ path: String) throws(FileError) -> String {
        if kind(path) == nil { throw FileError(.find, path, .missing) }
        return MemoryFiles.absolute(path)
    }

    package func currentFolder() throws(FileError) -> String { "/work" }
}

private final class MemoryReadableFile: ReadableFile {
    private let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var size: Int { bytes.count }

    func read(at offset: Int, upTo count: Int) throws(FileError) -> [UInt8] {
        Array(bytes.dropFirst(offset).prefix(count))
    }
}

private final class MemoryPendingFile: PendingFile {
    private var bytes: [UInt8] = []
    private let publish: ([UInt8]) -> Void

    init(publish: @escaping ([UInt8]) -> Void) {
        self.publish = publish
    }

    var count: Int { bytes.count }

    func append(_ bytes: [UInt8]) throws(FileError) { self.bytes += bytes }

    func patch(_ bytes: [UInt8], at offset: Int) throws(FileError) {
        guard offset >= 0, offset + bytes.count <= count else {
            throw FileError(.write, "memory", .outsideFile)
        }
        self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }

    func commit() throws(FileError) { publish(bytes) }

    func discard() {}
}

private final class MemoryScratchFile: ScratchFile {
    private let bytes = Guarded<[UInt8]>([])
    /// Takes room for so many bytes, where there is any.
    private let takeRoom: @Sendable (Int) -> Bool
    private let canRead: @Sendable () -> Bool

    init(takeRoom: @escaping @Sendable (Int) -> Bool, canRead: @escaping @Sendable () -> Bool) {
        self.takeRoom = takeRoom
        self.canRead = canRead
    }

    func write(_ new: [UInt8], at offset: Int) throws(FileError) {
        // The system's number for a full disk.
        guard takeRoom(new.count) else { throw FileError(.write, "memory", .system(28)) }
        bytes.withLock { bytes in
            let end = offset + new.count
            if bytes.count < end { bytes += [UInt8](repeating: 0, count: end - bytes.count) }
            bytes.replaceSubrange(offset..<end, with: new)
        }
    }

    func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
        guard canRead() else { throw FileError(.read, "memory", .system(5)) }
        let read = bytes.withLock { Array($0.dropFirst(offset).prefix(count)) }
        guard read.count == count else { throw FileError(.read, "memory", .outsideFile) }
        return read
    }
}
