import Diagnostics

/// What one spec file did.
package struct FileResult: Sendable {
    /// The path as it was found, relative to the working directory where possible.
    package let file: String
    /// The suite's name; the file's path where the spec gives none.
    package internal(set) var name: String
    package internal(set) var setup: [StepResult]
    package internal(set) var tests: TestList
    package internal(set) var teardown: [StepResult]
    /// What is wrong with the file. With an error among them nothing of it was sent.
    package let diagnostics: [RecordedDiagnostic]
    package let duration: Duration
    /// What the random values of its run came from; nil where the file had none.
    package let seed: UInt64?
    /// The numbers of this file.
    package let counts: Counts

    /// A file with tests in file order; `testCounts` are their numbers where somebody has counted them already.
    package init(
        file: String, name: String, setup: [StepResult] = [], tests: TestList = TestList(),
        testCounts: Counts? = nil, teardown: [StepResult] = [], diagnostics: [RecordedDiagnostic] = [],
        duration: Duration = .zero, seed: UInt64? = nil
    ) {
        self.file = file
        self.name = name
        self.setup = setup
        self.tests = tests
        self.teardown = teardown
        self.diagnostics = diagnostics
        self.duration = duration
        self.seed = seed
        counts = FileResult.counts(setup, testCounts ?? Counts(of: tests), teardown, diagnostics)
    }

    /// The same with tests in memory.
    package init(
        file: String, name: String, setup: [StepResult] = [], tests: [TestResult],
        teardown: [StepResult] = [], diagnostics: [RecordedDiagnostic] = [], duration: Duration = .zero,
        seed: UInt64? = nil
    ) {
        self.init(
            file: file, name: name, setup: setup, tests: TestList(tests), teardown: teardown,
            diagnostics: diagnostics, duration: duration, seed: seed)
    }

    /// The same with its tests kept in another place.
    package func keeping(tests: TestList) -> FileResult {
        var result = self
        result.tests = tests
        return result
    }

    /// Whether the spec could not be run at all.
    package var isSpecError: Bool { FileResult.isSpecError(diagnostics) }

    /// The numbers that the file has where those of its tests are these.
    func counts(ofTests tests: Counts) -> Counts { FileResult.counts(setup, tests, teardown, diagnostics) }

    private static func counts(
        _ setup: [StepResult], _ tests: Counts, _ teardown: [StepResult], _ diagnostics: [RecordedDiagnostic]
    ) -> Counts {
        if isSpecError(diagnostics) { return .brokenSpec }
        return tests + Counts(ofPhase: setup) + Counts(ofPhase: teardown)
    }

    private static func isSpecError(_ diagnostics: [RecordedDiagnostic]) -> Bool {
        diagnostics.contains { $0.severity == .error }
    }
}
