import Foundation
import Results
import TestSupport
import Testing

@testable import Reports

/// The commands as a JUnit report prints them, run by a shell: what arrives must be the call that was recorded.
@Suite(
    "The curl command of a report, when it is run",
    .enabled(if: ServerProgram.path(of: "curl") != nil, "needs curl"))
struct CurlCommandRunTests {
    /// A call as it goes over the wire: head lines without the host, and the body.
    struct Call: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var method = "GET"
        var target = "/"
        var headers = ["User-Agent: assay/1", "Accept: */*"]
        var body: String?
        /// What stands in the report in its place.
        var recorded: RecordedBody?

        func request(to server: ScriptedServer) -> RecordedRequest {
            RecordedRequest(
                method: method, url: server.url + target,
                headers: lines(to: server).map { line in
                    let colon = line.firstIndex(of: ":") ?? line.endIndex
                    return RecordedHeader(
                        name: String(line[..<colon]),
                        value: String(line[colon...].dropFirst().drop { $0 == " " }))
                },
                body: recorded
                    ?? body.map { RecordedBody(excerpt: $0, size: $0.utf8.count, isWhole: true) })
        }

        /// The lines of its head behind the first.
        func lines(to server: ScriptedServer) -> [String] {
            ["Host: 127.0.0.1:\(server.port)"] + headers
                + (body.map { ["Content-Length: \($0.utf8.count)"] } ?? [])
        }
    }

    private static let nasty = """
        {"a": "it's $HOME `id` $(id) \\ \\\\ \\" ! !! # ~ * ? & | ; < > % %s %% é 日本 😀",
        \t"b": 'x'}

        """
    private static let controls =
        "\u{1}7\t8\r\n\\\u{1B}[31m%\u{7F}\u{85}\u{202E}\u{FEFF}\u{FFFE}\u{FFFF}]]>\u{0B}\n\n"

    static let calls = [
        Call(testDescription: "GET"),
        Call(
            testDescription: "a target of all characters",
            target: "/a%20b/~c?d=1&e='f'&g=$h;(i)*!,`j`|k^l\"m<n>"),
        Call(testDescription: "brackets and dots", target: "/a/../b/./{c,d}/[1-3]?e=[]{}"),
        Call(
            testDescription: "POST", method: "POST",
            headers: ["User-Agent: a", "Accept: */*", "Content-Type: application/json"], body: nasty),
        Call(testDescription: "controls", method: "POST", body: controls),
        Call(testDescription: "an at sign", method: "POST", body: "@/etc/passwd"),
        Call(testDescription: "a dash", method: "PUT", body: "-d x"),
        Call(testDescription: "only line feeds", method: "PATCH", body: "\n\n"),
        Call(testDescription: "an empty body", method: "POST", body: ""),
        Call(testDescription: "no body at all", method: "POST"),
        Call(testDescription: "an empty PUT", method: "PUT", body: ""),
        Call(testDescription: "GET with a body", body: "x=1"),
        Call(testDescription: "HEAD", method: "HEAD"),
        Call(testDescription: "DELETE", method: "DELETE"),
        Call(testDescription: "an odd method", method: "M-SEARCH", body: "x"),
        Call(testDescription: "a quoted method", method: "It's!#$%&*+.^_`|~"),
        Call(testDescription: "no header", method: "POST", headers: [], body: "x"),
        Call(
            testDescription: "odd headers",
            headers: [
                "accept: text/html", "X-Empty:", "X-A: 1", "X-A: 2", "X-Quote: it's \"$HOME\" \\ !",
                "Cookie: a=b; c=\"d\"",
                "User-Agent: Mozilla/5.0 (X11) é", "Accept-Encoding: gzip, br", "Authorization: Basic ***",
            ]),
        Call(
            testDescription: "a body that was cut", method: "POST", body: "all of it",
            recorded: RecordedBody(excerpt: "all", size: 9, isWhole: false)),
        Call(
            testDescription: "a body in files", method: "PUT", body: "a\nb\n",
            recorded: RecordedBody(excerpt: "(file a.txt, 4 bytes)", size: 4, isWhole: true, isText: false)),
    ]

    @Test("makes the same call in every shell", arguments: calls)
    func same(_ call: Call) throws {
        for shell in ["sh", "bash", "dash"] where ServerProgram.path(of: shell) != nil {
            let server = try ScriptedServer(.receive, .ok())
            defer { server.stop() }
            try run(
                command(for: call.request(to: server)), by: shell,
                body: call.recorded == nil ? nil : call.body)
            let received = try #require(server.receivedBytes.first, "\(shell)")
            let end = try #require(received.firstRange(of: Array("\r\n\r\n".utf8)))
            let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
                .components(separatedBy: "\r\n")
            #expect(head[0] == "\(call.method) \(call.target) HTTP/1.1", "\(shell)")
            #expect(head.dropFirst().sorted() == call.lines(to: server).sorted(), "\(shell)")
            #expect(Array(received[end.upperBound...]) == Array((call.body ?? "").utf8), "\(shell)")
        }
    }

    @Test("makes none without the body that it is to read")
    func withoutBody() throws {
        let server = try ScriptedServer(.receive, .ok())
        defer { server.stop() }
        let call = try #require(Self.calls.first { $0.recorded != nil })
        try run(command(for: call.request(to: server)), by: "sh", body: nil)
        #expect(server.connectionCount == 0)
    }

    /// The command as the report of a failed step has it, taken out of the XML.
    private func command(for request: RecordedRequest) throws -> String {
        let step = JUnitFixture.step("call", .failed, request: request)
        let file = FileResult(
            file: "a.json", name: "a", tests: [JUnitFixture.test("t", .failed, [step])])
        let xml = MemorySink.text(of: [file]) { JUnitReport(to: $0) }
        let end = try #require(xml.utf8.firstRange(of: "</failure>".utf8)).lowerBound
        let text = String(xml[..<end])
        let marks = ["\n# the report", "\ncurl "].compactMap { text.utf8.firstRange(of: $0.utf8)?.lowerBound }
        let start = try #require(marks.min())
        // A reader of XML would make a line feed of it.
        #expect(!text[start...].utf8.contains(0x0D))
        return text[start...].replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&amp;", with: "&") + "\n"
    }

    /// Runs a command in a folder of its own, with the file `body` in it where there is one.
    private func run(_ command: String, by shell: String, body: String?) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "junit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(command.utf8).write(to: folder.appending(path: "command"))
        if let body { try Data(body.utf8).write(to: folder.appending(path: "body")) }
        // Not by Foundation's Process, which leaks a little under the address sanitizer.
        let line = "cd '\(folder.path())' && env -i PATH=/usr/bin:/bin \(shell) command >output 2>&1; true"
        let stream = unsafe try #require(popen(line, "r"), "the shell cannot be started")
        #expect(unsafe pclose(stream) == 0)
    }
}
