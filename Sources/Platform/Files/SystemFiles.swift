import Glibc

/// The machine's file system.
package struct SystemFiles: FileSystem {
    /// How many bytes are read of what does not say how long it is.
    private static let unsizedLimit = 64 << 20

    package init() {}

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(.read, path, code: errno) }
        if fileKind(status) == .folder { throw FileError(.read, path, .isFolder) }
        // A pipe or a device may never end, and what the kernel makes up has no size either.
        let size = Int(status.st_size)
        return try Descriptor.readAll(
            descriptor, path: path, expecting: size, limit: size > 0 ? .max : SystemFiles.unsizedLimit)
    }

    package func open(_ path: String) throws(FileError) -> any ReadableFile { try SystemReadableFile(path) }

    package func kind(_ path: String) -> FileKind? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? fileKind(status) : nil
    }

    package func list(_ folder: String) throws(FileError) -> [FolderEntry] {
        guard let stream = unsafe opendir(folder) else { throw FileError(.list, folder, code: errno) }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = unsafe readdir(stream) else { break }
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        guard errno == 0 else { throw FileError(.list, folder, code: errno) }
        names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return names.map { FolderEntry(name: $0, kind: kind(FilePath.joined(base: folder, relative: $0))) }
    }

    package func makeFolders(_ path: String) throws(FileError) {
        var missing: [String] = []
        var current = FilePath.normalized(path)
        while kind(current) == nil {
            missing.append(current)
            let parent = FilePath.folder(of: current)
            if parent == current || parent == "." { break }
            current = parent
        }
        for folder in missing.reversed() where unsafe mkdir(folder, 0o777) != 0 {
            // Another thread may have been faster.
            if errno != EEXIST { throw FileError(.makeFolder, folder, code: errno) }
        }
        if kind(path) != .folder { throw FileError(.makeFolder, path, .notFolder) }
    }

    package func create(
        _ path: String, for readers: FileReaders = .everybody
    ) throws(FileError) -> any PendingFile {
        try SystemPendingFile(replacing: path, for: readers)
    }

    package func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
        defer { close(descriptor) }
        try Descriptor.write(bytes, to: descriptor, path: path)
    }

    package func scratch(in folder: String) throws(FileError) -> any ScratchFile {
        try SystemScratchFile(in: folder)
    }

    package func remove(_ path: String) throws(FileError) {
        guard unsafe unlink(path) == 0 else { throw FileError(.remove, path, code: errno) }
    }

    package func canonical(_ path: String) throws(FileError) -> String {
        guard let resolved = unsafe realpath(path, nil) else { throw FileError(.find, path, code: errno) }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    package func currentFolder() throws(FileError) -> String {
        guard let folder = unsafe getcwd(nil, 0) else { throw FileError(.find, ".", code: errno) }
        defer { unsafe free(folder) }
        return unsafe String(cString: folder)
    }

    private func fileKind(_ status: stat) -> FileKind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }
}
