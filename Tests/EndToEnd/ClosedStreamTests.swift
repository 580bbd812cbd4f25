import Foundation
import Testing

@Suite("The program without some of its standard streams")
struct ClosedStreamTests {
    private static let spec = #"{ "name": "f", "set": { "a": "{{env.NOT_SET}}" } }"#

    /// Runs a line of the shell, in which `$R` is a run with two reports; gives what it wrote to `r.xml` and `code`.
    private func run(_ line: String) throws -> (report: String, code: String, errors: String) {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Self.spec, as: "a.json")
        let ending = try Program.shell(
            "R='assay run a.json --report junit=r.xml --report tap=r.tap'\n\(line)", in: folder.location)
        func text(_ name: String) -> String {
            (try? String(contentsOf: folder.location.appending(path: name), encoding: .utf8)) ?? ""
        }
        return (text("r.xml"), text("code"), ending.errors)
    }

    @Test(
        "runs, and nothing of what they would have shown gets into a report",
        arguments: [
            "<&-", ">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-",
        ])
    func closed(streams: String) throws {
        let (report, code, _) = try run("$R \(streams) || echo $? >code")
        #expect(code == "1\n")
        #expect(report.hasPrefix("<?xml") && report.hasSuffix("</testsuites>\n"))
        #expect(!report.contains("✗"))
    }

    @Test("ends with 3 on a full disk and says why, and as always where nobody reads its output")
    func full() throws {
        let full = try run("$R >/dev/full || echo $? >code")
        #expect(full.code == "3\n")
        #expect(full.errors == "assay: cannot write \"standard output\": no space left on device\n")
        #expect(full.report.hasSuffix("</testsuites>\n"))
        let unread = try run("{ $R || echo $? >code; } | true")
        #expect(unread.code == "1\n")
        #expect(unread.errors == "")
        #expect(unread.report.hasSuffix("</testsuites>\n"))
    }

    @Test("ends with 3 where a folder cannot be made, and writes the other report")
    func folder() throws {
        let (report, code, errors) = try run("$R --report html=/proc/none/r.html || echo $? >code")
        #expect(code == "3\n")
        #expect(errors == "assay: cannot make the folder \"/proc/none\": no such file or folder\n")
        #expect(report.hasSuffix("</testsuites>\n"))
    }
}
