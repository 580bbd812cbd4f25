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
    ///   - input: the file that is its standard input; none means an empty one.
    ///   - environment: all of its environment.
    ///   - memory: how many MiB of addresses it may have; more makes it end.
    /// - Returns: its exit code and what it wrote.
    /// - Throws: where it cannot be started, or wrote what is no UTF-8.
    static func run(
        _ arguments: [String], in folder: URL, input: URL? = nil, environment: [String: String] = [:],
        memory: Int? = nil
    ) throws -> Ending {
        let input = try input.map(FileHandle.init(forReadingFrom:))
        return try start(arguments, in: folder, input: input, environment: environment, memory: memory)
            .end()
    }

    /// Runs a script of the shell, which ends at the first command that fails; `assay` in it is the program.
    static func shell(_ script: String, in folder: URL, environment: [String: String] = [:]) throws -> Ending
    {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-ec", script]
        process.currentDirectoryURL = folder
        let path = location.deletingLastPathComponent().path() + ":/usr/bin:/bin"
        process.environment = environment.merging(["PATH": path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        return try RunningProgram(process).end()
    }

    /// Starts the program; the parameters are those of `run`, and what its output is where that is no file.
    static func start(
        _ arguments: [String], in folder: URL, input: FileHandle? = nil, environment: [String: String] = [:],
        memory: Int? = nil, output: FileHandle? = nil
    ) throws -> RunningProgram {
        let process = Process()
        if let memory {
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments =
                ["-c", "ulimit -v \(memory << 10) && exec \"$0\" \"$@\"", location.path()] + arguments
        } else {
            process.executableURL = location
            process.arguments = arguments
        }
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = input ?? FileHandle.nullDevice
        return try RunningProgram(process, output: output)
    }
}

/// The program while it runs.
struct RunningProgram {
    private let process: Process
    // Files and not pipes: however much it writes, nothing waits for a reader.
    private let streams: TemporaryFolder
    private let output: URL
    private let errors: URL

    fileprivate init(_ process: Process, output handle: FileHandle? = nil) throws {
        self.process = process
        streams = try TemporaryFolder()
        output = try streams.emptyFile("stdout")
        errors = try streams.emptyFile("stderr")
        process.standardOutput = try handle ?? FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
    }

    /// Waits until the program takes the signal in a thread of its own.
    func waitUntilItBlocks(_ signal: Int32) throws {
        let status = URL(filePath: "/proc/\(process.processIdentifier)/status")
        while true {
            let lines = try String(contentsOf: status, encoding: .utf8).split(separator: "\n")
            let mask = lines.first { $0.hasPrefix("SigBlk:") }?.split(separator: "\t").last
            if let mask, let bits = UInt64(mask, radix: 16), bits >> UInt64(signal - 1) & 1 == 1 { return }
            sched_yield()
        }
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for its end.
    func end() throws -> Program.Ending {
        defer { streams.remove() }
        process.waitUntilExit()
        return Program.Ending(
            exitCode: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }
}
