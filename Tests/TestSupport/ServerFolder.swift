import Foundation

/// A folder for the files of a test, gone when it is let go.
package final class ServerFolder: Sendable {
    package let path: String

    package init() throws {
        // Short, since the path of a Unix socket must be.
        path = "/tmp/assay-\(UUID().uuidString.prefix(13))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and gives its path.
    @discardableResult
    package func write(_ bytes: [UInt8], as name: String) throws -> String {
        let file = path + "/" + name
        try Data(bytes).write(to: URL(filePath: file))
        return file
    }

    @discardableResult
    package func write(_ text: String, as name: String) throws -> String {
        try write(Array(text.utf8), as: name)
    }

    package func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: path + "/" + name)))
    }
}
