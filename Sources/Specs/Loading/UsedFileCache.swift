import JSON
import Platform

/// The files that specs of a run use, each read once.
final class UsedFileCache: Sendable {
    private let files = Guarded(TextDictionary<UsedFile>())

    /// The file at a path, read under the project file of that name. Two threads may read it at the same time; the first to be done counts for both.
    func file(at path: String, under project: String, read: () -> UsedFile) -> UsedFile {
        let key = project + "\0" + path
        if let known = files.withLock({ $0[key] }) { return known }
        let file = read()
        return files.withLock { files in
            if let known = files[key] { return known }
            files[key] = file
            return file
        }
    }
}
