import Foundation

/// A new folder for one test.
struct TemporaryFolder {
    let location: URL

    init() throws {
        location = FileManager.default.temporaryDirectory
            .appending(path: "assay-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
    }

    func write(_ text: String, as name: String) throws {
        try text.write(to: location.appending(path: name), atomically: false, encoding: .utf8)
    }

    func emptyFile(_ name: String) throws -> URL {
        try write("", as: name)
        return location.appending(path: name)
    }

    /// Removes the folder; one that stays does no harm.
    func remove() { try? FileManager.default.removeItem(at: location) }
}
