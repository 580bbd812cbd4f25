import Foundation
import TestSupport
import Testing

@Suite("A run that is interrupted")
struct InterruptTests {
    @Test("ends its calls, cleans up, writes its report and ends with 130", arguments: [SIGINT, SIGTERM])
    func interrupted(_ signal: Int32) throws {
        let server = try ScriptedServer([[.receive, .hold], [.receive, .ok()]])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(
            """
            {
              "base": "\(server.url)",
              "tests": [
                {
                  "name": "never answered",
                  "steps": [{ "name": "wait", "GET": "/hangs" }, { "name": "after", "GET": "/after" }],
                  "always": [{ "name": "clean up", "DELETE": "/made" }]
                },
                { "name": "not begun", "GET": "/other" }
              ]
            }
            """, as: "spec.json")
        let run = try Program.start(
            ["run", "spec.json", "--report", "junit=report.xml", "--report", "tap=report.tap"],
            in: folder.location)
        server.waitForRequests(1)
        run.send(signal)
        let ending = try run.end()
        #expect(ending.exitCode == 130, "\(ending.output)\(ending.errors)")
        #expect(
            server.received.map { $0.prefix { $0 != "\r\n" } } == [
                "GET /hangs HTTP/1.1", "DELETE /made HTTP/1.1",
            ])
        let tap = try String(contentsOf: folder.location.appending(path: "report.tap"), encoding: .utf8)
        #expect(tap.hasSuffix("\n1..1\nBail out! the run was interrupted\n"), "\(tap)")
        #expect(tap.contains("\n    not ok 2 - not begun\n"), "\(tap)")
        let report = folder.location.appending(path: "report.xml")
        #expect(try WellFormed.complaint(about: report) == nil)
        let text = try String(contentsOf: report, encoding: .utf8)
        #expect(text.contains("name=\"never answered\""), "\(text)")
        if JUnitSchema.isAvailable {
            #expect(try JUnitSchema.jenkins.complaints(about: report) == JUnitSchema.jenkinsComplaints)
        }
        #expect(text.contains("<skipped message=\"the run was interrupted\"/>"), "\(text)")
    }

    @Test("repeats no test that the interruption made fail")
    func retries() throws {
        let server = try ScriptedServer([[.receive, .hold], [.receive, .ok()]])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(
            """
            { "base": "\(server.url)", "tests": [ { "steps": [{ "GET": "/hangs" }], "always": [{ "DELETE": "/made" }] } ] }
            """, as: "spec.json")
        let run = try Program.start(
            ["run", "spec.json", "--retries", "3", "--no-report"], in: folder.location)
        server.waitForRequests(1)
        run.send(SIGINT)
        #expect(try run.end().exitCode == 130)
        #expect(server.received.count == 2)
    }

    @Test("a second time ends at once, also while it cleans up", arguments: [SIGINT, SIGTERM])
    func twice(_ signal: Int32) throws {
        let server = try ScriptedServer([[.receive, .hold], [.receive, .hold]])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(
            """
            { "base": "\(server.url)", "tests": [ { "steps": [{ "GET": "/hangs" }], "always": [{ "DELETE": "/hangs" }] } ] }
            """, as: "spec.json")
        let run = try Program.start(["run", "spec.json"], in: folder.location)
        server.waitForRequests(1)
        run.send(signal)
        server.waitForRequests(2)
        run.send(signal)
        #expect(try run.end().exitCode == 130)
        let reports = folder.location.appending(path: "reports").path()
        #expect(try FileManager.default.contentsOfDirectory(atPath: reports) == [])
    }

    @Test("ends its pauses")
    func waiting() throws {
        let server = try ScriptedServer([[.receive, .ok()]])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(
            """
            { "base": "\(server.url)", "steps": [ { "GET": "/a" }, { "wait": "1h" }, { "GET": "/b" } ] }
            """, as: "spec.json")
        let run = try Program.start(["run", "spec.json", "--no-report"], in: folder.location)
        server.waitForRequests(1)
        run.send(SIGTERM)
        #expect(try run.end().exitCode == 130)
        #expect(server.received.count == 1)
    }

    @Test(
        "is none of a command that only waits for its input: it ends at once", arguments: [SIGINT, SIGTERM])
    func waitingForInput(_ signal: Int32) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        // Its writing end stays open, so the input never ends.
        let input = Pipe()
        let query = try Program.start(
            ["query", "$.a", "-"], in: folder.location, input: input.fileHandleForReading)
        try query.waitUntilItBlocks(signal)
        query.send(signal)
        #expect(try query.end().exitCode == 130)
        try input.fileHandleForWriting.close()
    }
}
