import Foundation
import TestSupport
import Testing

/// A run that meets servers which would have it hang or grow.
@Suite("A run among hostile servers")
struct HostileRunTests {
    private static let head = "HTTP/1.1 200 OK\r\n"

    /// What each test of the run meets, and what it must say.
    private static let servers: [(name: String, steps: [ScriptedServer.Step], message: String)] = [
        (
            "a body without end",
            [.text(head + "\r\n"), .sendForever([UInt8](repeating: 0, count: 1 << 16))],
            "the body of the answer from URL is longer than 8MB: raise \"maxBody\" to read it"
        ),
        (
            "chunks without end",
            [
                .text(head + "Transfer-Encoding: chunked\r\n\r\n"),
                .sendForever(Array(String(repeating: "4\r\nabcd\r\n", count: 9_000).utf8)),
            ],
            "the body of the answer from URL is longer than 8MB: raise \"maxBody\" to read it"
        ),
        (
            "a few bytes that unpack without end",
            [
                .text(head + "Content-Encoding: deflate\r\n\r\n"), .send(EndlessDeflate.start),
                .sendForever(EndlessDeflate.rest),
            ], "the body of the answer from URL is longer than 8MB: raise \"maxBody\" to read it"
        ),
        (
            "headers without end", [.text(head), .sendForever(Array("X-A: 0123456789\r\n".utf8))],
            "the headers of the answer from URL are longer than 256kB"
        ),
        (
            "a header without end",
            [.text(head + "X-A: "), .sendForever([UInt8](repeating: 65, count: 1 << 16))],
            "the headers of the answer from URL are longer than 100kB"
        ),
        (
            "interim answers without end", [.sendForever(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))],
            "the headers of the answer from URL are longer than 256kB"
        ),
        ("no answer", [.hold], "no answer from URL within 150ms"),
        (
            "half a body", [.text(head + "Content-Length: 9\r\n\r\nabc"), .hold],
            "the answer from URL stopped after 3 bytes of body and did not end within 150ms"
        ),
        (
            "a first header line that is folded", [.text(head + " X: a\r\n\r\n")],
            "the answer from URL is no valid HTTP: its first header line begins with white space, as if it went on "
                + "with another"
        ),
    ]

    @Test("ends in time and in bounded memory, and its other tests go on")
    func run() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let good = try ScriptedServer([[.receive, .ok("1")], [.receive, .ok("1")]])
        var tests = [#"{ "name": "before", "GET": "\#(good.url)/", "expect": { "text": "1" } }"#]
        var servers: [ScriptedServer] = []
        for (name, steps, message) in Self.servers {
            let server = try ScriptedServer([[.receive] + steps])
            let timeout = message.hasSuffix("150ms") ? "150ms" : "30s"
            tests.append(
                #"{ "name": "\#(name)", "GET": "\#(server.url)/", "options": { "timeout": "\#(timeout)" } }"#)
            servers.append(server)
        }
        tests.append(#"{ "name": "after", "GET": "\#(good.url)/", "expect": { "text": "1" } }"#)
        try folder.write(
            """
            { "defaults": { "options": { "maxBody": "8MB" } }, "tests": [
            \(tests.joined(separator: ",\n"))
            ] }
            """, as: "spec.json")
        let ending = try Program.run(
            ["run", "spec.json", "--report", "junit=report.xml"], in: folder.location, memory: 600)
        #expect(ending.exitCode == 1, "\(ending.output)\(ending.errors)")
        let verdicts = try ReportedVerdicts(folder.location.appending(path: "report.xml"))
        let expected = Self.servers.map { [$0.name, $0.message] }
        #expect(
            verdicts.all.map { [$0.name, $0.message.replacing(/http:\S+:\d+\//, with: "URL")] }
                == [["before", "passed"]] + expected + [["after", "passed"]])
    }

    @Test("sends and reads fifty megabytes in bounded memory")
    func fiftyMegabytes() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let body = LargeBody.bytes(50_000_000)
        try Data(body).write(to: folder.location.appending(path: "body.bin"))
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 200 OK\nTransfer-Encoding: chunked", body: LargeBody.chunked(body)))
        try folder.write(
            """
            { "POST": "\(server.url)", "file": "body.bin", "expect": { "paths": { "bytes": { "?size": 50000000 } } } }
            """, as: "spec.json")
        let ending = try Program.run(["run", "spec.json", "--no-report"], in: folder.location, memory: 600)
        #expect(ending.exitCode == 0, "\(ending.output)\(ending.errors)")
        #expect(LargeBody.isSuffix(body, of: try #require(server.receivedBytes.first)))
    }
}
