import Results
import Testing

@testable import Reports

@Suite("The JUnit report")
struct JUnitReportTests {
    private static let place = Place(file: "specs/a.json", line: 3, column: 5)

    private static func test(_ name: String, _ outcome: Outcome, _ message: String = "") -> TestResult {
        let failure = CheckFailure(
            kind: .pathMismatch, place: place, subject: "$.id", message: message)
        let step = StepResult(
            name: "get", phase: .test, place: place, outcome: outcome, checks: 1,
            failures: outcome.isGood ? [] : [failure])
        return TestResult(
            name: name, place: place, outcome: outcome, duration: .milliseconds(12), steps: [step])
    }

    @Test("has right counters, one outcome a case, and shows what XML forbids")
    func whole() {
        let file = FileResult(
            file: "specs/a.json", name: "A & B",
            tests: [
                Self.test("good", .passed), Self.test("bad", .failed, "got \"\u{1}\u{1B}\u{FFFE}<\""),
            ], duration: .milliseconds(1500))
        let spaces = String(repeating: " ", count: 101)
        let text = MemorySink.text(of: [file], duration: .microseconds(1_500_499)) { JUnitReport(to: $0) }
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="assay" timestamp="2026-11-30T04:05:06Z" tests="2" failures="1" errors="0" skipped="0" time="1.500"\(spaces)>
                  <testsuite name="A &amp; B" tests="2" failures="1" errors="0" skipped="0" time="1.500" timestamp="2026-11-30T04:05:06Z" file="specs/a.json">
                    <testcase name="good" classname="specs.a" time="0.012" file="specs/a.json" line="3"/>
                    <testcase name="bad" classname="specs.a" time="0.012" file="specs/a.json" line="3">
                      <failure message="$.id  got &quot;\\u{1}\\u{1b}\\u{fffe}&lt;&quot;" type="PathMismatch">get:
                    specs/a.json:3:5  $.id  got "\\u{1}\\u{1b}\\u{fffe}&lt;"</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("gives tests of one name a number, and none that another test has already")
    func sameNames() {
        let names = ["a", "a [3]", "a", "a", "b", "a", "a [2]"]
        let file = FileResult(
            file: "specs/a.json", name: "A", tests: names.map { Self.test($0, .passed) })
        #expect(file.cases.map(\.name) == ["a", "a [3]", "a [2]", "a [4]", "b", "a [5]", "a [2] [2]"])
    }

    @Test("tells files apart whose names would give one class name")
    func classNames() {
        let files = ["a.b.json", "a/b.json"].map {
            FileResult(file: $0, name: $0, tests: [Self.test("t", .passed)])
        }
        let text = MemorySink.text(of: files) { JUnitReport(to: $0) }
        #expect(text.contains("classname=\"a.b\""))
        #expect(text.contains("classname=\"a/b.json\""))
    }

    @Test("takes paths that only look alike for different ones")
    func equivalentPaths() {
        let files = ["caf\u{E9}.json", "cafe\u{301}.json"].map {
            FileResult(file: $0, name: $0, tests: [Self.test("t", .passed)])
        }
        let text = MemorySink.text(of: files) { JUnitReport(to: $0) }
        for name in ["caf\u{E9}", "cafe\u{301}"] {
            #expect(text.utf8.firstRange(of: "classname=\"\(name)\"".utf8) != nil)
        }
    }
}
