import Checks
import Diagnostics
import HTTP
import JSON
import Paths
import Platform
import Results
import SOAP
import Specs
import Templates

/// One call from its templates to its failures.
struct CallRun {
    let call: Call
    /// Where the step stands in the spec.
    let location: SourceLocation
    let variables: TestVariables
    let context: FileContext
    /// Whether the call must go out although the run was interrupted, as those of `always` must.
    let isCleanup: Bool

    /// What a call leaves behind, not masked yet.
    struct Report {
        var failures: [CheckFailure] = []
        var checks = 0
        var exchange: Exchange?
        /// The attempts of a poll, a line for those in a row that ended alike.
        var attempts: [String] = []
        var notes: [String] = []
        /// What was taken from the answer, in the order of the call's `capture`.
        var captures: [(name: String, value: JSONValue)] = []
        /// Whether another attempt would end as this one did.
        var isFinal = false
        /// What the checks were made on; nil where no answer came.
        var answer: (subject: ExchangeSubject, paths: PathContext)?

        init() {}

        /// Of a step that could not be carried out.
        init(_ problem: StepProblem) {
            failures = [CheckFailure(problem)]
            isFinal = problem.kind.isError && problem.kind != .timeout
        }
    }

    /// The call, made once or as often as its `poll` says.
    func report(jar: inout CookieJar) -> Report {
        guard let poll = call.poll?.value else { return run(jar: &jar) }
        return PollRun(poll: poll, call: self).report(jar: &jar)
    }

    func run(jar: inout CookieJar) -> Report {
        var report = Report()
        do throws(StepProblem) {
            let builder = RequestBuilder(
                scope: variables, files: context.surroundings.files, random: context.surroundings.random,
                base: context.spec.base, modules: context.spec.modules,
                stubAddress: context.source.stubAddress,
                interceptedOrigins: context.source.interceptedOrigins,
                defaults: context.options.callDefaults)
            let built = try builder.build(call)
            context.secrets.note(built.request.options.route.secrets)
            let exchange = try send(built, builder, jar: &jar, notes: &report.notes)
            report.exchange = exchange
            report.notes += CallRun.notes(on: exchange)
            if let expected = call.expect.error {
                judgeEnding(exchange, expected, &report)
            } else if let error = exchange.error {
                report.failures.append(CheckFailure(error, at: call.url.location))
                report.isFinal = !error.mayPass
            } else if let response = exchange.response {
                try judge(exchange, response, built, &report)
                // Behind the captures, which the name may use, and whatever the checks said.
                if let note = try save(response) { report.notes.append(note) }
            }
        } catch {
            report.failures.append(CheckFailure(error))
            report.isFinal = error.kind != .timeout
        }
        return report
    }

    /// A call that is to get no answer.
    private func judgeEnding(
        _ exchange: Exchange, _ expected: Located<Setting<ExpectedError>>, _ report: inout Report
    ) {
        if let error = exchange.error, !error.isEnding {
            report.failures = [CheckFailure(error, at: call.url.location)]
            report.isFinal = true
            return
        }
        do throws(FillingError) {
            let wanted = Located(try expected.value.value(in: variables), at: expected.location)
            let judged = ErrorCheck.judge(wanted, on: exchange)
            report.checks = judged.count
            report.failures = judged.failures
            if judged.failures.isEmpty, let error = exchange.error {
                report.notes.append("ended as expected: \(error.message)")
            }
        } catch {
            report.failures = [CheckFailure(StepProblem(error))]
            report.isFinal = true
        }
    }

    /// Captures first, so that they stay when a check fails; then every check.
    private func judge(
        _ exchange: Exchange, _ response: Response, _ built: BuiltRequest,
        _ report: inout Report
    ) throws(StepProblem) {
        let subject = ExchangeSubject(exchange, response: response, sent: built.soapVersion) {
            [variables] name throws(PathError) in
            do throws(TemplateError) {
                return .json(try variables.value(of: name))
            } catch {
                throw PathError(error.message)
            }
        }
        let namespaces = try filling { () throws(FillingError) in try call.namespaces.filled(in: variables) }
        let paths = PathContext(
            namespaces: namespaces, soapNamespace: subject.soapNamespace, now: variables.now)
        let rule = try call.outcome.map { (rule) throws(StepProblem) in
            try filling { () throws(FillingError) in
                try rule.value.filled(in: variables, files: context.surroundings.files)
            }
        }
        subject.outcome = OutcomeCheck.outcome(of: subject, by: rule, context: paths)
        report.answer = (subject, paths)
        let missing = call.captures.compactMap { take($0, from: subject, paths, &report) }
        let (expected, errors) = call.expect.filled(in: variables, files: context.surroundings.files)
        let judged = AnswerCheck.judge(expected, on: subject, step: location, context: paths)
        report.checks = judged.count + call.captures.count + errors.count
        report.failures = judged.failures + missing + errors.map { CheckFailure(StepProblem($0)) }
        report.isFinal = !errors.isEmpty || missing.contains { $0.kind == .variableError }
    }

