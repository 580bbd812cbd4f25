import Foundation
import Testing

/// Each folder of `Cases` is one case: `args` (a word a line), the files it needs, and what the program must
/// print and how it must end. `RECORD=1 swift test --filter EndToEnd` writes stdout, stderr, exit and the
/// report anew.
@Suite("The program")
struct CaseTests {
    @Test("prints, reports and ends as its cases say", arguments: Case.all)
    func matches(_ example: Case) throws { try example.run() }

    @Test("gives the same JUnit report with one job and with eight, but for times")
    func jobs() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let spec = try String(
            contentsOf: Case.root.appending(path: "failing-run/spec.json"), encoding: .utf8)
        for number in 1...12 { try folder.write(spec, as: "s\(number).json") }
        let reports = try ["1", "8"].map { jobs in
            let ending = try Program.run(
                ["run", ".", "--jobs", jobs, "--report", "junit=r\(jobs).xml"], in: folder.location)
            #expect(ending.exitCode == 1)
            return Normalized.report(
                try String(contentsOf: folder.location.appending(path: "r\(jobs).xml"), encoding: .utf8))
        }
        #expect(reports[0] == reports[1])
        #expect(reports[0].contains("tests=\"48\" failures=\"24\" errors=\"24\" skipped=\"0\""))
    }

    @Test("gives the same JUnit report of 40 files with 10 requests each whatever the jobs, but for times")
    func manyFiles() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for number in 0..<40 {
            try folder.write(Self.tenRequests(number), as: "s\(number).json")
        }
        let reports = try [["--jobs", "1"], ["--jobs", "2"], []].map { jobs in
            let ending = try Program.run(
                ["run", ".", "--seed", "1", "--retries", "1", "-q", "--report", "junit=r.xml"] + jobs,
                in: folder.location)
            #expect(ending.exitCode == 1)
            return Normalized.report(
                try String(contentsOf: folder.location.appending(path: "r.xml"), encoding: .utf8))
        }
        #expect(reports[0] == reports[1])
        #expect(reports[0] == reports[2])
        #expect(reports[0].contains("tests=\"200\" failures=\"40\" errors=\"0\" skipped=\"0\""))
    }

    /// Five tests of two requests, one of which fails, in every other file at the same time.
    private static func tenRequests(_ number: Int) -> String {
        let tests = (0..<5).map { test in
            """
            { "name": "t\(test)", "steps": [
                { "GET": "/{{uuid}}/{{counter}}", "capture": { "path": "$.path" } },
                { "GET": "/{{randomText 9}}", "expect": { "json": { "path": { "?is": "\(test == 3 ? "number" : "string")" } } } } ] }
            """
        }
        return """
            { "base": "{{stub}}", "parallelTests": \(number % 2 == 0), "tests": [ \(tests.joined(separator: ",")) ],
              "stubs": [ { "on": "*", "reply": { "json": { "path": "{{request url}}" } } } ] }
            """
    }
}
