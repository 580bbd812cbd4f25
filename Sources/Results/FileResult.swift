import Diagnostics

/// What one spec file did.
package struct FileResult: Sendable {
    /// The path as it was found, relative to the working directory where possible.
    package let file: String
    /// The suite's name; the file's path where the spec gives none.
    package internal(set) var name: String
    package internal(set) var setup: [StepResult]
    package internal(set) var tests: [TestResult]
    package internal(set) var teardown: [StepResult]
    /// What is wrong with the file. With an error among them nothing of it was sent.
    package let diagnostics: [RecordedDiagnostic]
    package let duration: Duration

    package init(
        file: String, name: String, setup: [StepResult] = [], tests: [TestResult] = [],
        teardown: [StepResult] = [], diagnostics: [RecordedDiagnostic] = [], duration: Duration = .zero
    ) {
        self.file = file
        self.name = name
        self.setup = setup
        self.tests = tests
        self.teardown = teardown
        self.diagnostics = diagnostics
        self.duration = duration
    }

    /// Whether the spec could not be run at all.
    package var isSpecError: Bool { diagnostics.contains { $0.severity == .error } }
}
