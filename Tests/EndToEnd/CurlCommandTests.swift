import Foundation
import FoundationXML
import TestSupport
import Testing

/// The curl commands that a real run leaves in its report, run by a shell against the server that the run called.
@Suite(
    "The curl commands of a run",
    .enabled(if: ServerProgram.path(of: "curl") != nil, "needs curl"))
struct CurlCommandTests {
    /// Steps that fail at the server's 200, each a call of another form.
    private static let calls = [
        #"{ "GET": "/a b/c", "query": { "q": "it's $HOME & 50%" }, "expect": 404 }"#,
        #"{ "POST": "/json", "json": { "a": "it's \"x\" \\ ! `id` é 😀\n\u0001" }, "expect": 404 }"#,
        #"{ "PUT": "/text", "text": "@file\n\t\u001b[31m\r\n\u0085\uffff\n\n", "expect": 404 }"#,
        #"{ "POST": "/form", "form": { "a": ["1", "b c"], "d": "e&f=ü" }, "expect": 404 }"#,
        #"{ "POST": "/empty", "expect": 404 }"#,
        #"{ "DELETE": "/x/../y?a={b}[c]", "options": { "pathAsIs": true }, "headers": { "X-A": ["1", "it's"], "X-Empty": "" }, "expect": 404 }"#,
        #"{ "HEAD": "/head", "cookies": { "a": "b c" }, "auth": { "bearer": "a\"b" }, "expect": 404 }"#,
    ]

    @Test("make the same calls again", arguments: calls)
    func again(_ call: String) throws {
        let server = try ScriptedServer([[.receive, .ok()], [.receive, .ok()]])
        defer { server.stop() }
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(#"{ "base": "\#(server.url)", "tests": [ \#(call) ] }"#, as: "spec.json")
        let ending = try Program.run(["run", "spec.json", "--report", "junit=r.xml"], in: folder.location)
        #expect(ending.exitCode == 1, "\(ending.output)\(ending.errors)")
        try folder.write(try command(in: folder.location.appending(path: "r.xml")), as: "command")
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["command"]
        shell.currentDirectoryURL = folder.location
        shell.environment = ["PATH": "/usr/bin:/bin"]
        let output = try folder.emptyFile("output")
        shell.standardOutput = try FileHandle(forWritingTo: output)
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        shell.waitUntilExit()
        let calls = server.receivedBytes.map(Self.parts)
        let told = try String(contentsOf: output, encoding: .utf8)
        try #require(calls.count == 2, "\(told)")
        #expect(calls[0] == calls[1])
    }

    /// What the text of the only failure ends with.
    private func command(in report: URL) throws -> String {
        let root = try #require(try XMLDocument(contentsOf: report).rootElement())
        let failure = try #require(try root.nodes(forXPath: "//failure").first?.stringValue)
        let start = try #require(failure.range(of: "\ncurl ")).lowerBound
        return failure[start...] + "\n"
    }

    /// The first line of a request, its other head lines in any order, and its body.
    private static func parts(_ request: [UInt8]) -> [String] {
        let text = String(decoding: request, as: UTF8.self)
        let parts = text.components(separatedBy: "\r\n\r\n")
        let head = parts[0].components(separatedBy: "\r\n")
        return [head[0]] + head.dropFirst().sorted() + parts.dropFirst()
    }
}
