import Diagnostics
import HTTP
import JSON
import Platform
import Results
import Specs
import Templates

/// Carries out one step and makes of it what reports show: everything masked.
struct StepRun {
    let context: FileContext
    let variables: TestVariables
    let phase: Phase

    func run(_ step: Step, jars: inout CookieJars) -> StepResult {
        let start = context.surroundings.clock.now()
        var report = CallRun.Report()
        do throws(StepProblem) {
            if let reason = try reasonToSkip(step) {
                variables.note(step, .skipped(reason: reason))
                return skipped(step, reason: reason)
            }
            switch step.action {
            case .call(let call): report = perform(call, of: step, jars: &jars)
            case .set(let assigned): try set(assigned)
            case .wait(let pause):
                if try !wait(pause) { return notRun(step, reason: StepSequence.interrupted) }
            }
        } catch {
            report.failures = [CheckFailure(error)]
        }
        variables.note(step, report.failures.isEmpty ? .capturedNothing : .failed)
        return result(of: step, report, duration: context.surroundings.clock.now() - start)
    }

    private func reasonToSkip(_ step: Step) throws(StepProblem) -> String? {
        guard let preconditions = step.preconditions else { return nil }
        return try preconditions.reasonToSkip(in: variables, files: context.surroundings.files)
    }

    /// A step that was not reached.
    func notRun(_ step: Step, reason: String) -> StepResult {
        without(step, .notRun(reason: reason), name: step.name)
    }

    /// A step that is not run by the word of its author.
    private func skipped(_ step: Step, reason: String) -> StepResult {
        let name = name(of: step)
        context.noteSecrets(of: variables)
        return without(step, .skipped(reason: reason), name: name)
    }

    private func without(_ step: Step, _ outcome: Outcome, name: String) -> StepResult {
        let mask = context.secrets.mask
        return StepResult(
            name: mask.masked(name), phase: phase, place: Place(step.location),
            outcome: outcome.masked(by: mask))
    }

    /// Whether the pause came to its end; false where the run was interrupted.
    private func wait(_ pause: Pause) throws(StepProblem) -> Bool {
        let duration = try filling { () throws(FillingError) in try pause.duration.value(in: variables) }
        let cancellation = isCleanup ? Cancellation() : context.surroundings.cancellation
        return context.surroundings.clock.wait(duration, cancellation: cancellation)
    }

    /// Whether it is done although the run was interrupted.
    private var isCleanup: Bool { phase == .always || phase == .teardown }

    private func perform(_ call: Call, of step: Step, jars: inout CookieJars) -> CallRun.Report {
        let run = CallRun(
            call: call, location: step.location, variables: variables, context: context,
            isCleanup: isCleanup)
        guard let session = step.session else { return run.run(jar: &jars[nil]) }
        var report = CallRun.Report()
        do throws(StepProblem) {
            let name = try filling { () throws(FillingError) in try session.text(in: variables) }
            if name.isEmpty {
                throw StepProblem(.variableError, "the session has no name", at: session.location)
            }
            report = run.run(jar: &jars[name])
            report.notes.insert("session \"\(name)\"", at: 0)
        } catch {
            report.failures = [CheckFailure(error)]
        }
        return report
    }

    private func set(_ assigned: [Variable]) throws(StepProblem) {
        for variable in assigned {
            let value = try filling { () throws(FillingError) in try variable.value.json(in: variables) }
            variables.capture(value, as: variable.name)
        }
    }

    private func result(of step: Step, _ report: CallRun.Report, duration: Duration) -> StepResult {
        // Filled in first: it may be what a secret is filled in for.
        let name = name(of: step)
        context.noteSecrets(of: variables)
        let mask = context.secrets.mask
        let hasFailed = !report.failures.isEmpty
        let keeps = hasFailed || context.options.keepsExchanges
        let limit =
            context.options.keepsExchanges
            ? ExchangeRecorder.excerptLimit : ExchangeRecorder.shortExcerptLimit
        let recorder = ExchangeRecorder(mask: mask, excerptLimit: limit)
        let exchange = keeps ? report.exchange : nil
        let quoted = hasFailed ? recorder.secrets(in: report.exchange) : []
        return StepResult(
            name: mask.masked(name), phase: phase, place: Place(step.location),
            outcome: .of(report.failures), duration: duration, checks: report.checks,
            failures: report.failures.map { $0.masked(by: mask, quoting: quoted) },
            request: exchange.map { recorder.request($0.sent) },
            response: exchange?.response.map { recorder.response($0) },
            notes: keeps ? report.notes.map(mask.masked) : [])
    }

    /// The step's name filled in; as written where that cannot be done.
    private func name(of step: Step) -> String {
        guard let template = step.nameTemplate else { return step.name }
        return (try? template.value.text(in: variables)) ?? step.name
    }
}

extension Outcome {
    /// An error where one of the failures is one.
    fileprivate static func of(_ failures: [CheckFailure]) -> Outcome {
        if failures.isEmpty { return .passed }
        return failures.contains { $0.kind.isError } ? .errored : .failed
    }
}
