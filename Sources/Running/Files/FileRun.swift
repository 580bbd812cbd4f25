import Diagnostics
import HTTP
import JSON
import Platform
import Results
import Specs
import Stubs
import Templates

/// Runs one spec file from its stubs to its teardown.
struct FileRun {
    let options: RunOptions
    let surroundings: Surroundings
    /// The worker's own; its connections are kept from file to file.
    let transport: any Transport
    /// What the file's jar without a name begins with.
    let cookies: CookieJar
    var shared = SharedByFiles()
    /// Makes the transports of tests and steps that run beside each other; without it steps wait for each other.
    var makeTransport: (@Sendable () -> any Transport)?
    /// How stub servers are started.
    var startServer: StubStarter = StubServer.start

    typealias StubStarter =
        @Sendable ([StubRule], any FileSystem, (any VariableScope & Sendable)?) throws(StubServerError) ->
        StubServer

    /// What happened, masked. `noteChanges` is told what `setup` and then each test did to the jar without a name,
    /// which is not.
    func result(
        of file: PlannedFile, _ events: FileEvents = FileEvents(),
        noteChanges: @escaping @Sendable ([CookieJar.Change]) -> Void = { _ in }
    ) -> FileResult {
        let clock = surroundings.clock
        let start = clock.now()
        guard let spec = file.loaded.spec else {
            shared.firstFailure.note()
            return broken(file)
        }
        let seed = shared.seed.forFile
        let sharedContext = makeContext(spec, seed, events)
        let context = sharedContext.context(transport: transport)
        if let reason = context.reasonToStop { return notBegun(file, spec, context, reason: reason) }
        let variables = FileVariables(
            spec: spec, given: options.given, secrets: context.secrets, source: context.source)
        if let notWanted = notWanted(file, spec, context, variables) { return notWanted }

        var server: StubServer?
        var obstacle: CheckFailure?
        do throws(StubServerError) {
            server = try startStubs(spec, context)
        } catch {
            obstacle = CheckFailure(kind: .connectionError, place: nil, subject: "", message: error.message)
            context.source.stubObstacle = error.message
        }
        defer { server?.stop() }
        context.source.stubAddress = server?.address
        context.stubVariables?.serve(at: server?.address)
        context.source.interceptedOrigins = spec.stubs.compactMap(\.pattern.origin)
        variables.noteSecrets()
        let knownSecrets = context.secrets.mask.count

        var jars = CookieJars(unnamed: cookies)
        let setup = obstacle == nil ? phase(.setup, spec.setup, context, variables, jars: &jars) : []
        noteChanges(jars.changes)
        let run = TestRun(context: context, variables: variables)
        let tests = CollectedTests(
            spool: shared.spool, hasRows: file.tests.contains(where: \.runsForEachRow),
            noteChanges: noteChanges)
        if let obstacle {
            shared.firstFailure.note()
            tests.accept(file.tests.map { run.notBegun($0, because: obstacle) })
        } else if let obstacle = setup.first(where: { !$0.outcome.isGood }) {
            tests.accept(file.tests.map { notBegun($0, run, after: obstacle) })
        } else {
            TestQueue(
                file: sharedContext, variables: variables, tests: file.tests, jars: jars,
                makeTransport: makeTransport
            ).run(through: transport, into: tests)
        }
        let teardown = phase(.teardown, spec.teardown, context, variables, jars: &jars)
        variables.noteSecrets()
        context.noteStubSecrets()
        let mask = context.secrets.mask
        let (list, counts) = tests.tests(of: spec.source.name)
        let result = FileResult(
            file: spec.source.name, name: mask.masked(spec.name ?? spec.source.name), setup: setup,
            tests: list, testCounts: counts, teardown: teardown,
            diagnostics: file.maskedDiagnostics(given: options.given),
            duration: clock.now() - start,
            seed: options.seed != nil || seed.wasUsed ? seed.number : nil)
        // What became known late may stand in what was made before.
        return mask.count == knownSecrets ? result : result.masked(by: mask)
    }

