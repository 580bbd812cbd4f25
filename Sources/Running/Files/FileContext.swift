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
    /// Ends its requests when the run is interrupted.
    let client: HTTPClient
    /// For `always` and `teardown`, which run whatever happened.
    let cleanupClient: HTTPClient
}
