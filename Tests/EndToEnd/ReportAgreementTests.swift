import Foundation
import Testing

@Suite("The reports of a run")
struct ReportAgreementTests {
    /// JSON is the one that the others are held against.
    private static let kinds = ["json", "junit", "junit-strict", "html", "tap", "har", "github"]

    @Test(
        "count the same cases of each outcome, and so do the console and the exit code of what is made of JSON",
        arguments: Case.all.filter(\.isRun))
    func agree(_ example: Case) throws {
        let words = Self.kinds.flatMap { ["--report", "\($0)=told/\($0)"] }
        for report in try example.reports(named: "told", adding: words) {
            defer { report.folder.remove() }
            // The last word of a run may be an option that takes the first added word.
            guard FileManager.default.fileExists(atPath: report.file.appending(path: "json").path()) else {
                continue
            }
            try hold(report.file)
        }
    }

    private func hold(_ folder: URL) throws {
        func text(_ kind: String) throws -> String {
            try String(contentsOf: folder.appending(path: kind), encoding: .utf8)
        }
        let results = try JSONDecoder().decode(
            OutcomeNumbers.Results.self, from: Data(text("json").utf8)
        ).summary
        let outcomes = ["passed", "failed", "errored", "notRun", "skipped"]
        let expected = results.counts.filter { (outcomes + ["flaky"]).contains($0.key) }
        func number(_ names: String...) -> Int { names.reduce(0) { $0 + (expected[$1] ?? 0) } }
        #expect(results.counts["cases"] == outcomes.reduce(0) { $0 + number($1) })

        for dialect in ["junit", "junit-strict"] {
            #expect(
                try JUnitCounters.check(folder.appending(path: dialect)) == [
                    "tests": results.counts["cases"], "failures": number("failed"),
                    "errors": number("errored"), "skipped": number("skipped", "notRun"),
                ], "\(dialect)")
        }
        let page = try OutcomeNumbers.page(text("html"))
        #expect(page.above == expected)
        #expect(page.rows == expected)
        let points = OutcomeNumbers.points(try text("tap"))
        #expect(points.passed == number("passed"))
        #expect(points.skipped == number("skipped"))
        #expect(points.bad == number("failed", "errored", "notRun"))
        #expect(OutcomeNumbers.words(try text("github").prefix { $0 != "\n" }) == expected)
        let har = try JSONSerialization.jsonObject(with: Data(text("har").utf8))
        #expect(har is [String: Any])
        try holdConsole(folder, expected, isBroken: (results.brokenFiles ?? 0) > 0)
    }

    /// What `assay report` says of the JSON report.
    private func holdConsole(_ folder: URL, _ expected: [String: Int], isBroken: Bool) throws {
        let ending = try Program.run(["report", "json", "--no-report"], in: folder)
        // The seed may stand behind it.
        let summary = ending.output.split(separator: "\n").last { $0.contains(/, \d+ checks?\)/) }
        #expect(OutcomeNumbers.words(summary ?? "") == expected)
        let isBad = ["failed", "errored", "notRun"].contains { expected[$0] != 0 }
        let isEmpty = expected.values.allSatisfy { $0 == 0 }
        #expect(ending.exitCode == (isBroken ? 2 : isBad ? 1 : isEmpty ? 4 : 0), "\(ending.errors)")
    }
}
