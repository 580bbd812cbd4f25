import Foundation
import Testing

/// Each folder of `Cases` is one case: `args` (a word a line), the files it needs, and what the program must
/// print and how it must end. `RECORD=1 swift test --filter EndToEnd` writes stdout, stderr and exit anew.
@Suite("The program")
struct CaseTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? []).sorted()

    @Test("prints and ends as its cases say", arguments: names)
    func matches(_ name: String) throws {
        let original = CaseTests.root.appending(path: name)
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for file in try FileManager.default.contentsOfDirectory(atPath: original.path())
        where !["args", "stdout", "stderr", "exit"].contains(file) {
            try FileManager.default.copyItem(
                at: original.appending(path: file), to: folder.location.appending(path: file))
        }
        let words = try String(contentsOf: original.appending(path: "args"), encoding: .utf8)
            .split(separator: "\n").map(String.init)
        let ending = try Program.run(words, in: folder.location)
        try compare(CaseTests.normalized(ending.output), original.appending(path: "stdout"))
        try compare(CaseTests.normalized(ending.errors), original.appending(path: "stderr"))
        try compare("\(ending.exitCode)\n", original.appending(path: "exit"))
    }

    private func compare(_ actual: String, _ golden: URL) throws {
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try actual.write(to: golden, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: golden, encoding: .utf8)
        #expect(actual == expected, "\(golden.lastPathComponent)")
    }

    /// Times and ports differ from run to run; nothing else may.
    private static func normalized(_ text: String) -> String {
        text.replacing(/127\.0\.0\.1:\d{4,5}/, with: "127.0.0.1:PORT")
            .replacing(/\ +\d+(\.\d\d)? m?s$/.anchorsMatchLineEndings(), with: "  TIME")
            .replacing(/^( +< Date: ).*$/.anchorsMatchLineEndings()) { "\($0.1)DATE" }
    }

    @Test("gives the same JUnit report with one job and with eight, but for times")
    func jobs() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let spec = try String(
            contentsOf: CaseTests.root.appending(path: "failing-run/spec.json"), encoding: .utf8)
        for number in 1...12 { try folder.write(spec, as: "s\(number).json") }
        var reports: [String] = []
        for jobs in ["1", "8"] {
            let ending = try Program.run(
                ["run", ".", "--jobs", jobs, "--report", "junit=r\(jobs).xml"], in: folder.location)
            #expect(ending.exitCode == 1)
            let report = try String(
                contentsOf: folder.location.appending(path: "r\(jobs).xml"), encoding: .utf8)
            reports.append(
                report.replacing(/127\.0\.0\.1:\d+/, with: "STUB")
                    .replacing(/\ (time|timestamp)="[^"]*"/, with: ""))
        }
        #expect(reports[0] == reports[1])
        #expect(reports[0].contains("tests=\"48\" failures=\"24\" errors=\"24\" skipped=\"0\""))
    }
}
