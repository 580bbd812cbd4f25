/// Files and folders. Paths are text with `/`; relative ones start at the current folder.
package protocol FileSystem: Sendable {
    /// All bytes of a file.
    func read(_ path: String) throws(FileError) -> [UInt8]

    /// Opens a file, so that it can be read piece by piece.
    func open(_ path: String) throws(FileError) -> any ReadableFile

    /// What stands at the path, symbolic links followed; nil where nothing does or it cannot be reached.
    func kind(_ path: String) -> FileKind?

    /// What a folder holds, in the order of the names' bytes, without `.` and `..`.
    func list(_ folder: String) throws(FileError) -> [FolderEntry]

    /// Makes the folder and those above it; nothing happens where they are there.
    func makeFolders(_ path: String) throws(FileError)

    /// Begins a file that takes the place of what stands at `path` when it is committed and not before.
    func create(_ path: String, for readers: FileReaders) throws(FileError) -> any PendingFile

    /// Writes behind what the file at `path` holds; makes it where it is not there.
    func append(_ bytes: [UInt8], to path: String) throws(FileError)

    /// Makes a file without a name in a folder.
    func scratch(in folder: String) throws(FileError) -> any ScratchFile

    /// Removes a file.
    func remove(_ path: String) throws(FileError)

    /// The absolute path without symbolic links, `.` and `..`. The file must be there.
    func canonical(_ path: String) throws(FileError) -> String

    /// The folder in which relative paths start, absolute.
    func currentFolder() throws(FileError) -> String
}

extension FileSystem {
    package func exists(_ path: String) -> Bool { kind(path) != nil }

    /// Replaces the file at `path` by one with these bytes, or leaves it as it was.
    package func writeAtomically(
        _ bytes: [UInt8], to path: String, for readers: FileReaders = .everybody
    ) throws(FileError) {
        let file = try create(path, for: readers)
        do throws(FileError) {
            try file.append(bytes)
            try file.commit()
        } catch {
            file.discard()
            throw error
        }
    }
}

/// Who may read a file that is written.
package enum FileReaders: Sendable {
    /// All whom the process lets in (its umask).
    case everybody
    /// The user alone: the file holds what is as good as a password.
    case owner
}

/// What can stand at a path.
package enum FileKind: Sendable, Hashable {
    case file, folder
    /// A pipe, a socket, a device.
    case other
}

/// One line of a folder's list.
package struct FolderEntry: Sendable, Hashable {
    /// Its name in the folder.
    package let name: String
    /// What it is, symbolic links followed; nil for a link to nowhere.
    package let kind: FileKind?

    package init(name: String, kind: FileKind?) {
        self.name = name
        self.kind = kind
    }
}
