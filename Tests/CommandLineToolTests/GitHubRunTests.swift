import Platform
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("A run in a step of GitHub Actions")
struct GitHubRunTests {
    private static let failing = #"{ "name": "f", "set": { "a": "{{env.NOT_SET}}" } }"#
    private static let runner = [
        "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "/tmp/summary", "GITHUB_WORKSPACE": "/",
    ]

    private func run(
        _ words: [String], _ environment: [String: String] = runner, files: [String: String] = [:]
    ) -> (code: Int32, program: ProgramInMemory) {
        var program = ProgramInMemory(
            files: ["specs/a.json": Self.failing].merging(files) { $1 }, environment: environment)
        program.words = ["run"] + words
        return (program.run(), program)
    }

    @Test(
        "annotates the spec from the root of the repository, behind all else, with commands off before that")
    func annotations() throws {
        let (code, program) = run([])
        #expect(code == 1)
        let lines = program.terminal.output.split(separator: "\n").map(String.init)
        let token = try #require(
            lines.first?.firstMatch(of: /^::stop-commands::(assay-[0-9a-z]+-[0-9a-z]+)$/)
        ).1
        #expect(
            lines.suffix(2) == [
                "::\(token)::",
                "::error file=work/specs/a.json,line=1,col=31,title=f::the environment variable \"NOT_SET\" is not set (set it before the run)",
            ])
        // Coloured, as its log shows it.
        #expect(lines.dropLast(2).last?.hasPrefix("0 passed, \u{1B}[31m1 errored\u{1B}[0m  (") == true)
    }

    @Test("has commands off where there are no annotations too")
    func withoutReport() throws {
        let (_, program) = run(["--no-report"])
        let lines = program.terminal.output.split(separator: "\n").map(String.init)
        let token = try #require(lines.first?.firstMatch(of: /^::stop-commands::(assay-[0-9a-z-]+)$/)).1
        #expect(lines.last == "::\(token)::")
        #expect(lines.count > 3)
    }

    @Test("appends to the summary, and writes the usual report too")
    func summary() {
        let (_, program) = run([], files: ["/tmp/summary": "before\n"])
        #expect(
            program.files.text("/tmp/summary")?.hasPrefix("before\n### Assay: 0 passed, 1 errored\n") == true)
        #expect(program.files.text("reports/junit.xml") != nil)
    }

    @Test(
        "has one report for GitHub, whoever asks for it",
        arguments: [
            ([], true, ["/tmp/summary"]), (["--no-report"], false, []),
            (["--report", "github"], true, ["/tmp/summary"]),
            (["--report", "github=s.md"], true, ["s.md"]),
            (["--report", "github=s.md", "--report", "github"], true, ["s.md"]),
            (["--report", "github=/tmp/../tmp/summary"], true, ["/tmp/summary"]),
            (["--report", "tap=t"], true, ["/tmp/summary", "t"]),
        ] as [([String], Bool, [String])])
    func once(words: [String], annotates: Bool, written: [String]) {
        let (code, program) = run(words)
        #expect(code == 1)
        #expect(program.terminal.output.matches(of: #/::error /#).count == (annotates ? 1 : 0))
        #expect(["/tmp/summary", "s.md", "t"].filter { program.files.text($0) != nil } == written)
    }

    @Test("is annotated elsewhere where that is asked for, with a summary only where a path is given")
    func elsewhere() {
        let (_, plain) = run(["--report", "junit"], [:])
        #expect(!plain.terminal.output.contains("::"))
        let (_, asked) = run(["--report", "github"], [:])
        #expect(asked.terminal.output.contains("::error file=specs/a.json,"))
        #expect(asked.files.text("reports/junit.xml") == nil)
        let (_, replaced) = run(["--report", "github=s.md"], [:], files: ["s.md": "old"])
        #expect(replaced.files.text("s.md")?.hasPrefix("### Assay: ") == true)
    }

    @Test("ends with 3 where the summary cannot be written, or two are asked for with 2")
    func refused() {
        let (code, program) = run([], files: ["/tmp/summary/x": ""])
        #expect(code == 3)
        #expect(program.terminal.error == "assay: cannot write \"/tmp/summary\": it is a folder\n")
        #expect(program.terminal.output.contains("::error file="))
        let (two, other) = run(["--report", "github=a", "--report", "github=b"])
        #expect(two == 2)
        #expect(other.terminal.error == "assay: the report github has one summary, got 2 paths\n")
    }
}
