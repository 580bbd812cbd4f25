import Foundation
import Testing

/// Runs against servers that nobody wrote for them.
@Suite("Servers of others")
struct PeerTests {
    private static let noHTTPBin: Comment = "httpbin is not there: Scripts/peers installs it, or says why not"
    private static let noOddServer: Comment =
        "set ASSAY_CONFORMANCE to a folder that has servers/odd.py beside it, and install python3"

    /// Copies a folder of specs, runs them against a server and reads the report.
    private func verdicts(
        of specs: String, _ peer: Peer, as variable: String, in folder: TemporaryFolder
    ) throws -> [ReportedVerdicts.Verdict] {
        defer { peer.stop() }
        try FileManager.default.copyItem(
            at: Peer.folder.appending(path: specs), to: folder.location.appending(path: specs))
        let ending = try Program.run(
            ["run", specs, "--var", "\(variable)=\(peer.url)", "--report", "junit=report.xml"],
            in: folder.location)
        #expect(ending.errors.isEmpty, "\(ending.errors)")
        return try ReportedVerdicts(folder.location.appending(path: "report.xml")).all.map { verdict in
            ReportedVerdicts.Verdict(
                name: verdict.name, message: verdict.message.replacing(peer.url, with: "SERVER"))
        }
    }

    /// The names of all tests of a folder of specs, in the order of their files.
    private func names(_ specs: String) throws -> [String] {
        let folder = Peer.folder.appending(path: specs)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        return try files.filter { $0.hasSuffix(".json") }.flatMap { name in
            let data = try Data(contentsOf: folder.appending(path: name))
            let spec = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            return try #require(spec["tests"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        }
    }

    @Test("httpbin answers as it is known to", .enabled(if: Peer.hasHTTPBin, noHTTPBin))
    func httpbin() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let verdicts = try verdicts(of: "httpbin", Peer.httpbin(in: folder), as: "httpbin", in: folder)
        let expected = try names("httpbin").map { [$0, "passed"] }
        #expect(expected.count > 30)
        #expect(verdicts.map { [$0.name, $0.message] } == expected)
    }

    @Test("httpbin is not waited for longer than asked", .enabled(if: Peer.hasHTTPBin, noHTTPBin))
    func slowHTTPBin() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let verdicts = try verdicts(of: "httpbin-slow", Peer.httpbin(in: folder), as: "httpbin", in: folder)
        #expect(
            verdicts.map { [$0.name, $0.message] } == [
                ["no answer", "no answer from SERVER/delay/3 within 100ms"],
                ["the next test goes on", "passed"],
            ])
    }

    @Test("the odd SOAP server gets its verdicts", .enabled(if: Peer.oddServer != nil, noOddServer))
    func odd() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let script = try #require(Peer.oddServer)
        let verdicts = try verdicts(of: "odd", Peer.odd(script, in: folder), as: "odd", in: folder)
        let file = Peer.folder.appending(path: "odd/refused.txt")
        let lines = verdicts.filter { $0.message != "passed" }.map { "\($0.name): \($0.message)\n" }
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try lines.joined().write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(lines.joined() == (try String(contentsOf: file, encoding: .utf8)))
        #expect(verdicts.map(\.name) == (try names("odd")))
        let refused = try names("odd").count - verdicts.count { $0.message == "passed" }
        print("odd SOAP answers by the program: \(verdicts.count - refused) read, \(refused) refused")
    }
}
