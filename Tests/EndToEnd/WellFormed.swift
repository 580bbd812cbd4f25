import Foundation

/// Asks `xmllint`, where it is installed, about an XML file.
enum WellFormed {
    static let judge = "/usr/bin/xmllint"

    /// Nil when nothing is wrong with it.
    static func complaint(about file: URL) throws -> String? {
        guard FileManager.default.isExecutableFile(atPath: judge) else { return nil }
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let errors = try folder.emptyFile("stderr")
        let process = Process()
        process.executableURL = URL(filePath: judge)
        process.arguments = ["--noout", file.path()]
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? nil : try String(contentsOf: errors, encoding: .utf8)
    }
}
