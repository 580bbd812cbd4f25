import Foundation
import TestSupport
import Testing

@Suite("A run on a terminal")
struct TerminalTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            { "base": "{{stub}}", "tests": [
                { "name": "good", "GET": "/a" }, { "name": "bad", "GET": "/a", "expect": 404 } ],
              "stubs": [ { "on": "GET /a", "reply": { "text": "x" } } ] }
            """#, as: "a.json")
        try folder.write(
            #"{ "tests": [ { "name": "long", "steps": [ { "wait": "1h" } ] } ] }"#, as: "b.json")
        return folder
    }

    @Test("shows a live line, tells what failed above it, and leaves nothing of it behind")
    func interrupted() throws {
        let folder = try Self.folder()
        defer { folder.remove() }
        let terminal = try PseudoTerminal(columns: 60)
        let run = try Program.start(
            ["run", "a.json", "b.json", "--no-report"], in: folder.location, output: terminal.handle)
        // Drawn behind the failure that was told before.
        terminal.wait(for: "\u{1B}[K2/3  \u{1B}[32m1 passed\u{1B}[0m  \u{1B}[31m1 failed\u{1B}[0m")
        run.send(SIGINT)
        let text = try terminal.everything()
        #expect(try run.end().exitCode == 130)
        let screen = PseudoTerminal.screen(after: text).joined(separator: "\n")
        #expect(
            Normalized.text(screen).components(separatedBy: "\n") == [
                "✗ a.json  2 tests (1 not passed), 2 steps, 2 checks  TIME", "✗ a.json › bad › GET /a  TIME",
                "    GET http://127.0.0.1:PORT/a → 200 OK",
                "    a.json:2:78  status  expected 404, got 200 OK", "    body  x",
                "- b.json  1 test (1 not run), 0 steps, 0 checks  TIME",
                "- b.json › long › wait 1h  not run: the run was interrupted", "",
                "interrupted: 1 passed, 1 failed, 1 not run", "(2 files, 3 tests, 2 steps, 2 checks)  TIME",
                "",
            ])
    }

    @Test("leaves the line to nobody either when it is ended at once")
    func twice() throws {
        let server = try ScriptedServer([[.receive, .hold]])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(
            #"{ "tests": [ { "steps": [ { "wait": "1h" } ], "always": [ { "GET": "\#(server.url)" } ] } ] }"#,
            as: "a.json")
        let terminal = try PseudoTerminal(columns: 60)
        let run = try Program.start(
            ["run", "a.json", "--no-report"], in: folder.location, output: terminal.handle)
        terminal.wait(for: "0/1")
        run.send(SIGINT)
        server.waitForRequests(1)
        run.send(SIGINT)
        let text = try terminal.everything()
        #expect(try run.end().exitCode == 130)
        #expect(PseudoTerminal.screen(after: text) == [""])
    }

    @Test("writes no escape code where its output is no terminal, nor where it is a dumb one")
    func plain() throws {
        let folder = try Self.folder()
        defer { folder.remove() }
        let words = ["run", "a.json", "--no-report", "-vv", "--slowest", "3"]
        let piped = try Program.run(words, in: folder.location)
        #expect(!(piped.output + piped.errors).contains("\u{1B}"))
        let terminal = try PseudoTerminal(columns: 60)
        let run = try Program.start(
            words, in: folder.location, environment: ["TERM": "dumb"], output: terminal.handle)
        let text = try terminal.everything()
        #expect(try run.end().exitCode == 1)
        #expect(!text.contains("\u{1B}"))
    }

    @Test("writes reports without colours whatever the terminal has")
    func reports() throws {
        let folder = try Self.folder()
        defer { folder.remove() }
        let ending = try Program.run(["run", "a.json", "--color", "always"], in: folder.location)
        #expect(ending.output.contains("\u{1B}[31m"))
        for report in ["junit.xml", "index.html"] {
            let file = folder.location.appending(path: "reports/\(report)")
            #expect(!(try String(contentsOf: file, encoding: .utf8)).contains("\u{1B}"))
        }
    }
}
