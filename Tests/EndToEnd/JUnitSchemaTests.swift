import Foundation
import FoundationXML
import TestSupport
import Testing

/// What the program writes, against the schemas that are about. None of them knows the attributes that CI tools
/// read (`file`, `line`), and each wants another document; so what each refuses is written down here whole.
@Suite(
    "A JUnit report and the public schemas",
    .enabled(if: JUnitSchema.isAvailable, "needs ASSAY_CONFORMANCE and xmllint"))
struct JUnitSchemaTests {
    /// Files with every outcome: passed, failed, errored, a failed setup, always and teardown, a broken spec.
    private static let specs = [
        "a.json": #"""
        { "name": "A & <B>", "base": "{{stub}}", "stubs": [ { "on": "GET /a", "reply": { "text": "\u0001\u001b\ufffe]]>" } },
                { "on": "GET /s", "reply": { "text": "{\"v\":\"\\ud800\"}" } } ],
          "tests": [
            { "name": "good \u0001 & \"<>'", "GET": "/a" }, { "name": "bad", "GET": "/a", "expect": { "text": "x" } },
                { "name": "surrogate", "GET": "/s", "expect": { "json": { "v": "x" } } },
            { "name": "undefined", "steps": [ { "GET": "/b", "soft": true, "capture": { "v": "$.v" } }, { "GET": "/{{v}}" } ],
              "always": [ { "GET": "/b" } ] } ],
          "teardown": [ { "GET": "/b" } ] }
        """#,
        "b.json": #"""
        { "base": "{{stub}}", "stubs": [ { "on": "*", "reply": { "status": 500 } } ], "setup": [ { "GET": "/a" } ], "GET": "/b" }
        """#,
        "c.json": "{ \"GETT\": \"/\" }",
    ]

    /// The report of a run of these files.
    private func withReport(_ body: (URL) throws -> Void) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (name, text) in Self.specs { try folder.write(text, as: name) }
        let ending = try Program.run(
            ["run", ".", "--report", "junit=r.xml"], in: folder.location,
            // Whatever the locale, decimals have a dot.
            environment: ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"])
        #expect(ending.exitCode == 2, "\(ending.output)\(ending.errors)")
        try body(folder.location.appending(path: "r.xml"))
    }

    @Test("Jenkins' schema has nothing against it but four attributes that it does not know")
    func jenkins() throws {
        try withReport { report in
            #expect(try JUnitSchema.jenkins.complaints(about: report) == JUnitSchema.jenkinsComplaints)
            let text = try String(contentsOf: report, encoding: .utf8)
                .replacing(/(<testsuites .*) skipped="\d+"/) { "\($0.1)" }
                .replacing(/(<testsuites .*) timestamp="[^"]*"/) { "\($0.1)" }
                .replacing(/(<testcase .*) file="[^"]*" line="\d+"/) { "\($0.1)" }
            try text.write(to: report, atomically: false, encoding: .utf8)
            #expect(try JUnitSchema.jenkins.complaints(about: report) == [])
        }
    }

    @Test("Maven's schema is of one suite and has nothing against that but three attributes")
    func surefire() throws {
        try withReport { report in
            let text = try String(contentsOf: report, encoding: .utf8)
            for suite in text.split(separator: "<testsuite ").dropFirst() {
                let end = try #require(suite.range(of: "</testsuite>")).upperBound
                try "<testsuite \(suite[..<end])".write(to: report, atomically: false, encoding: .utf8)
                #expect(
                    try JUnitSchema.surefire.complaints(about: report) == [
                        "Element 'testsuite', attribute 'file': The attribute 'file' is not allowed.",
                        "Element 'testcase', attribute 'file': The attribute 'file' is not allowed.",
                        "Element 'testcase', attribute 'line': The attribute 'line' is not allowed.",
                    ])
            }
        }
    }

    @Test("with the seed of a run, flaky tests and those that failed again is one for Jenkins and Maven")
    func attempts() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let spec = try String(contentsOf: Case.root.appending(path: "flaky/spec.json"), encoding: .utf8)
        try folder.write(spec, as: "spec.json")
        _ = try Program.run(
            ["run", "spec.json", "--retries", "2", "--seed", "1", "--report", "junit=r.xml"],
            in: folder.location)
        let report = folder.location.appending(path: "r.xml")
        #expect(try JUnitSchema.jenkins.complaints(about: report) == JUnitSchema.jenkinsComplaints)
        let text = try String(contentsOf: report, encoding: .utf8)
        #expect(text.contains("<flakyFailure ") && text.contains("<rerunError ") && text.contains("\"seed\""))
        let suite = try #require(text.range(of: "<testsuite "))
        let end = try #require(text.range(of: "</testsuites>"))
        try String(text[suite.lowerBound..<end.lowerBound]).write(
            to: report, atomically: false, encoding: .utf8)
        #expect(try JUnitSchema.surefire.complaints(about: report).count == 3)
    }

    @Test(
        "the strict dialect of every case's runs, with a case a test and a case a step, is valid under both",
        arguments: Case.all.filter(\.isRun))
    func strict(_ example: Case) throws {
        for cases in ["test", "step"] {
            let words = ["--report", "junit-strict=strict.xml", "--junit-cases", cases]
            for report in try example.reports(named: "strict.xml", adding: words) {
                defer { report.folder.remove() }
                #expect(try JUnitSchema.jenkins.complaints(about: report.file) == [])
                #expect(try JUnitSchema.ant.complaints(about: report.file) == [])
                try JUnitCounters.check(report.file)
            }
        }
    }

    @Test("the rich dialect with a case a step is one for Jenkins too", arguments: Case.all.filter(\.isRun))
    func steps(_ example: Case) throws {
        let words = ["--report", "junit=steps.xml", "--junit-cases", "step"]
        for report in try example.reports(named: "steps.xml", adding: words) {
            defer { report.folder.remove() }
            #expect(
                try JUnitSchema.jenkins.complaints(about: report.file).isSubset(
                    of: JUnitSchema.jenkinsComplaints))
            try JUnitCounters.check(report.file)
        }
    }

    @Test(
        "its counters agree at each level, its times have three decimals and a dot, its cases are told apart")
    func invariants() throws {
        try withReport { report in
            let totals = try JUnitCounters.check(report)
            #expect(totals == ["tests": 9, "failures": 5, "errors": 3, "skipped": 0])
            let root = try #require(try XMLDocument(contentsOf: report).rootElement())
            let suites = root.elements(forName: "testsuite").map {
                $0.attribute(forName: "name")?.stringValue
            }
            #expect(suites == ["A & <B>", "b.json", "c.json"])
            let text = try String(contentsOf: report, encoding: .utf8)
            #expect(text.contains(##"$.v  expected "x", got "\ud800""##), "\(text)")
            #expect(text.contains(#"got "\u{1}\u{1b}\u{fffe}]]&gt;""#), "\(text)")
        }
    }
}
