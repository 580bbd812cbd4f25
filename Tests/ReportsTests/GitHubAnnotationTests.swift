import Diagnostics
import Results
import Testing

@testable import Reports

@Suite("The annotations for GitHub")
struct GitHubAnnotationTests {
    private typealias Examples = ReportedExamples

    /// The lines behind the one that stops commands.
    private func lines(_ files: [FileResult], interrupted: Bool = false) -> [String] {
        let sink = MemorySink()
        var reports: [any Report] = [GitHubAnnotations(to: sink, token: "T") { "sub/\($0)" }]
        var summary = RunSummary(wasInterrupted: interrupted)
        reports[0].begin(RunHeading(startedAt: ""))
        for file in files {
            reports.add(file)
            summary.add(file)
        }
        #expect(sink.text == "::stop-commands::T\n")
        reports[0].end(summary)
        return sink.text.split(separator: "\n").dropFirst().map(String.init)
    }

    @Test("say what failed and where, and nothing of what passed or was skipped")
    func failures() {
        let file = Examples.file([
            Examples.test("good", .passed), Examples.test("bad", .failed, "got \"7\""),
            Examples.test("left out", .skipped(reason: "r")),
        ])
        #expect(
            lines([file]) == [
                "::T::",
                "::error file=sub/specs/a.json,line=3,col=5,title=bad::GET http://h/a → 200 OK%0A$.id  got \"7\"%0A    because ids are numbers",
            ])
    }

    @Test("show diagnostics of a spec, each as what it is, and nothing twice")
    func diagnostics() {
        let warned = FileResult(
            file: "specs/a.json", name: "A", tests: [Examples.test("t", .passed)],
            diagnostics: [Examples.diagnostic(.warning, "odd")])
        #expect(
            lines([warned, Examples.brokenFile]) == [
                "::T::",
                "::error file=sub/specs/a.json,line=1,col=3,title=the spec is wrong::unknown key \"x\"%0Asay y",
                "::warning file=sub/specs/a.json,line=1,col=3,title=the spec may be wrong::odd%0Asay y",
            ])
    }

    @Test("warn of flaky tests and of what was not run")
    func warnings() {
        let flaky = Examples.test("f", .passed).after([Examples.test("f", .failed, "no")])
        let file = Examples.file([flaky, Examples.test("n", .notRun(reason: "r"))])
        let flakyLine =
            "::warning file=sub/specs/a.json,line=3,col=5,title=f is flaky::passed in attempt 2; before that:"
            + "%0AGET http://h/a → 200 OK%0A$.id  no%0A    because ids are numbers"
        #expect(lines([file]) == ["::T::", "::warning title=not run::1 test was not run", flakyLine])
        #expect(
            lines([file], interrupted: true)
                == ["::T::", "::warning title=the run was interrupted::1 test was not run", flakyLine])
        #expect(
            lines([], interrupted: true)
                == ["::T::", "::warning title=the run was interrupted::the run was interrupted"])
    }

    @Test("are 10 errors and 10 warnings at most, whose last one says how many there are besides")
    func limits() {
        let bad = (1...12).map { Examples.test("b\($0)", .failed, "no") }
        let flaky = (1...12).map {
            Examples.test("f\($0)", .passed).after([Examples.test("f", .failed, "no")])
        }
        let told = lines([Examples.file(bad + flaky + [Examples.test("n", .notRun(reason: "r"))])])
        #expect(told.count == 21)
        #expect(told[9].contains("title=b9::GET"))
        #expect(told[10].contains("title=b10::(and 2 more failures: the log has them all)%0AGET"))
        #expect(told[11] == "::warning title=not run::1 test was not run")
        #expect(told[20].contains("title=f9 is flaky::(and 3 more warnings: the log has them all)%0Apassed"))
        #expect(lines([Examples.file(Array(bad.prefix(10)))])[10].contains("title=b10::GET"))
    }

    @Test(
        "escape what would end a property or the line",
        arguments: [
            ("a,b:c%d", "title=a%2Cb%3Ac%25d::a,b:c%25d"), ("a\nb", "title=a\\u{a}b::a%0Ab"),
            ("a\r\nb", "title=a\\u{d}\\u{a}b::a%0Ab"), ("\u{1B}[1m", "title=\\u{1b}[1m::\\u{1b}[1m"),
            ("::error::x", "title=%3A%3Aerror%3A%3Ax::::error::x"),
        ])
    func escaping(text: String, expected: String) {
        let command = WorkflowCommand.annotation(GitHubAnnotation(level: .error, title: text, message: text))
        #expect(command == "::error \(expected)\n")
    }

    @Test("are short, and are one line whatever is in them")
    func bounds() {
        let long = String(repeating: "ä", count: 5_000)
        let command = WorkflowCommand.annotation(
            GitHubAnnotation(level: .warning, title: long, message: long))
        #expect(
            command == "::warning title=" + String(repeating: "ä", count: 100) + "…::"
                + String(repeating: "ä", count: 2_048) + "…\n")
        let told = lines([Examples.file([Examples.test(Examples.nasty, .failed, Examples.nasty)])])
        #expect(told.count == 2)
    }
}
