import Foundation
import Testing

/// JUnit reports of real runs, by readers that others wrote.
@Suite(
    "A JUnit report and what reads it",
    .enabled(if: Peer.hasJUnitReaders, Peer.noJUnitReaders))
struct JUnitReaderTests {
    /// What `Peers/junit/read.py` says of a report.
    private struct Reading: Decodable {
        /// Tests, failures, errors and skipped ones, as the suites say.
        let said: [Int]
        /// The same, counted by the cases.
        let read: [Int]
        let types: [String]
        let unnamed: [String]
        let unshown: [String]
    }

    /// A case, whose spec passes, fails, is flaky, skipped or broken, and its words but the path.
    struct Run: CustomTestStringConvertible, Sendable {
        let cases: [String]
        var words: [String] = []
        /// Tests, failures, errors and skipped ones.
        let tests: [Int]
        let steps: [Int]

        var testDescription: String { cases.joined(separator: " ") }
    }

    private static let runs = [
        Run(cases: ["example-notes"], tests: [2, 0, 0, 0], steps: [5, 0, 0, 0]),
        Run(cases: ["failing-run"], tests: [4, 2, 2, 0], steps: [5, 2, 2, 1]),
        Run(cases: ["flaky"], words: ["--retries", "2"], tests: [4, 1, 1, 0], steps: [4, 1, 1, 0]),
        Run(cases: ["skipped"], tests: [6, 0, 1, 4], steps: [11, 0, 1, 9]),
        Run(cases: ["forbidden-characters"], tests: [3, 3, 0, 0], steps: [3, 3, 0, 0]),
        Run(
            cases: ["failing-run", "failing-setup", "flaky", "skipped", "diagnostic-unknown-key"],
            tests: [18, 5, 7, 4], steps: [25, 5, 7, 10]),
    ]

    @Test(
        "has the counters that its cases have, by junitparser, and every case in junit2html", arguments: runs)
    func read(_ run: Run) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for name in run.cases {
            let specs = Case.root.appending(path: name)
            let files = try FileManager.default.contentsOfDirectory(atPath: specs.path())
            for file in files where file.hasSuffix(".json") {
                try FileManager.default.copyItem(
                    at: specs.appending(path: file).resolvingSymlinksInPath(),
                    to: folder.location.appending(path: "\(name)-\(file)"))
            }
        }
        for (cases, expected) in [("test", run.tests), ("step", run.steps)] {
            let words = [
                "--report", "junit=rich.xml", "--report", "junit-strict=strict.xml", "--junit-cases", cases,
            ]
            _ = try Program.run(["run", "."] + run.words + words, in: folder.location)
            for reading in try read(["rich.xml", "strict.xml"], in: folder) {
                #expect(reading.said == expected, "\(cases)")
                #expect(reading.read == expected, "\(cases)")
                #expect(reading.unnamed == [])
                #expect(reading.unshown == [])
                #expect(reading.types.allSatisfy { $0.wholeMatch(of: /[A-Z]\w+/) != nil }, "\(reading.types)")
            }
        }
    }

    private func read(_ reports: [String], in folder: TemporaryFolder) throws -> [Reading] {
        let output = try folder.emptyFile("read")
        let process = Process()
        process.executableURL = Peer.python
        process.arguments = ["-B", Peer.folder.appending(path: "junit/read.py").path()] + reports
        process.currentDirectoryURL = folder.location
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try JSONDecoder().decode([Reading].self, from: Data(contentsOf: output))
    }
}
