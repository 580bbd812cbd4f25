import HTTP
import Platform
import Specs

/// What every step of one file needs. It belongs to the thread that runs the file.
struct FileContext {
    let spec: Spec
    let options: RunOptions
    let surroundings: Surroundings
    let secrets: SecretRegistry
    let source: ValueSource
    /// Nil where the file has no stubs.
    let stubVariables: StubVariables?
    /// Those of the whole run.
    let tokens: TokenStore
    /// Ends its requests when the run is interrupted.
    let client: HTTPClient
    /// For `always` and `teardown`, which run whatever happened.
    let cleanupClient: HTTPClient
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
}
