import Foundation
import TestSupport
import Testing

/// A server that others wrote, while a test runs.
final class Peer {
    private let process = Process()
    /// What it writes; read until it tells its address, and open as long as it runs.
    private let output: FileHandle
    private(set) var url = ""

    private struct DidNotStart: Error { let output: String }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    /// The folder of the specs, of what starts the servers, and of other scripts.
    static let folder = root.appending(path: "Tests/EndToEnd/Peers")
    static let python = root.appending(path: ".build/peers/bin/python3")

    /// Whether `Scripts/peers` has installed all of `requirements.txt`; it says why where it has not.
    private static let areInstalled = isInstalled(
        folder.appending(path: "requirements.txt"), in: root.appending(path: ".build/peers"))

    /// Whether an environment of `Scripts/peers` was made for these very requirements, and not for those of another
    /// commit.
    static func isInstalled(_ requirements: URL, in environment: URL) -> Bool {
        FileManager.default.contentsEqual(
            atPath: requirements.path(), andPath: environment.appending(path: "requirements.txt").path())
    }

    static var hasJSONSchema: Bool { areInstalled }
    static let noJSONSchema: Comment = "jsonschema is not there: Scripts/peers installs it, or says why not"
    static var hasHTTPBin: Bool { areInstalled }
    static var hasPyYAML: Bool { areInstalled }
    static var hasJUnitReaders: Bool { areInstalled }

    static let noJUnitReaders: Comment =
        "junitparser and junit2html are not there: Scripts/peers installs them, or says why not"
    static let noPyYAML: Comment = "PyYAML is not there: Scripts/peers installs it, or says why not"

    /// `servers/odd.py`, which stands beside the folder of the conformance suites.
    static var oddServer: String? {
        guard let suites = Conformance.folder else { return nil }
        let path = suites + "/../servers/odd.py"
        let files = FileManager.default
        return files.fileExists(atPath: path) && files.isExecutableFile(atPath: "/usr/bin/python3")
            ? path : nil
    }

    static func httpbin(in folder: TemporaryFolder) throws -> Peer {
        let arguments =
            "-m gunicorn --bind 127.0.0.1:0 --threads 8 --graceful-timeout 1 --no-control-socket httpbin:app"
        return try Peer(python, arguments.components(separatedBy: " "), in: folder)
    }

    static func odd(_ script: String, in folder: TemporaryFolder) throws -> Peer {
        let arguments = [Peer.folder.appending(path: "odd/serve.py").path(), script]
        return try Peer(URL(filePath: "/usr/bin/python3"), arguments, in: folder)
    }

    /// Starts a server and waits until it tells its address.
    private init(_ program: URL, _ arguments: [String], in folder: TemporaryFolder) throws {
        process.executableURL = program
        process.arguments = [Peer.folder.appending(path: "start.py").path()] + arguments
        process.currentDirectoryURL = folder.location
        process.environment = ["HOME": folder.location.path(), "PATH": "/usr/bin:/bin"]
        process.standardInput = FileHandle.nullDevice
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0, fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 else {
            throw DidNotStart(output: "no pipe")
        }
        output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        let written = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        process.standardOutput = written
        process.standardError = written
        try process.run()
        try written.close()
        url = try Peer.address(toldBy: ends[0])
    }

    private static func address(toldBy descriptor: Int32) throws -> String {
        var text = ""
        var part = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = unsafe read(descriptor, &part, part.count)
            if count <= 0 { throw DidNotStart(output: text) }
            text += String(decoding: part[..<count], as: UTF8.self)
            if let match = text.firstMatch(of: /[Ll]istening at: (http:\/\/[0-9.]+:[0-9]+)\s/) {
                return String(match.1)
            }
        }
    }

    /// Ends the server, and waits for that.
    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
