import Results
import Testing

@testable import Reports

@Suite("A JUnit report with a case a step")
struct JUnitStepCasesTests {
    private static let file = FileResult(
        file: "a.json", name: "a", setup: [JUnitFixture.step("log in")],
        tests: [
            JUnitFixture.test("one call", .passed, [JUnitFixture.step("one call")]),
            JUnitFixture.test(
                "several", .failed,
                [
                    JUnitFixture.step("get"), JUnitFixture.step("get", .failed),
                    JUnitFixture.step("put", .notRun(reason: "since the step \"get\" failed")),
                ], always: [JUnitFixture.step("remove", .errored)]),
            JUnitFixture.test("none", .skipped(reason: "not here"), []),
            JUnitFixture.test("several › get", .passed, [JUnitFixture.step("several › get")]),
        ], teardown: [JUnitFixture.step("log out")])

    @Test("has those of all phases, each under a name of its own")
    func names() throws {
        let names = JUnitFixture.cases(of: Self.file, .rich, .step).map {
            $0.split(separator: "\"", maxSplits: 2)[1]
        }
        #expect(
            names == [
                "setup › log in", "one call", "several › get", "several › get [2]", "several › put",
                "several › always › remove", "none", "several › get [3]", "teardown › log out",
            ])
    }

    @Test("counts its own cases at both levels", arguments: [JUnitDialect.rich, .strict])
    func counters(_ dialect: JUnitDialect) {
        let text = MemorySink.text(of: [Self.file, Self.file]) {
            JUnitReport(to: $0, dialect: dialect, cases: .step)
        }
        #expect(
            text.contains("<testsuite name=\"a\" tests=\"9\" failures=\"1\" errors=\"1\" skipped=\"2\" "))
        let all = "timestamp=\"2026-11-30T04:05:06Z\" tests=\"18\" failures=\"2\" errors=\"2\" skipped=\"4\" "
        #expect(text.contains(all) == (dialect == .rich))
    }

    @Test("tells a failure at its step only")
    func failure() {
        let cases = JUnitFixture.cases(of: Self.file, .rich, .step)
        #expect(cases.filter { $0.contains("<failure") }.count == 1)
        #expect(
            cases[3] == """
                name="several › get [2]" classname="a" time="0.004" file="specs/a.json" line="3">
                      <failure message="$.id  is wrong" type="PathMismatch">specs/a.json:3:5  $.id  is wrong
                in the step get</failure>

                """)
    }

    @Test("is one of the spec where that is wrong, and of the test where the setup failed")
    func withoutSteps() {
        let failed = FileResult(
            file: "b.json", name: "b", setup: [JUnitFixture.step("log in", .failed)],
            tests: [
                JUnitFixture.test(
                    "t", .errored, [],
                    failure: CheckFailure(
                        kind: .setupFailure, place: nil, subject: "", message: "the setup failed"))
            ])
        let cases = JUnitFixture.cases(of: failed, .rich, .step)
        #expect(cases.count == 2)
        #expect(cases[1].contains("<error message=\"the setup failed\" type=\"SetupFailure\">"))
    }

    @Test("has an attempt at a test with the step that failed in it")
    func attempts() {
        func attempt(_ outcomes: Outcome...) -> TestResult {
            let steps = outcomes.map { JUnitFixture.step("get", $0) }
            return JUnitFixture.test("t", outcomes.contains(.failed) ? .failed : .passed, steps)
        }
        let cases = { (test: TestResult) in
            JUnitFixture.cases(of: FileResult(file: "a.json", name: "a", tests: [test]), .rich, .step)
        }
        let flaky = cases(attempt(.passed, .passed).after([attempt(.passed, .failed)]))
        #expect(flaky.map { $0.contains("<flakyFailure ") } == [false, true])
        let failing = cases(attempt(.passed, .failed).after([attempt(.passed, .failed)]))
        #expect(failing.map { $0.contains("<rerunFailure ") } == [false, true])
    }
}
