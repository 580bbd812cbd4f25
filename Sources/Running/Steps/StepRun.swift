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
    /// Whether it is done although the run was interrupted.
    var isCleanup: Bool
    /// The names of the loops and passes around, the outermost first; not masked yet.
    private(set) var way: [String] = []
    /// The session of the nearest step around that names one.
    private var session: String?
    /// Where the file of the steps is used, the innermost place first.
    private var callers: [Place] = []

    init(context: FileContext, variables: TestVariables, phase: Phase) {
        self.context = context
        self.variables = variables
        self.phase = phase
        isCleanup = phase == .always || phase == .teardown
    }

    /// Whether the run was interrupted, so that nothing more is begun.
    var isInterrupted: Bool { !isCleanup && context.surroundings.cancellation.isCancelled }

    /// Carries out a step and what is in it.
    ///
    /// - Parameters:
    ///   - step: the step.
    ///   - jars: what its calls take cookies from.
    ///   - results: gets what happened, masked.
    /// - Returns: why the steps behind it are not run, unless it is soft; nil where nothing went wrong.
    func run(_ step: Step, jars: inout CookieJars, into results: inout [StepResult]) -> String? {
        let start = context.surroundings.clock.now()
        var report = CallRun.Report()
        variables.beginStep(of: phase)
        do throws(StepProblem) {
            if let reason = try reasonToSkip(step) {
                results.append(skipped(step, reason: reason))
                return nil
            }
            switch step.action {
            case .call(let call): report = perform(call, of: step, jars: &jars)
            case .set(let assigned): try set(assigned)
            case .wait(let pause):
                if try !wait(pause) {
                    results.append(notRun(step, reason: StepSequence.interrupted))
                    return StepSequence.interrupted
                }
            case .each(let loop):
                let inner = try inside(step)
                return try EachRun(loop: loop, step: step, outer: self, inner: inner).run(
                    &jars, into: &results)
            case .parallel(let steps):
                let inner = try inside(step)
                return ParallelRun(steps: steps, outer: self, inner: inner).run(&jars, into: &results)
            case .use(let use):
                let inner = try inside(step)
                return try UseRun(use: use, step: step, outer: self, inner: inner).run(&jars, into: &results)
            case .while(let loop):
                let inner = try inside(step)
                return try WhileRun(loop: loop, step: step, outer: self, inner: inner).run(
                    &jars, into: &results)
            }
        } catch {
            report = CallRun.Report(error)
        }
        return record(report, of: step, since: start, into: &results)
    }

    /// Adds the result of a step, and tells why those behind it are not run.
    func record(
        _ report: CallRun.Report, of step: Step, since start: Duration, into results: inout [StepResult]
    ) -> String? {
        variables.note(step, report.failures.isEmpty ? .capturedNothing : .failed)
        let result = result(of: step, report, duration: context.surroundings.clock.now() - start)
        results.append(result)
        if result.outcome == .passed { return nil }
        let end = result.outcome == .errored ? "could not be carried out" : "failed"
        return "since the step \"\(result.name)\" \(end)"
    }

    /// The same for the steps inside of a step.
    private func inside(_ step: Step) throws(StepProblem) -> StepRun {
        var inner = self
        inner.way.append(name(of: step))
        inner.session = try session(of: step)
        return inner
    }

    /// The same for the steps of a file that a step uses.
    func using(_ context: FileContext, _ variables: TestVariables, for step: Step) -> StepRun {
        var inner = StepRun(context: context, variables: variables, phase: phase)
        inner.isCleanup = isCleanup
        inner.way = way
        inner.session = session
        inner.callers = [Place(step.location)] + callers
        return inner
    }

    /// The same for a step that runs at the same time as others.
    func forked(_ number: Int) -> StepRun {
        var inner = StepRun(
            context: context.forked(), variables: TestVariables(forking: variables, number: number),
            phase: phase)
        inner.isCleanup = isCleanup
        inner.way = way
        inner.session = session
        inner.callers = callers
        return inner
    }

    /// Takes over what a forked run came to know.
    func join(_ branch: StepRun) {
        variables.join(branch.variables)
    }

    /// The same for one of the passes of a loop.
    func inPass(_ label: String) -> StepRun {
        var inner = self
        inner.way.append(label)
        return inner
    }

    private func reasonToSkip(_ step: Step) throws(StepProblem) -> String? {
        guard let preconditions = step.preconditions else { return nil }
        return try preconditions.reasonToSkip(in: variables, files: context.surroundings.files)
    }

    /// A step that was not reached.
    func notRun(_ step: Step, reason: String) -> StepResult {
        without(step, .notRun(reason: reason), name: step.name)
    }

    /// A step that is not run by the word of its author, or a loop without a pass.
    func skipped(_ step: Step, reason: String) -> StepResult {
        variables.note(step, .skipped(reason: reason))
        let name = name(of: step)
        context.noteSecrets(of: variables)
        return without(step, .skipped(reason: reason), name: name)
    }

    /// A pass that was not reached, in the run for it.
    func passNotRun(of step: Step, reason: String) -> StepResult {
        let mask = context.secrets.mask
        return StepResult(
            name: mask.masked(way.joined(separator: StepRun.divider)), phase: phase,
            place: Place(step.location), outcome: .notRun(reason: mask.masked(reason)), callers: callers)
    }

    private func without(_ step: Step, _ outcome: Outcome, name: String) -> StepResult {
        let mask = context.secrets.mask
        return StepResult(
            name: mask.masked(path(to: name)), phase: phase, place: Place(step.location),
            outcome: outcome.masked(by: mask), callers: callers)
    }

    /// Whether the pause came to its end; false where the run was interrupted.
    private func wait(_ pause: Pause) throws(StepProblem) -> Bool {
        let duration = try filling { () throws(FillingError) in try pause.duration.value(in: variables) }
        let cancellation = isCleanup ? Cancellation() : context.surroundings.cancellation
        return context.surroundings.clock.wait(duration, cancellation: cancellation)
    }

    private func perform(_ call: Call, of step: Step, jars: inout CookieJars) -> CallRun.Report {
        let run = CallRun(
            call: call, location: step.location, variables: variables, context: context,
            isCleanup: isCleanup)
        var report = CallRun.Report()
        do throws(StepProblem) {
            let session = try session(of: step)
            report = run.report(jar: &jars[session])
            if let session { report.notes.insert("session \"\(session)\"", at: 0) }
        } catch {
            report = CallRun.Report(error)
        }
        return report
    }

    /// The name of the jar that the step uses: its own, or that of the steps around it.
    private func session(of step: Step) throws(StepProblem) -> String? {
        guard let session = step.session else { return session }
        let name = try filling { () throws(FillingError) in try session.text(in: variables) }
        if name.isEmpty {
            throw StepProblem(.variableError, "the session has no name", at: session.location)
        }
        return name
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
        let recording = context.options.recording
        let hasFailed = !report.failures.isEmpty
        let keepsCall = hasFailed || recording.keepsCalls
        let mask = context.secrets.mask
        let recorder = ExchangeRecorder(mask: mask, excerptLimit: recording.excerptLimit)
        let exchange = keepsCall ? report.exchange : nil
        let isWhole = hasFailed || recording.keepsExchanges
        let quoted = hasFailed ? recorder.secrets(in: report.exchange) : []
        let start = context.file.shared.start
        return StepResult(
            name: mask.masked(path(to: name)), phase: phase, place: Place(step.location),
            outcome: .of(report.failures), duration: duration, checks: report.checks,
            failures: context.quoting(report.failures.map { $0.masked(by: mask, quoting: quoted) }),
            request: exchange.map { isWhole ? recorder.request($0.sent) : recorder.requestLine($0.sent) },
            response: exchange?.response.map {
                isWhole ? recorder.response($0) : recorder.statusLine($0)
            },
            attempts: isWhole ? report.attempts.map(mask.masked) : [],
            notes: isWhole ? report.notes.map(mask.masked) : [], callers: callers,
            isFinal: report.isFinal,
            timing: exchange.flatMap { recorder.timing(of: $0, since: start) },
            captures: keepsCall ? report.captures.map { recorder.capture($0.name, $0.value) } : [],
            hops: isWhole ? report.exchange?.hops.map { recorder.hop($0, since: start) } ?? [] : [],
            connection: recording.keepsConnections
                ? report.exchange?.response.map(recorder.connection) : nil)
    }

    private static let divider = " › "

    private func path(to name: String) -> String {
        way.isEmpty ? name : (way + [name]).joined(separator: StepRun.divider)
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
