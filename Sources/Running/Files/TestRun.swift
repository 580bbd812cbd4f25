import HTTP
import Platform
import Results
import Specs
import Templates

/// Runs one test: its steps, then `always`; and again where it failed and the run says so.
struct TestRun {
    let context: FileContext
    let variables: FileVariables
    /// Where the test does not take the numbers of its file.
    var counter: Counter?

    /// What a test leaves behind.
    struct Ending: Sendable {
        /// What happened, masked.
        let result: TestResult
        /// What it did to the jar without a name, which is not masked.
        let cookieChanges: [CookieJar.Change]
    }

    /// - Parameters:
    ///   - test: the test.
    ///   - jars: the jars that `setup` left; each attempt works on copies.
    /// - Returns: the last attempt, with those before it.
    func ending(of test: Test, jars: CookieJars) -> Ending {
        var earlier: [TestResult] = []
        while true {
            let ending = attempt(earlier.count + 1, at: test, jars: jars)
            let goesOn = ending.result.hasFailed && !context.surroundings.cancellation.isCancelled
            guard goesOn, earlier.count < context.options.retries else {
                if ending.result.hasFailed { context.file.shared.firstFailure.note() }
                return Ending(
                    result: ending.result.after(earlier), cookieChanges: ending.cookieChanges)
            }
            earlier.append(ending.result)
        }
    }

    private func attempt(_ number: Int, at test: Test, jars: CookieJars) -> Ending {
        let clock = context.surroundings.clock
        let start = clock.now()
        var jars = jars.forTest
        let own = TestVariables(
            file: variables, variables: test.vars, steps: test.steps + test.always,
            test: test.name, seed: context.source.seed.of("test").of(test.name).of(number), counter: counter)
        if let result = notWanted(test, own) { return Ending(result: result, cookieChanges: []) }
        let steps = sequence(.test, own).results(of: test.steps, jars: &jars)
        let always = sequence(.always, own).results(of: test.always, jars: &jars)
        context.noteSecrets(of: own)
        let result = TestResult(
            name: name(of: test, own), place: Place(test.location), outcome: .combined(steps.map(\.outcome)),
            duration: clock.now() - start, steps: steps, always: always)
        return Ending(result: result, cookieChanges: jars.changes)
    }

    /// What becomes of a test that its author does not want run; nil where it is to be run.
    private func notWanted(_ test: Test, _ own: TestVariables) -> TestResult? {
        guard let preconditions = test.preconditions else { return nil }
        func result(_ outcome: Outcome, _ failure: CheckFailure? = nil) -> TestResult {
            let name = name(of: test, own)
            context.noteSecrets(of: own)
            let mask = context.secrets.mask
            return TestResult(
                name: mask.masked(name), place: Place(test.location), outcome: outcome.masked(by: mask),
                duration: .zero, failure: failure?.masked(by: mask))
        }
        do throws(StepProblem) {
            let reason = try preconditions.reasonToSkip(in: own, files: context.surroundings.files)
            return reason.map { result(.skipped(reason: $0)) }
        } catch {
            return result(.errored, CheckFailure(error))
        }
    }

    /// A test that is not run by the word of its author.
    func skipped(_ test: Test, reason: String) -> TestResult {
        TestResult(
            name: context.secrets.mask.masked(test.name), place: Place(test.location),
            outcome: .skipped(reason: context.secrets.mask.masked(reason)), duration: .zero)
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