    /// Nil where the value is captured, else what is wrong.
    private func take(
        _ capture: Capture, from subject: ExchangeSubject, _ paths: PathContext, _ report: inout Report
    ) -> CheckFailure? {
        func failure(_ kind: FailureKind, _ message: String) -> CheckFailure {
            CheckFailure(
                kind: kind, place: Place(capture.path.location), subject: "capture \(capture.name)",
                message: message)
        }
        if capture.isSecret { context.secrets.addName(capture.name) }
        do throws(PathTemplateError) {
            let value = try capture.path.value.evaluate(on: subject, scope: variables, context: paths)
            if let captured = try CallRun.captured(value) {
                variables.capture(captured, as: capture.name, isList: value.isList)
                report.captures.append((capture.name, captured))
                return nil
            }
        } catch {
            noteSource(of: capture, on: subject, paths)
            let kind: FailureKind = if case .template = error { .variableError } else { .pathError }
            return failure(kind, "\(capture.path.value.text): \(error.message)")
        }
        guard let fallback = capture.default else {
            let filled = try? capture.path.value.filled(in: variables)
            let hint = filled?.path.namespaceHint(on: subject, context: paths).map { " (\($0))" } ?? ""
            return failure(
                .captureMissing, "\(capture.path.value.text) is absent, so there is nothing to capture\(hint)"
            )
        }
        do throws(StepProblem) {
            let value = try filling { () throws(FillingError) in try fallback.json(in: variables) }
            variables.capture(value, as: capture.name)
            report.captures.append((capture.name, value))
            return nil
        } catch {
            return CheckFailure(error)
        }
    }

    /// Of a secret that cannot be captured, everything that its path starts from is masked: what the error says
    /// and what the report shows of the answer would name it.
    private func noteSource(of capture: Capture, on subject: ExchangeSubject, _ paths: PathContext) {
        guard context.secrets.isSecret(capture.name),
            let filled = try? capture.path.value.filled(in: variables),
            let value = try? filled.path.sourceValue(on: subject, slots: filled.slots, context: paths),
            let source = try? value.captured()
        else { return }
        context.secrets.note(source, as: capture.name)
    }

    static func captured(_ value: PathValue) throws(PathTemplateError) -> JSONValue? {
        do throws(PathError) {
            return try value.captured()
        } catch {
            throw .path(error)
        }
    }

    /// Whether an attempt ended as other expectations have it, which imply nothing.
    func holds(_ other: Expectations, _ report: Report) throws(StepProblem) -> Bool {
        if let error = other.error {
            guard let exchange = report.exchange else { return false }
            let wanted = try filling { () throws(FillingError) in try error.value.value(in: variables) }
            return ErrorCheck.judge(Located(wanted, at: error.location), on: exchange).failures.isEmpty
        }
        guard let answer = report.answer else { return false }
        let (expected, errors) = other.filled(in: variables, files: context.surroundings.files)
        if let error = errors.first { throw StepProblem(error) }
        return AnswerCheck.judge(
            expected, on: answer.subject, step: location, context: answer.paths, isLiteral: true
        ).failures.isEmpty
    }

    static func notes(on exchange: Exchange) -> [String] {
        exchange.hops.map { "redirect \($0.status) from \($0.url.requestText) to \($0.location)" }
            + exchange.challenges.map(\.note) + exchange.cookieNotes.map(\.message)
    }
}

extension CheckFailure {
    init(_ problem: StepProblem) {
        let hint = problem.hint.map { " (\($0))" } ?? ""
        self.init(
            kind: problem.kind, place: problem.location.map { Place($0) }, subject: "",
            message: problem.message + hint)
    }

    init(_ error: TransportError, at location: SourceLocation) {
        let kind: FailureKind =
            switch error {
            case .timedOut: .timeout
            case .unreadableBody: .fileError
            default: .connectionError
            }
        self.init(kind: kind, place: Place(location), subject: "", message: error.message)
    }
}
