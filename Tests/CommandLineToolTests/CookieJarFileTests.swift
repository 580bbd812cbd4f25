import Platform
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("The file of --cookie-jar")
struct CookieJarFileTests {
    private static let spec = #"{ "GET": "http://127.0.0.1:9/" }"#

    /// Nothing may be sent: every one of these runs ends before.
    private func run(
        _ words: [String], files: any FileSystem = MemoryFiles(["s.json": CookieJarFileTests.spec])
    ) -> (exitCode: Int32, output: String, errors: String) {
        let terminal = RecordingTerminal()
        let surroundings = Surroundings.fake(files: files, terminal: terminal)
        let code = Tool.run(["run", "s.json"] + words, in: surroundings)
        return (code, terminal.output, terminal.error)
    }

    @Test(
        "what is wrong with its path is said before anything is sent",
        arguments: [
            (["--cookie-jar", ""], "--cookie-jar needs the path of a file"),
            (["--cookie-jar"], "--cookie-jar needs a value: --cookie-jar FILE"),
            (["--cookie-jar=a", "--cookie-jar=b"], "--cookie-jar is given twice"),
            (
                ["--cookie-jar", "./out/j.xml", "--report", "junit=out//j.xml"],
                "a report and the cookie jar would both be written to ./out/j.xml"
            ),
            (["--cookie-jar", "."], "cannot read \".\": it is a folder"),
        ])
    func usage(words: [String], message: String) {
        let (code, output, errors) = run(words)
        #expect(code == 2)
        #expect(output == "")
        #expect(errors == "assay: \(message)\n")
    }

    @Test("a device or a pipe is neither read nor written")
    func device() {
        let (code, output, errors) = run(["--cookie-jar", "/dev/null"], files: SystemFiles())
        #expect(code == 2)
        #expect(output == "")
        #expect(errors == "assay: cannot read \"/dev/null\": it is neither a file nor a folder\n")
    }

    @Test("a line that is no cookie is an error, and the file stays as it is")
    func malformed() {
        let files = MemoryFiles(["s.json": Self.spec, "jar.txt": "# mine\r\n\r\nno cookie\r\n"])
        let (code, output, errors) = run(["--cookie-jar", "jar.txt"], files: files)
        #expect(code == 2)
        #expect(output == "")
        #expect(
            errors == """
                assay: jar.txt:3: expected 7 fields divided by tabs (domain, subdomains, path, secure, expires, \
                name, value), got 1
                  = the file of --cookie-jar is in the format of Netscape and curl; it was left as it is

                """)
        #expect(files.text("jar.txt") == "# mine\r\n\r\nno cookie\r\n")
    }

    @Test("a run without a test leaves it as it is")
    func nothingToRun() {
        let files = MemoryFiles(["s.json": Self.spec, "jar.txt": "# mine\n"])
        let words = ["--cookie-jar", "jar.txt", "--name", "none", "--no-report"]
        let (code, _, errors) = run(words, files: files)
        #expect(code == 4, "\(errors)")
        #expect(files.text("jar.txt") == "# mine\n")
    }
}
