import Foundation

/// The built program: the one that `ASSAY_BINARY` names, else the one that was built with these tests.
enum Program {
    /// What a run of the program left behind.
    struct Ending {
        let exitCode: Int32
        let output: String
        let errors: String
    }

    static let location: URL = {
        if let path = ProcessInfo.processInfo.environment["ASSAY_BINARY"], !path.isEmpty {
            return URL(filePath: path)
        }
        // The tests are an executable beside the program.
        return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "assay")
    }()

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: the words after the program's name.
    ///   - folder: the folder it is run in.
    ///   - environment: all of its environment.
    /// - Returns: its exit code and what it wrote.
    /// - Throws: where it cannot be started, or wrote what is no UTF-8.
    static func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> Ending {
        // Files and not pipes: however much it writes, nothing waits for a reader.
        let streams = try TemporaryFolder()
        defer { streams.remove() }
        let output = try streams.emptyFile("stdout")
        let errors = try streams.emptyFile("stderr")
        let process = Process()
        process.executableURL = location
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Ending(
            exitCode: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }
}