    /// A file that its author does not want run: nothing of it is begun. Nil where it is to be run.
    private func notWanted(
        _ file: PlannedFile, _ spec: Spec, _ context: FileContext, _ variables: FileVariables
    ) -> FileResult? {
        guard let skip = spec.skip else { return nil }
        let run = TestRun(context: context, variables: variables)
        let tests: [TestResult]
        do throws(StepProblem) {
            guard let reason = try skip.reason(in: variables) else { return nil }
            variables.noteSecrets()
            tests = file.tests.map { run.skipped($0, reason: reason) }
        } catch {
            shared.firstFailure.note()
            variables.noteSecrets()
            let failure = CheckFailure(error).masked(by: context.secrets.mask)
            tests = file.tests.map { run.notBegun($0, because: failure) }
        }
        return FileResult(
            file: spec.source.name, name: context.secrets.mask.masked(spec.name ?? spec.source.name),
            tests: tests, diagnostics: file.maskedDiagnostics(given: options.given))
    }

    /// A file that the run did not come to. Nothing was begun, so there is nothing to tear down.
    private func notBegun(
        _ file: PlannedFile, _ spec: Spec, _ context: FileContext, reason: String
    ) -> FileResult {
        let variables = FileVariables(
            spec: spec, given: options.given, secrets: context.secrets, source: context.source)
        // A name may hold what is secret.
        variables.noteSecrets()
        let run = TestRun(context: context, variables: variables)
        return FileResult(
            file: spec.source.name, name: context.secrets.mask.masked(spec.name ?? spec.source.name),
            tests: file.tests.map { run.notReached($0, reason: reason) },
            diagnostics: file.maskedDiagnostics(given: options.given))
    }

    private func startStubs(_ spec: Spec, _ context: FileContext) throws(StubServerError) -> StubServer? {
        guard let variables = context.stubVariables else { return nil }
        return try startServer(spec.stubs, surroundings.files, variables)
    }

    private func makeContext(
        _ spec: Spec, _ seed: RunSeed, _ events: FileEvents
    ) -> SharedFileContext {
        let names = spec.secretNames.union(options.given.secretNames)
        let stubVariables =
            spec.stubs.isEmpty
            ? nil
            : StubVariables(
                spec: spec, given: options.given, secretNames: names, surroundings: surroundings,
                run: seed)
        let secrets = SecretRegistry(names: names)
        secrets.note(ProxySettings(surroundings.environment).secrets)
        return SharedFileContext(
            spec: spec, used: spec.used, options: options, surroundings: surroundings, secrets: secrets,
            source: ValueSource(surroundings: surroundings, run: seed, file: spec.source.name),
            stubVariables: stubVariables, shared: shared, events: events,
            connections: ParallelConnections(makeTransport: makeTransport))
    }

    private func phase(
        _ phase: Phase, _ steps: [Step], _ context: FileContext, _ variables: FileVariables,
        jars: inout CookieJars
    ) -> [StepResult] {
        guard !steps.isEmpty else { return [] }
        let own = TestVariables(file: variables, steps: steps, keepsInFile: phase == .setup)
        let run = StepRun(context: context, variables: own, phase: phase)
        context.file.events.began(phase)
        let results = StepSequence(run: run).results(of: steps, jars: &jars)
        context.file.events.ended(phase)
        if results.contains(where: \.outcome.isBad) { shared.firstFailure.note() }
        return results
    }

    /// What becomes of a test after a step of `setup` that did not pass.
    private func notBegun(_ test: Test, _ run: TestRun, after obstacle: StepResult) -> TestResult {
        if case .notRun(let reason) = obstacle.outcome { return run.notReached(test, reason: reason) }
        return run.notBegun(
            test,
            because: CheckFailure(
                kind: .setupFailure, place: obstacle.place, subject: "",
                message: "the setup of the file failed in its step \"\(obstacle.name)\""))
    }

    /// A file whose spec is wrong: nothing of it is sent.
    private func broken(_ file: PlannedFile) -> FileResult {
        let name = file.loaded.source.name
        return FileResult(
            file: name, name: name, diagnostics: file.maskedDiagnostics(given: options.given))
    }
}

extension Spec {
    /// The variables that `secrets` names, and those that a capture keeps as secrets: they are from the start.
    var secretNames: TextSet {
        var names = TextSet((secrets + (project?.secrets ?? [])).map(\.value))
        for steps in [setup] + tests.flatMap({ [$0.steps, $0.always] }) + [teardown] {
            for case .call(let call) in steps.flattened.lazy.map(\.action) {
                for capture in call.captures where capture.isSecret { names.insert(capture.name) }
            }
        }
        return names
    }
}
