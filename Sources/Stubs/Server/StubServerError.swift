/// The stub server cannot be started.
package struct StubServerError: Error, Equatable {
    /// The system's words.
    package let detail: String

    package init(detail: String) {
        self.detail = detail
    }

    package var message: String { "the stub server cannot be started: \(detail)" }
}
