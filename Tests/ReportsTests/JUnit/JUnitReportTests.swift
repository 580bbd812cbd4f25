import Results
import Testing

@testable import Reports

@Suite("The JUnit report")
struct JUnitReportTests {
    private static let place = JUnitFixture.place

    private static func test(_ name: String, _ outcome: Outcome, _ message: String = "") -> TestResult {
        let failures = outcome.isGood ? [] : [JUnitFixture.failure(message)]
        return JUnitFixture.test(name, outcome, [JUnitFixture.step("get", outcome, failures: failures)])
    }

    private static let file = FileResult(
        file: "specs/a.json", name: "A & B",
        tests: [test("good", .passed), test("bad", .failed, "got \"\u{1}\u{1B}\u{FFFE}<\"")],
        duration: .milliseconds(1500), seed: 7)

    private static let heading = RunHeading(
        startedAt: "2026-11-30T04:05:06.789Z", version: "0.1.0", environment: "staging",
        shard: ReportedShard(number: 2, count: 5, filesOfRun: 31))

    @Test("has right counters, one outcome a case, what is known of the run, and shows what XML forbids")
    func rich() {
        let spaces = String(repeating: " ", count: 101)
        let text = MemorySink.text(
            of: [Self.file], heading: Self.heading, duration: .microseconds(1_500_499)
        ) { JUnitReport(to: $0) }
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="assay" timestamp="2026-11-30T04:05:06Z" tests="2" failures="1" errors="0" skipped="0" time="1.500"\(spaces)>
                  <testsuite name="A &amp; B" tests="2" failures="1" errors="0" skipped="0" time="1.500" timestamp="2026-11-30T04:05:06Z" file="specs/a.json">
                    <properties>
                      <property name="environment" value="staging"/>
                      <property name="shard" value="2/5"/>
                      <property name="version" value="0.1.0"/>
                      <property name="seed" value="7"/>
                    </properties>
                    <testcase name="good" classname="specs.a" time="0.012" file="specs/a.json" line="3"/>
                    <testcase name="bad" classname="specs.a" time="0.012" file="specs/a.json" line="3">
                      <failure message="$.id  got &quot;\\u{1}\\u{1b}\\u{fffe}&lt;&quot;" type="PathMismatch">specs/a.json:3:5  $.id  got "\\u{1}\\u{1b}\\u{fffe}&lt;"
                in the step get</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("in the strict dialect has neither files nor lines, but hosts, packages and outputs")
    func strict() {
        let text = MemorySink.text(of: [Self.file], heading: Self.heading) {
            JUnitReport(to: $0, dialect: .strict)
        }
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites>
                  <testsuite name="A &amp; B" tests="2" failures="1" errors="0" skipped="0" time="1.500" timestamp="2026-11-30T04:05:06" hostname="localhost" id="0" package="specs.a">
                    <properties>
                      <property name="environment" value="staging"/>
                      <property name="shard" value="2/5"/>
                      <property name="version" value="0.1.0"/>
                      <property name="seed" value="7"/>
                    </properties>
                    <testcase name="good" classname="specs.a" time="0.012"/>
                    <testcase name="bad" classname="specs.a" time="0.012">
                      <failure message="$.id  got &quot;\\u{1}\\u{1b}\\u{fffe}&lt;&quot;" type="PathMismatch">specs/a.json:3:5  $.id  got "\\u{1}\\u{1b}\\u{fffe}&lt;"
                in the step get</failure>
                    </testcase>
                    <system-out/>
                    <system-err/>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("of a run that nothing is known of has no properties, the strict one an empty list")
    func unknown() {
        let file = FileResult(file: "a.json", name: " ", tests: [Self.test("t", .passed)])
        #expect(!MemorySink.text(of: [file]) { JUnitReport(to: $0) }.contains("propert"))
        let strict = MemorySink.text(of: [file, file]) { JUnitReport(to: $0, dialect: .strict) }
        #expect(strict.contains("    <properties/>\n"))
        #expect(strict.contains("id=\"1\" package=\"a.json\""))
        #expect(strict.contains("<testsuite name=\"a.json\""), "a blank name is none")
    }

    @Test("tells of what was not run and of what was skipped why, and counts both as skipped")
    func skipped() {
        let file = FileResult(
            file: "a.json", name: "a",
            tests: [
                JUnitFixture.test("late", .notRun(reason: "since \"x\" failed"), []),
                JUnitFixture.test("never", .skipped(reason: "not here"), []),
            ])
        let place = #"classname="a" time="0.012" file="specs/a.json" line="3">"#
        #expect(
            JUnitFixture.cases(of: file) == [
                "name=\"late\" \(place)\n      <skipped message=\"since &quot;x&quot; failed\"/>\n",
                "name=\"never\" \(place)\n      <skipped message=\"not here\"/>\n",
            ])
        let text = MemorySink.text(of: [file]) { JUnitReport(to: $0, dialect: .strict) }
        #expect(text.contains(#"tests="2" failures="0" errors="0" skipped="2""#))
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
