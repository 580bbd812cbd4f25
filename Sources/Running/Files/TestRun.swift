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
    ///   - test: the test, or it for one of its rows.
    ///   - index: its place among those of its file.
    ///   - jars: the jars that `setup` left; each attempt works on copies.
    /// - Returns: the last attempt, with those before it.
    func ending(of test: TestCase, at index: Int, jars: CookieJars) -> Ending {
        let start = context.surroundings.clock.now()
        var earlier: [TestResult] = []
        while true {
            let ending = attempt(earlier.count + 1, at: test, index, jars: jars)
            let goesOn = ending.result.hasFailed && !context.surroundings.cancellation.isCancelled
            guard goesOn, earlier.count < context.options.retries else {
                if ending.result.hasFailed { context.file.shared.firstFailure.note() }
                let result = ending.result.after(earlier)
                context.file.events.ended(index, result, duration: context.surroundings.clock.now() - start)
                return Ending(result: result, cookieChanges: ending.cookieChanges)
            }
            earlier.append(ending.result)
        }
    }

    private func attempt(_ number: Int, at run: TestCase, _ index: Int, jars: CookieJars) -> Ending {
        let clock = context.surroundings.clock
        let start = clock.now()
        var jars = jars.forTest
        let test = run.test
        let own = TestVariables(
            file: variables, variables: test.vars, row: run.row?.variables, steps: test.steps + test.always,
            test: run.key, attempt: [number], seed: context.source.seed.of("test").of(run.key).of(number),
            counter: counter)
        if number == 1 {
            context.file.events.began(index) {
                // A secret of the test itself may stand in its name.
                context.noteSecrets(of: own)
                return context.secrets.mask.masked(run.key)
            }
        }
        if let result = notWanted(run, own) { return Ending(result: result, cookieChanges: []) }
        let steps = sequence(.test, own).results(of: test.steps, jars: &jars)
        let always = sequence(.always, own).results(of: test.always, jars: &jars)
        context.noteSecrets(of: own)
        let result = TestResult(
            name: name(of: run, own), place: run.place, tags: tags(of: run.test), row: run.reportedRow,
            outcome: .combined(steps.map(\.outcome)), duration: clock.now() - start, steps: steps,
            always: always)
        return Ending(result: result, cookieChanges: jars.changes)
    }

    /// What becomes of a test that its author does not want run; nil where it is to be run.
    private func notWanted(_ run: TestCase, _ own: TestVariables) -> TestResult? {
        guard let preconditions = run.test.preconditions else { return nil }
        func result(_ outcome: Outcome, _ failure: CheckFailure? = nil) -> TestResult {
            let name = name(of: run, own)
            context.noteSecrets(of: own)
            let mask = context.secrets.mask
            return TestResult(
                name: mask.masked(name), place: run.place, tags: tags(of: run.test), row: run.reportedRow,
                outcome: outcome.masked(by: mask), duration: .zero, failure: failure?.masked(by: mask))
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
            name: context.secrets.mask.masked(test.name), place: Place(test.location), tags: tags(of: test),
            outcome: .skipped(reason: context.secrets.mask.masked(reason)), duration: .zero)
    }

    /// A test whose rows cannot be read.
    func withoutRow(_ test: Test, because failure: CheckFailure) -> TestResult {
        context.file.shared.firstFailure.note()
        return notBegun(test, because: failure.masked(by: context.secrets.mask))
    }

    /// A test that could not begin.
    func notBegun(_ test: Test, because failure: CheckFailure) -> TestResult {
        TestResult(
            name: context.secrets.mask.masked(test.name), place: Place(test.location), tags: tags(of: test),
            outcome: .errored, duration: .zero, failure: failure)
    }

    /// A test that the run did not come to.
    func notReached(_ test: Test, reason: String) -> TestResult {
        notReached(TestCase(test: test), reason: reason)
    }

    /// A test that the run did not come to, for one of its rows.
    func notReached(_ run: TestCase, reason: String) -> TestResult {
        TestResult(
            name: context.secrets.mask.masked(run.key), place: run.place, tags: tags(of: run.test),
            row: run.reportedRow, outcome: .notRun(reason: reason), duration: .zero)
    }

    private func tags(of test: Test) -> [String] {
        context.spec.tags(of: test).map(context.secrets.mask.masked)
    }

    private func sequence(_ phase: Phase, _ variables: TestVariables) -> StepSequence {
        StepSequence(run: StepRun(context: context, variables: variables, phase: phase))
    }

    /// The name filled in; where there is nothing to fill in, the number of the row tells it from the others.
    private func name(of run: TestCase, _ variables: TestVariables) -> String {
        guard let template = run.test.nameTemplate else { return context.secrets.mask.masked(run.key) }
        let filled = try? template.value.text(in: variables)
        return context.secrets.mask.masked(filled ?? run.test.name)
    }
}
