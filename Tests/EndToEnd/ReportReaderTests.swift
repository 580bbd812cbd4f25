import Foundation
import Testing

/// Reports, read by programs that others wrote.
@Suite("Readers of reports")
struct ReportReaderTests {
    private static let noPeers: Comment = "Scripts/peers installs them, or says why not"
    private static let prove = "/usr/bin/prove"

    /// What passes, fails, is skipped and is not run, under names that a reader may trip over.
    private static let spec = #"""
        {
          "base": "{{stub}}",
          "stubs": [
            { "on": "GET /moved", "reply": { "status": 302, "headers": { "Location": "/a?x=1%202&x=%26" } } },
            { "on": "*", "reply": { "headers": { "Set-Cookie": "c=1; Path=/; HttpOnly" }, "text": "é <b>\n\u2028...\n---" } }
          ],
          "tests": [
            { "name": "good \\ one", "GET": "/moved", "options": { "followRedirects": true } },
            { "name": "1..9 'bad': \"x\" `y` | <script>", "POST": "/b?q=a+b", "form": { "f": "1&2" },
              "expect": { "text": "\u2028 é: ---\n...\u001b" } },
            { "name": "left out", "skip": "not: \"today\"", "GET": "/c" },
            { "name": "-- ok", "steps": [ { "name": "first", "GET": "/d", "expect": { "status": 500 } }, { "GET": "/e" } ] }
          ]
        }
        """#

    /// The report of a kind, in a folder.
    private func report(_ kind: String, in folder: TemporaryFolder, _ spec: String = spec) throws -> URL {
        try folder.write(spec, as: "spec.json")
        let ending = try Program.run(
            ["run", "spec.json", "--report", "\(kind)=report"], in: folder.location)
        #expect(ending.errors.isEmpty, "\(ending.errors)")
        return folder.location.appending(path: "report")
    }

    /// What a program writes about a file.
    private func output(_ program: String, _ arguments: [String], _ expected: Int32 = 0) throws -> String {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let output = try folder.emptyFile("stdout")
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: output, encoding: .utf8)
        #expect(process.terminationStatus == expected, "\(text)")
        return text
    }

    /// What a script of `Peers/reports` tells of a report.
    private func told(by script: String, of report: URL) throws -> [String] {
        try output(
            Peer.python.path(), [Peer.folder.appending(path: "reports/\(script)").path(), report.path()]
        )
        .split(separator: "\n").map(String.init)
    }

    @Test("tap.py reads a TAP report as it is meant", .enabled(if: Peer.hasHTTPBin, noPeers))
    func tap() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let told = try told(by: "read_tap.py", of: report("tap", in: folder))
        #expect(
            told == [
                #"{"ok": true, "description": "- good \\\\ one", "skip": false, "message": null, "at": null}"#,
                #"{"ok": false, "description": "- 1..9 'bad': \"x\" `y` | <script>", "skip": false, "message": "body  expected \"\\u{2028} \u00e9: ---\\n...\\u{1b}\", got \"\u00e9 <b>\\n\\u{2028}...\\n---\"", "at": "spec.json:10:27"}"#,
                #"{"ok": true, "description": "- left out", "skip": true, "message": null, "at": null}"#,
                #"{"ok": false, "description": "- -- ok", "skip": false, "message": "status  expected 500, got 200 OK", "at": "spec.json:12:89"}"#,
                #"{"plan": 4}"#,
                #"{"ok": false, "description": "- spec.json", "skip": false, "message": null, "at": null}"#,
                #"{"plan": 1}"#,
            ])
    }

    @Test("haralyzer reads a HAR report as it is meant", .enabled(if: Peer.hasHTTPBin, noPeers))
    func har() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let told = try told(by: "read_har.py", of: report("har", in: folder)).map {
            $0.replacing(/127\.0\.0\.1:\d+/, with: "HOST")
        }
        #expect(
            told == [
                #"["1.2", "assay"]"#,
                #""spec.json \u203a good \\ one""#,
                #"{"request": "GET http://HOST/moved", "query": [], "form": null, "status": 302, "type": "", "cookies": [], "redirect": "/a?x=1%202&x=%26", "error": null, "sum": true, "year": true}"#,
                #"{"request": "GET http://HOST/a?x=1%202&x=%26", "query": [["x", "1 2"], ["x", "&"]], "form": null, "status": 200, "type": "text/plain; charset=utf-8", "cookies": ["c=1"], "redirect": "", "error": null, "sum": true, "year": true}"#,
                #""spec.json \u203a 1..9 'bad': \"x\" `y` | <script>""#,
                #"{"request": "POST http://HOST/b?q=a+b", "query": [["q", "a b"]], "form": [{"name": "f", "value": "1&2"}], "status": 200, "type": "text/plain; charset=utf-8", "cookies": ["c=1"], "redirect": "", "error": null, "sum": true, "year": true}"#,
                #""spec.json \u203a -- ok""#,
                #"{"request": "GET http://HOST/d", "query": [], "form": null, "status": 200, "type": "text/plain; charset=utf-8", "cookies": ["c=1"], "redirect": "", "error": null, "sum": true, "year": true}"#,
            ])
    }

    @Test(
        "prove reads a TAP report as version 13, a point a file",
        .enabled(if: FileManager.default.isExecutableFile(atPath: prove), "perl is not there"))
    func proved() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let bad = try report("tap", in: folder)
        let told = try output(Self.prove, ["-Q", "-e", "sed 1s/14/13/", bad.path()], 1)
        #expect(told.contains("Tests: 1 Failed: 1)\n  Failed test:  1\n"))
        #expect(!told.contains("Parse errors"), "\(told)")
        let good = try report("tap", in: folder, #"{ "name": "g", "set": { "a": 1 } }"#)
        #expect(
            try output(Self.prove, ["-Q", "-e", "sed 1s/14/13/", good.path()]).hasPrefix(
                "All tests successful.\n"))
    }
}
