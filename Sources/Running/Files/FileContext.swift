import HTTP
import JSON
import Platform
import Specs

/// What the steps of one file need, whichever thread runs them.
struct SharedFileContext: Sendable {
    let spec: Spec
    /// The files that the spec of the run uses, by path.
    let used: TextDictionary<Spec>
    let options: RunOptions
    let surroundings: Surroundings
    let secrets: SecretRegistry
    let writtenSecrets = WrittenSecrets()
    let source: ValueSource
    /// Nil where the file has no stubs.
    let stubVariables: StubVariables?
    let shared: SharedByFiles
    /// Tells of the tests of the file that the run has, whichever file their steps stand in.
    let events: FileEvents
    /// For steps that run at the same time.
    let connections: ParallelConnections

    /// The same for a file that is used: with its own levels and secrets, which are hidden in what uses it too.
    func using(_ spec: Spec) -> SharedFileContext {
        let names = spec.secretNames.union(options.given.secretNames)
        return SharedFileContext(
            spec: spec, used: used, options: options, surroundings: surroundings,
            secrets: SecretRegistry(names: names, sharing: secrets), source: source,
            stubVariables: stubVariables, shared: shared, events: events, connections: connections)
    }

    /// The context of one thread, whose calls go through a transport of its own.
    func context(transport: any Transport) -> FileContext {
        func client(_ cancellation: Cancellation) -> HTTPClient {
            HTTPClient(
                transport: transport, clock: surroundings.clock, cancellation: cancellation,
                userAgent: options.userAgent)
        }
        return FileContext(
            file: self, client: client(surroundings.cancellation), cleanupClient: client(Cancellation()))
    }
}

/// What every step of one file needs. It belongs to the thread that runs the step.
struct FileContext {
    let file: SharedFileContext
    /// Ends its requests when the run is interrupted.
    let client: HTTPClient
    /// For `always` and `teardown`, which run whatever happened.
    let cleanupClient: HTTPClient

    var spec: Spec { file.spec }
    var used: TextDictionary<Spec> { file.used }
    var connections: ParallelConnections { file.connections }
    var options: RunOptions { file.options }
    var surroundings: Surroundings { file.surroundings }
    var secrets: SecretRegistry { file.secrets }
    var source: ValueSource { file.source }
    var stubVariables: StubVariables? { file.stubVariables }
    /// Those of the whole run.
    var tokens: TokenStore { file.shared.tokens }
}

extension FileContext {
    /// The same for a file that is used.
    func using(_ spec: Spec) -> FileContext {
        FileContext(file: file.using(spec), client: client, cleanupClient: cleanupClient)
    }

    /// The same for a step that runs at the same time as others.
    func forked() -> FileContext {
        connections.makeTransport.map { file.context(transport: $0()) } ?? self
    }

    /// Masks the secrets that became known meanwhile, to the test's steps or to the stubs.
    func noteSecrets(of variables: TestVariables) {
        variables.noteSecrets()
        noteStubSecrets()
    }

    func noteStubSecrets() {
        if let stubVariables { secrets.note(stubVariables.secretValues) }
    }

    /// Why nothing may be begun any more, as the end of a sentence; nil while it may.
    var reasonToStop: String? {
        if surroundings.cancellation.isCancelled { return StepSequence.interrupted }
        return file.shared.firstFailure.stops ? FirstFailure.reason : nil
    }
}
