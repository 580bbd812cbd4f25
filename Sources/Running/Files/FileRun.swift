import Diagnostics
import HTTP
import JSON
import Platform
import Results
import Specs
import Stubs

/// Runs one spec file from its stubs to its teardown.
struct FileRun {
    let options: RunOptions
    let surroundings: Surroundings
    /// The worker's own; its connections are kept from file to file.
    let transport: any Transport

    func result(of file: PlannedFile) -> FileResult {
        let clock = surroundings.clock
        let start = clock.now()
        guard let spec = file.loaded.spec else { return broken(file) }
        let context = makeContext(spec)
        let variables = FileVariables(
            spec: spec, given: options.given, secrets: context.secrets, source: context.source)

        var server: StubServer?
        var obstacle: CheckFailure?
        do throws(StubServerError) {
            server = try startStubs(spec)
        } catch {
            obstacle = CheckFailure(kind: .connectionError, place: nil, subject: "", message: error.message)
        }
        defer { server?.stop() }
        context.source.stubAddress = server?.address

        var jar = CookieJar()
        let setup = obstacle == nil ? phase(.setup, spec.setup, context, variables, jar: &jar) : []
        let run = TestRun(context: context, variables: variables)
        let tests =
            if let obstacle {
                file.tests.map { run.notBegun($0, because: obstacle) }
            } else {
                results(of: file.tests, after: setup, run, jar: jar)
            }
        let teardown = phase(.teardown, spec.teardown, context, variables, jar: &jar)
        let mask = context.secrets.mask
        return FileResult(
            file: spec.source.name, name: mask.masked(spec.name ?? spec.source.name), setup: setup,
            tests: tests, teardown: teardown,
            diagnostics: file.maskedDiagnostics(given: options.given),
            duration: clock.now() - start)
    }

    private func startStubs(_ spec: Spec) throws(StubServerError) -> StubServer? {
        guard !spec.stubs.isEmpty else { return nil }
        return try StubServer.start(
            spec.stubs, files: surroundings.files,
            scope: StubVariables(spec: spec, given: options.given, surroundings: surroundings))
    }

    private func makeContext(_ spec: Spec) -> FileContext {
        func client(_ cancellation: Cancellation) -> HTTPClient {
            HTTPClient(
                transport: transport, clock: surroundings.clock, cancellation: cancellation,
                userAgent: options.userAgent)
        }
        let names = Set(spec.secrets.map(\.value)).union(options.given.secretNames)
        return FileContext(
            spec: spec, options: options, surroundings: surroundings, secrets: SecretRegistry(names: names),
            source: ValueSource(surroundings: surroundings), client: client(surroundings.cancellation),
            cleanupClient: client(Cancellation()))
    }

    private func phase(
        _ phase: Phase, _ steps: [Step], _ context: FileContext, _ variables: FileVariables,
        jar: inout CookieJar
    ) -> [StepResult] {
        guard !steps.isEmpty else { return [] }
        let own = TestVariables(file: variables, steps: steps, keepsInFile: phase == .setup)
        let run = StepRun(context: context, variables: own, phase: phase)
        return StepSequence(run: run).results(of: steps, jar: &jar)
    }

    private func results(
        of tests: [Test], after setup: [StepResult], _ run: TestRun, jar: CookieJar
    ) -> [TestResult] {
        if let obstacle = setup.first(where: { !$0.outcome.isGood }) {
            if case .notRun(let reason) = obstacle.outcome {
                return tests.map { run.notReached($0, reason: reason) }
            }
            let failure = CheckFailure(
                kind: .setupFailure, place: obstacle.place, subject: "",
                message: "the setup of the file failed in its step \"\(obstacle.name)\"")
            return tests.map { run.notBegun($0, because: failure) }
        }
        return tests.map { run.result(of: $0, jar: jar) }
    }

    /// A file whose spec is wrong: nothing of it is sent.
    private func broken(_ file: PlannedFile) -> FileResult {
        let name = file.loaded.source.name
        return FileResult(
            file: name, name: name, diagnostics: file.maskedDiagnostics(given: options.given))
    }
}
