import Foundation
import SOAP
import TestSupport
import Testing

/// The answers of `servers/odd.py`, which stands beside the folder of the conformance suites: Python lists
/// them, no connection is opened.
enum OddServer {
    struct Answer {
        let name: String
        let answer: SOAPAnswer
    }

    static let skipped: Comment =
        "set ASSAY_CONFORMANCE to a folder that has servers/odd.py beside it, and install python3"

    static var script: String? {
        guard let suites = Conformance.folder else { return nil }
        let path = suites + "/../servers/odd.py"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    static var isAvailable: Bool {
        script != nil && FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
    }

    static func answers() throws -> [Answer] {
        let script = try #require(script)
        let output = try outputOfPython(program, script)
        return output.components(separatedBy: "\n").compactMap(answer)
    }

    /// What a Python program writes. By `popen`, since the leak checker sees a block of Foundation's
    /// `Process.run` as lost when it looks at the wrong moment.
    private static func outputOfPython(_ program: String, _ argument: String) throws -> String {
        let words = ["/usr/bin/python3", "-c", program, argument]
        let command = words.map { "'" + $0.replacingOccurrences(of: "'", with: #"'\''"#) + "'" }
        guard let stream = unsafe popen(command.joined(separator: " "), "r") else {
            Issue.record("python3 cannot be started")
            return ""
        }
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe fread(&chunk, 1, chunk.count, stream)
            if count == 0 { break }
            output += chunk[..<count]
        }
        #expect(unsafe pclose(stream) == 0)
        return String(decoding: output, as: UTF8.self)
    }

    private static func answer(_ line: String) -> Answer? {
        let fields = line.components(separatedBy: "\t")
        guard fields.count == 6, let status = Int(fields[1]), let body = Data(base64Encoded: fields[5]) else {
            return nil
        }
        let answer = SOAPAnswer(
            status: status, mediaType: fields[2].isEmpty ? nil : fields[2],
            location: fields[4].isEmpty ? nil : fields[4],
            body: .bytes([UInt8](body), charset: fields[3].isEmpty ? nil : fields[3]), sent: .v1_1)
        return Answer(name: fields[0], answer: answer)
    }

    /// Lists name, status, media type, charset, location and body, with content codings taken off.
    private static let program = """
        import sys, runpy, base64, gzip, zlib
        from email.message import Message
        cases = runpy.run_path(sys.argv[1], run_name="odd")["CASES"]
        for name, make in cases.items():
            if name.startswith("mtom") or name == "swa": continue
            status, kind, body, *extra = make()
            extra = extra[0] if extra else {}
            coding = extra.get("Content-Encoding")
            if coding == "gzip": body = gzip.decompress(body)
            if coding == "deflate": body = zlib.decompress(body)
            head = Message()
            if kind: head["Content-Type"] = kind
            media = head.get_content_type() if kind else ""
            charset = head.get_content_charset() or "" if kind else ""
            print(name, status, media, charset, extra.get("Location", ""), base64.b64encode(body).decode(), sep="\\t")
        """
}
