import Platform

/// A file system that keeps which files the program has read or found to be there, so that no report takes the place of
/// one.
final class ReadFiles: FileSystem {
    private let files: any FileSystem
    private let seen = Guarded<Set<String>>([])

    init(_ files: any FileSystem) {
        self.files = files
    }

    /// The path, as it was told, of a file that was read and that a report at `path` would take the place of.
    func path(replacedBy path: String) -> String? {
        guard files.kind(path) == .file, let place = try? files.canonical(path) else { return nil }
        return seen.withLock { $0.filter { (try? files.canonical($0)) == place } }
            .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        note(path)
        return try files.read(path)
    }

    func open(_ path: String) throws(FileError) -> any ReadableFile {
        note(path)
        return try files.open(path)
    }

    func kind(_ path: String) -> FileKind? {
        let kind = files.kind(path)
        // What a call sends or is compared with is only looked for before the run.
        if kind == .file { note(path) }
        return kind
    }

    func list(_ folder: String) throws(FileError) -> [FolderEntry] { try files.list(folder) }

    func makeFolders(_ path: String) throws(FileError) { try files.makeFolders(path) }

    func create(_ path: String, for readers: FileReaders) throws(FileError) -> any PendingFile {
        try files.create(path, for: readers)
    }

    func append(_ bytes: [UInt8], to path: String) throws(FileError) { try files.append(bytes, to: path) }

    func scratch(in folder: String) throws(FileError) -> any ScratchFile {
        try files.scratch(in: folder)
    }

    func remove(_ path: String) throws(FileError) { try files.remove(path) }

    func canonical(_ path: String) throws(FileError) -> String { try files.canonical(path) }

    func currentFolder() throws(FileError) -> String { try files.currentFolder() }

    private func note(_ path: String) { seen.withLock { _ = $0.insert(path) } }
}
