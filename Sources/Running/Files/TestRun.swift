import HTTP
import Platform
import Results
import Specs
import Templates

/// Runs one test: its steps, then `always`.
struct TestRun {
    let context: FileContext
    let variables: FileVariables

    /// - Parameters:
    ///   - test: the test.
    ///   - jar: the cookies that `setup` left; the test works on a copy.
    /// - Returns: what happened, masked.
    func result(of test: Test, jar: CookieJar) -> TestResult {
        let clock = context.surroundings.clock
        let start = clock.now()
        var jar = jar
        let own = TestVariables(file: variables, variables: test.vars, steps: test.steps + test.always)
        let steps = sequence(.test, own).results(of: test.steps, jar: &jar)
        let always = sequence(.always, own).results(of: test.always, jar: &jar)
        return TestResult(
            name: name(of: test, own), place: Place(test.location), outcome: .combined(steps.map(\.outcome)),
            duration: clock.now() - start, steps: steps, always: always)
    }

    /// A test that could not begin.
    func notBegun(_ test: Test, because failure: CheckFailure) -> TestResult {
        TestResult(
            name: context.secrets.mask.masked(test.name), place: Place(test.location), outcome: .errored,
            duration: .zero, failure: failure)
    }

    /// A test that the run did not come to.
    func notReached(_ test: Test, reason: String) -> TestResult {
        TestResult(
            name: context.secrets.mask.masked(test.name), place: Place(test.location),
            outcome: .notRun(reason: reason), duration: .zero)
    }

    private func sequence(_ phase: Phase, _ variables: TestVariables) -> StepSequence {
        StepSequence(run: StepRun(context: context, variables: variables, phase: phase))
    }

    private func name(of test: Test, _ variables: TestVariables) -> String {
        let filled = test.nameTemplate.flatMap { try? $0.value.text(in: variables) }
        return context.secrets.mask.masked(filled ?? test.name)
    }
}
