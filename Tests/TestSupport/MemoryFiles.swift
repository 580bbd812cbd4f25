package import Platform

/// A file system in memory; its current folder is `/work`. Folders are there because a file is in them.
package final class MemoryFiles: FileSystem {
    private let files: Guarded<[String: [UInt8]]>

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
