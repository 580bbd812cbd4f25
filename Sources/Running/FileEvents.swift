import Diagnostics
import Results
import Specs

/// Tells whoever looks on what happens in one file; costs nothing where nobody does.
struct FileEvents: Sendable {
    var observer: (any RunObserver)?
    /// The place of the file in the run.
    var file = 0

    func began(_ planned: PlannedFile) { observer?.note(.fileBegan(file, name: planned.loaded.source.name)) }

    func ended(_ planned: PlannedFile, _ result: FileResult) {
        observer?.note(.fileEnded(file, FileEnding(tests: planned.plannedTests, counts: result.counts)))
    }

    func began(_ phase: Phase) { observer?.note(.phaseBegan(phase, file: file)) }

    func ended(_ phase: Phase) { observer?.note(.phaseEnded(phase, file: file)) }

    /// A test begins; its name, masked, is asked for only where somebody looks on.
    func began(_ test: Int, name: () -> String) {
        observer?.note(.testBegan(TestNumber(file: file, test: test), name: name()))
    }

    func ended(_ test: Int, _ result: TestResult, duration: Duration) {
        guard let observer else { return }
        let ending = TestEnding(counts: Counts(of: [result]), duration: duration)
        observer.note(.testEnded(TestNumber(file: file, test: test), ending))
    }
}

extension PlannedFile {
    /// How many tests it runs, one for each row; one where the spec is wrong.
    package var plannedTests: Int { loaded.spec == nil ? 1 : tests.reduce(0) { $0 + $1.runCount } }
}
