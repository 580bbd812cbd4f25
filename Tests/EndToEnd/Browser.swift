import Foundation

/// Chromium, by the script that opens a report in it and tells what is wrong there.
enum Browser {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let environment = root.appending(path: ".build/browser")

    /// Whether Chromium is there, and what `Scripts/peers` installs to drive it; it says why where it is not.
    static var isAvailable: Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
            && Peer.isInstalled(
                root.appending(path: "Tests/EndToEnd/Browser/requirements.txt"), in: environment)
    }

    /// What a check of `Browser/page.py` has against a report: nothing where all is well.
    static func complaints(of check: String, about report: URL, in folder: TemporaryFolder) throws -> String {
        let process = Process()
        process.executableURL = environment.appending(path: "bin/python3")
        process.arguments = [
            root.appending(path: "Tests/EndToEnd/Browser/page.py").path(), check, report.path(),
        ]
        process.currentDirectoryURL = folder.location
        process.environment = ["HOME": folder.location.path(), "PATH": "/usr/bin:/bin"]
        process.standardInput = FileHandle.nullDevice
        let output = try folder.emptyFile("complaints")
        let stream = try FileHandle(forWritingTo: output)
        process.standardOutput = stream
        process.standardError = stream
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: output, encoding: .utf8)
        return process.terminationStatus == 0 ? text : "it ended with \(process.terminationStatus)\n\(text)"
    }
}
