import Platform
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("What cannot be written")
struct UnwritableReportTests {
    private static let files = [
        "specs/a.json": #"{ "name": "f", "set": { "a": "{{env.NOT_SET}}" } }"#, "out/r": "older",
    ]
    private static let moments: [FullDisk.Moment] = [
        .folder, .create, .length(0), .length(400), .length(4_000), .patch, .commit,
    ]

    @Test(
        "is told with its reason and exit code 3; the console report is whole, what stood there stays",
        arguments: ReportKind.all.map(\.name), moments)
    func full(kind: String, moment: FullDisk.Moment) {
        let terminal = RecordingTerminal()
        let disk = FullDisk(Self.files, at: moment)
        let words = ["run", "--report", "\(kind)=out/r"]
        let code = Tool.run(words, in: .fake(files: disk, terminal: terminal))
        #expect(terminal.output == Self.output(words))
        #expect(disk.unfinished == 0)
        // A short report has no such length, and not every kind knows its numbers at the end only.
        if [.folder, .create, .length(0), .commit].contains(moment) { #expect(disk.hasFailed) }
        if disk.hasFailed {
            let tried =
                switch moment {
                case .folder: "make the folder \"out\""
                case .commit: "replace \"out/r\""
                default: "write \"out/r\""
                }
            #expect(terminal.error == "assay: cannot \(tried): no space left on device\n")
            #expect(code == 3)
            #expect(disk.files.text("out/r") == "older")
        } else {
            #expect(terminal.error == "")
            #expect(code == 1)
            #expect(disk.files.text("out/r") != "older")
        }
    }

    @Test("keeps none of the other reports from being written")
    func others() {
        var program = ProgramInMemory(files: Self.files)
        program.words = ["run", "--report", "junit=out/r", "--report", "tap=specs", "--report", "html=h"]
        #expect(program.run() == 3)
        #expect(program.terminal.error == "assay: cannot write \"specs\": it is a folder\n")
        #expect(program.files.text("out/r")?.hasSuffix("</testsuites>\n") == true)
        #expect(program.files.text("h")?.hasSuffix("</html>\n") == true)
    }

    /// What the person sees where everything can be written.
    private static func output(_ words: [String]) -> String {
        let terminal = RecordingTerminal()
        _ = Tool.run(words, in: .fake(files: MemoryFiles(files), terminal: terminal))
        return terminal.output
    }

    @Test(
        "is the standard output: told with exit code 3, unless somebody ended the pipe",
        arguments: [
            (["run", "--no-report"], FileError.Reason.system(28), 3),
            (["run", "--no-report"], .closedPipe, 1),
            (["run", "--list"], .system(28), 3), (["check"], .system(28), 3), (["schema"], .system(28), 3),
            (["--version"], .system(28), 3), (["run", "--none"], .system(28), 2),
        ] as [([String], FileError.Reason, Int32)])
    func output(words: [String], reason: FileError.Reason, code: Int32) {
        let terminal = UnwritableTerminal(reason)
        let files = MemoryFiles(Self.files)
        #expect(Tool.run(words, in: .fake(files: files, terminal: terminal)) == code)
        let told = "assay: cannot write \"standard output\": no space left on device\n"
        #expect(terminal.recorded.error.hasSuffix(told) == (code == 3))
    }
}

/// A terminal whose output takes nothing.
private final class UnwritableTerminal: Terminal {
    let recorded = RecordingTerminal()
    private let reason: FileError.Reason

    init(_ reason: FileError.Reason) {
        self.reason = reason
    }

    func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileError) {
        if stream == .output { throw FileError(.write, "standard output", reason) }
        try recorded.write(bytes, to: stream)
    }

    func showLive(_ line: String) {}

    func leave() {}

    func isTerminal(_ stream: OutputStream) -> Bool { false }

    func columns(of stream: OutputStream) -> Int? { nil }

    func readInput() throws(FileError) -> [UInt8] { [] }
}
