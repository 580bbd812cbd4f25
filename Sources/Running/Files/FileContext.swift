import HTTP
import Platform
import Specs

/// What the steps of one file need, whichever thread runs them.
struct SharedFileContext: Sendable {
    let spec: Spec
    let options: RunOptions
    let surroundings: Surroundings
    let secrets: SecretRegistry
    let source: ValueSource
    /// Nil where the file has no stubs.
    let stubVariables: StubVariables?
    let shared: SharedByFiles

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
    var options: RunOptions { file.options }
    var surroundings: Surroundings { file.surroundings }
    var secrets: SecretRegistry { file.secrets }
    var source: ValueSource { file.source }
    var stubVariables: StubVariables? { file.stubVariables }
    /// Those of the whole run.
    var tokens: TokenStore { file.shared.tokens }
}

extension FileContext {
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
