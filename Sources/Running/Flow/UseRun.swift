import Diagnostics
import HTTP
import JSON
import Paths
import Platform
import Results
import Specs
import Templates

/// The test of another file in the place of a step.
struct UseRun {
    let use: Use
    let step: Step
    /// For the step itself.
    let outer: StepRun
    /// For what is inside of it.
    let inner: StepRun

    /// Runs the used test, once or as often as the `poll` says.
    ///
    /// - Returns: why what follows is not run; nil where nothing stands against it.
    /// - Throws: where it cannot be begun.
    func run(
        _ jars: inout CookieJars, into results: inout [StepResult]
    ) throws(StepProblem) -> String? {
        guard let poll = use.poll?.value else { return try attempt(1, &jars, into: &results) }
        return try UsePollRun(poll: poll, run: self).run(&jars, into: &results)
    }

    /// Runs its steps, then its `always`, and brings back what is wanted.
    ///
    /// - Parameters:
    ///   - number: which attempt it is; each has variables and random values of its own.
    ///   - jars: what its calls take cookies from.
    ///   - results: gets what happened, masked.
    /// - Returns: why what follows is not run; nil where nothing stands against it.
    /// - Throws: where it cannot be begun.
    func attempt(
        _ number: Int, _ jars: inout CookieJars, into results: inout [StepResult]
    ) throws(StepProblem) -> String? {
        guard let spec = outer.context.used[use.path.value], let test = spec.test(named: use.testName) else {
            throw StepProblem(.specError, "\"\(use.text)\" was not loaded", at: use.path.location)
        }
        let start = outer.context.surroundings.clock.now()
        let context = outer.context.using(spec)
        let first = outer.variables.seedOfStep.of("use")
        let seed = number == 1 ? first : first.of(number)
        let file = FileVariables(
            spec: spec, given: context.options.given, secrets: context.secrets, source: context.source,
            arguments: try arguments(), seed: seed)
        let own = TestVariables(
            file: file, variables: test.vars, steps: test.steps + test.always,
            // Two files may have a test of one name that uses this one.
            test: "\(outer.context.spec.source.name) › \(outer.variables.nameInside(0))",
            attempt: outer.variables.attempt + [number], seed: seed)
        own.noteSecrets()
        if let reason = try reasonToSkip(spec, test, file, own) {
            results.append(outer.skipped(step, reason: reason))
            return nil
        }
        let run = inner.using(context, own, for: step)
        var obstacle = StepSequence(run: run).perform(test.steps, jars: &jars, into: &results)
        var cleanup = run
        cleanup.isCleanup = true
        let late = StepSequence(run: cleanup).perform(test.always, jars: &jars, into: &results)
        context.noteSecrets(of: own)
        obstacle = obstacle ?? late
        let missing = use.captures.compactMap { bringBack($0, from: own) }
        // What a failing step did not come to is told by it.
        if let obstacle {
            outer.variables.note(step, .failed)
            return obstacle
        }
        guard !missing.isEmpty else { return nil }
        var report = CallRun.Report()
        report.failures = missing
        report.isFinal = missing.contains { $0.kind == .variableError }
        return outer.record(report, of: step, since: start, into: &results)
    }

    private func arguments() throws(StepProblem) -> TextDictionary<JSONValue> {
        let variables = outer.variables
        var values = TextDictionary<JSONValue>()
        for argument in use.arguments {
            values[argument.name] = try filling { () throws(FillingError) in
                try argument.value.json(in: variables)
            }
        }
        return values
    }

    private func reasonToSkip(
        _ spec: Spec, _ test: Test, _ file: FileVariables, _ own: TestVariables
    ) throws(StepProblem) -> String? {
        if let reason = try spec.skip?.reason(in: file) { return reason }
        return try test.preconditions?.reasonToSkip(in: own, files: outer.context.surroundings.files)
    }

    /// Nil where the value is there, else what is wrong.
    private func bringBack(_ capture: Capture, from own: TestVariables) -> CheckFailure? {
        func failure(_ kind: FailureKind, _ message: String) -> CheckFailure {
            CheckFailure(
                kind: kind, place: Place(capture.path.location), subject: "capture \(capture.name)",
                message: message)
        }
        if capture.isSecret { outer.context.secrets.addName(capture.name) }
        do throws(PathTemplateError) {
            let value = try capture.path.value.evaluate(
                on: VariableSubject(own), scope: outer.variables, context: PathContext(now: own.now))
            if let captured = try CallRun.captured(value) {
                outer.variables.capture(captured, as: capture.name)
                return nil
            }
        } catch {
            let kind: FailureKind = if case .template = error { .variableError } else { .pathError }
            return failure(kind, "\(capture.path.value.text): \(error.message)")
        }
        guard let fallback = capture.default else {
            return failure(
                .captureMissing,
                "\(capture.path.value.text) is absent: \"\(use.text)\" gave that variable no value")
        }
        do throws(StepProblem) {
            let variables = outer.variables
            let value = try filling { () throws(FillingError) in try fallback.json(in: variables) }
            outer.variables.capture(value, as: capture.name)
            return nil
        } catch {
            return CheckFailure(error)
        }
    }
}

/// Variables without an answer: what a `use` brings values back from.
private final class VariableSubject: Subject {
    private let variables: TestVariables

    init(_ variables: TestVariables) {
        self.variables = variables
    }

    func value(of source: PathSource) throws(PathError) -> PathValue {
        guard case .variable(let name) = source else { throw VariableSubject.noAnswer }
        do throws(TemplateError) {
            return .json(try variables.value(of: name))
        } catch {
            if error.isUndefined { return .absent }
            throw PathError(error.message)
        }
    }

    func document() throws(PathError) -> PathDocument { throw VariableSubject.noAnswer }

    var soapNamespace: String? { nil }

    private static let noAnswer = PathError("a \"use\" brings variables back and has no answer")
}
