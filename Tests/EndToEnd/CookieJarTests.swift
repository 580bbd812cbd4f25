import Foundation
import TestSupport
import Testing

/// The file of `--cookie-jar` in the real world.
@Suite("A kept cookie jar")
struct CookieJarTests {
    private static let curl = "/usr/bin/curl"
    private static var hasCurl: Bool { FileManager.default.isExecutableFile(atPath: curl) }

    private static let cookies = """
        Set-Cookie: sid=s-1; Path=/; HttpOnly
        Set-Cookie: theme="dark"; Path=/notes; Max-Age=3600
        Set-Cookie: below=1; Path=/; Domain=127.0.0.1
        Set-Cookie: empty=; Path=/
        """
    private static let answer = ScriptedServer.Step.answer("HTTP/1.1 200 OK\n\(cookies)\nContent-Length: 0")
    private static let expected = ["theme=\"dark\"", "sid=s-1", "below=1", "empty="]

    private func run(_ server: ScriptedServer, _ url: String, in folder: TemporaryFolder) throws
        -> Program.Ending
    {
        try folder.write(#"{ "GET": "\#(server.url)\#(url)" }"#, as: "spec.json")
        return try Program.run(
            ["run", "spec.json", "--no-report", "--cookie-jar", "jar.txt"], in: folder.location)
    }

    private func curl(_ words: [String], in folder: TemporaryFolder) throws {
        let process = Process()
        process.executableURL = URL(filePath: Self.curl)
        process.arguments = ["--silent", "--noproxy", "*", "--output", "/dev/null"] + words
        process.currentDirectoryURL = folder.location
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// The cookies of each request; curl and Assay sort those of one path differently.
    private func sent(to server: ScriptedServer) -> [Set<String>] {
        server.received.map { request in
            let line = request.split(separator: "\r\n").first { $0.lowercased().hasPrefix("cookie: ") }
            return Set(line?.dropFirst("cookie: ".count).components(separatedBy: "; ") ?? [])
        }
    }

    private func mode(of name: String, in folder: TemporaryFolder) throws -> Int? {
        let path = folder.location.appending(path: name).path()
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("curl goes on with it", .enabled(if: CookieJarTests.hasCurl, "curl is not installed"))
    func readByCurl() throws {
        let server = try ScriptedServer([[.receive, Self.answer], [.receive, .ok()]])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let ending = try run(server, "/notes", in: folder)
        #expect(ending.exitCode == 0, "\(ending.output)\(ending.errors)")
        try curl(["--cookie", "jar.txt", "\(server.url)/notes"], in: folder)
        #expect(sent(to: server) == [[], Set(Self.expected)])
    }

    @Test("it goes on with curl's", .enabled(if: CookieJarTests.hasCurl, "curl is not installed"))
    func writtenByCurl() throws {
        let server = try ScriptedServer([[.receive, Self.answer], [.receive, .ok()], [.receive, .ok()]])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try curl(["--cookie-jar", "jar.txt", "\(server.url)/notes"], in: folder)
        let written = try String(contentsOf: folder.location.appending(path: "jar.txt"), encoding: .utf8)
        for _ in 1...2 {
            let ending = try run(server, "/notes", in: folder)
            #expect(ending.exitCode == 0, "\(ending.output)\(ending.errors)")
        }
        #expect(sent(to: server) == [[], Set(Self.expected), Set(Self.expected)])
        // What nobody changed is written back as curl wrote it.
        func cookies(in text: String) -> [Substring] {
            text.split(separator: "\n").filter { $0.contains("\t") }
        }
        let kept = try String(contentsOf: folder.location.appending(path: "jar.txt"), encoding: .utf8)
        #expect(Set(cookies(in: kept)) == Set(cookies(in: written)))
        #expect(cookies(in: kept).count == 4)
    }

    @Test("its owner alone can read it, even when more could before")
    func permissions() throws {
        let server = try ScriptedServer(.receive, Self.answer)
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("", as: "jar.txt")
        #expect(try mode(of: "jar.txt", in: folder) != 0o600)
        let ending = try run(server, "/", in: folder)
        #expect(ending.exitCode == 0, "\(ending.output)\(ending.errors)")
        #expect(try mode(of: "jar.txt", in: folder) == 0o600)
    }

    @Test("a link to it stays a link", arguments: [true, false])
    func link(_ isThere: Bool) throws {
        let server = try ScriptedServer(.receive, Self.answer)
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        if isThere { try folder.write("", as: "real.txt") }
        let link = folder.location.appending(path: "jar.txt").path()
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.txt")
        let ending = try run(server, "/", in: folder)
        #expect(ending.exitCode == 0, "\(ending.output)\(ending.errors)")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.txt")
        let text = try String(contentsOf: folder.location.appending(path: "real.txt"), encoding: .utf8)
        #expect(text.contains("\tsid\ts-1\n"))
    }

    @Test("a run that is interrupted writes it too", arguments: [SIGINT, SIGTERM])
    func interrupted(_ signal: Int32) throws {
        let server = try ScriptedServer([[.receive, Self.answer], [.receive, .hold]])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(
            #"{ "base": "\#(server.url)", "steps": [{ "GET": "/" }, { "GET": "/hangs" }] }"#, as: "spec.json")
        let run = try Program.start(
            ["run", "spec.json", "--no-report", "--cookie-jar", "jar.txt"], in: folder.location)
        server.waitForRequests(2)
        run.send(signal)
        let ending = try run.end()
        #expect(ending.exitCode == 130, "\(ending.output)\(ending.errors)")
        let text = try String(contentsOf: folder.location.appending(path: "jar.txt"), encoding: .utf8)
        #expect(text.contains("\tsid\ts-1\n"))
    }

    @Test("what each file did is applied in file order, however many run at a time", arguments: ["1", "8"])
    func order(jobs: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for number in 1...9 {
            try folder.write(
                """
                { "base": "{{stub}}", "GET": "/",
                  "stubs": [{ "on": "*", "reply": { "headers": { "Set-Cookie": ["last=\(number)", "n\(number)=1"] } } }] }
                """, as: "s\(number).json")
        }
        let ending = try Program.run(
            ["run", ".", "--jobs", jobs, "--no-report", "--cookie-jar", "jar.txt"], in: folder.location)
        #expect(ending.exitCode == 0, "\(ending.output)\(ending.errors)")
        let text = try String(contentsOf: folder.location.appending(path: "jar.txt"), encoding: .utf8)
        let pairs = text.split(separator: "\n").filter { $0.contains("\t") }
            .map {
                $0.split(separator: "\t", omittingEmptySubsequences: false).suffix(2).joined(separator: "=")
            }
        #expect(pairs == ["last=9"] + (1...9).map { "n\($0)=1" })
    }
}
