/// Something that happens in a run, told while it happens. Every name in it is masked.
///
/// A test that began ends, once, however often it is repeated; one that is never begun (after a failed `setup`, or
/// after an interruption) is told of by the end of its file alone.
package enum RunEvent: Sendable, Equatable {
    case runBegan(RunPlan)
    /// A file is begun, by its place in the run.
    case fileBegan(Int, name: String)
    /// The steps of `setup` or `teardown`, where there are any.
    case phaseBegan(Phase, file: Int)
    case phaseEnded(Phase, file: Int)
    case testBegan(TestNumber, name: String)
    case testEnded(TestNumber, TestEnding)
    /// Nothing more is told of the file.
    case fileEnded(Int, FileEnding)
}

/// What a run has before it.
package struct RunPlan: Sendable, Equatable {
    package let files: Int
    /// Tests, one for each row; a file whose spec is wrong counts as one.
    package let tests: Int

    package init(files: Int, tests: Int) {
        self.files = files
        self.tests = tests
    }
}

/// What tells a test of a run from all others.
package struct TestNumber: Sendable, Hashable {
    /// The place of its file in the run, from 0.
    package let file: Int
    /// Its place among the tests of the file, one for each row, from 0.
    package let test: Int

    package init(file: Int, test: Int) {
        self.file = file
        self.test = test
    }
}

/// What became of a test in the end.
package struct TestEnding: Sendable, Equatable {
    /// What it adds to the numbers of the run.
    package let counts: Counts
    /// From the beginning of its first attempt to the end of its last.
    package let duration: Duration

    package init(counts: Counts, duration: Duration) {
        self.counts = counts
        self.duration = duration
    }
}

/// What became of a file.
package struct FileEnding: Sendable, Equatable {
    /// How many of the planned tests this settles.
    package let tests: Int
    /// Its numbers, those of its tests included.
    package let counts: Counts

    package init(tests: Int, counts: Counts) {
        self.tests = tests
        self.counts = counts
    }
}

/// Who wants to know what happens in a run while it happens.
package protocol RunObserver: Sendable {
    /// Takes note of an event, on whichever thread it happened; the run waits meanwhile.
    func note(_ event: RunEvent)

    /// Called by the thread that takes the results: after each file, and ten times a second while it waits for one.
    func look()
}
