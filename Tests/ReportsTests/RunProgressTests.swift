import Results
import Testing

@testable import Reports

@Suite("How far a run is")
struct RunProgressTests {
    private static func counts(_ outcome: Outcome) -> Counts {
        let place = Place(file: "a.json", line: 1, column: 1)
        return Counts(of: [TestResult(name: "t", place: place, outcome: outcome, duration: .zero)])
    }

    private static func progress(_ events: [(Int, RunEvent)]) -> RunProgress {
        var progress = RunProgress(start: .seconds(100))
        for (seconds, event) in events { progress.note(event, at: .seconds(100 + seconds)) }
        return progress
    }

    /// Of seven tests three are done, and two are under way.
    private static let events: [(Int, RunEvent)] = [
        (0, .runBegan(RunPlan(files: 2, tests: 7))),
        (0, .fileBegan(0, name: "specs/a.json")), (0, .fileBegan(1, name: "specs/b.json")),
        (0, .phaseBegan(.setup, file: 1)), (1, .phaseEnded(.setup, file: 1)),
        (1, .testBegan(TestNumber(file: 0, test: 0), name: "first")),
        (2, .testEnded(TestNumber(file: 0, test: 0), TestEnding(counts: counts(.passed), duration: .zero))),
        (2, .testBegan(TestNumber(file: 0, test: 1), name: "second")),
        (2, .testEnded(TestNumber(file: 0, test: 1), TestEnding(counts: counts(.failed), duration: .zero))),
        (3, .testBegan(TestNumber(file: 1, test: 0), name: "a note can be added and removed")),
        (4, .testBegan(TestNumber(file: 1, test: 1), name: "later")),
        (4, .testEnded(TestNumber(file: 1, test: 1), TestEnding(counts: counts(.passed), duration: .zero))),
        (5, .testBegan(TestNumber(file: 1, test: 2), name: "latest")),
    ]

    @Test(
        "is a line that fits: first the file goes, then the number of those that passed, then the name",
        arguments: [
            (90, "3/7  2 passed  1 failed  8 s  specs/b.json › a note can be added and removed  5 s"),
            (80, "3/7  2 passed  1 failed  8 s  a note can be added and removed  5 s"),
            (60, "3/7  2 passed  1 failed  8 s  a note can be added and …  5 s"),
            (50, "3/7  1 failed  8 s  a note can be added and …  5 s"),
            (37, "3/7  1 failed  8 s  a note can …  5 s"), (30, "3/7  2 passed  1 failed  8 s"),
            (20, "3/7  1 failed  8 s"), (10, "3/7"), (2, ""),
        ])
    func widths(columns: Int, line: String) {
        let text = Self.progress(Self.events).line(at: .seconds(108), columns: columns)
        #expect(text.text() == line)
        #expect(text.displayWidth <= columns)
    }

    @Test("has the numbers of a file that ended, also of what was never begun")
    func fileEnded() {
        var counts = Self.counts(.passed)
        counts += Self.counts(.errored)
        let events = Self.events + [(6, .fileEnded(0, FileEnding(tests: 4, counts: counts)))]
        #expect(
            Self.progress(events).line(at: .seconds(165), columns: 60).text()
                == "5/7  1 failed  1 min 5 s  a note can be added an…  1 min 2 s")
    }

    @Test("tells of a setup that takes its time")
    func setup() {
        let events: [(Int, RunEvent)] = [
            (0, .runBegan(RunPlan(files: 1, tests: 1))), (0, .fileBegan(0, name: "a.json")),
            (0, .phaseBegan(.setup, file: 0)),
        ]
        #expect(
            Self.progress(events).line(at: .seconds(3_700 + 100), columns: 80).text()
                == "0/1  0 passed  1 h 1 min  a.json › setup  1 h 1 min")
    }

    @Test("is cut by what is seen, and shows control characters")
    func wide() {
        let events: [(Int, RunEvent)] = [
            (0, .runBegan(RunPlan(files: 1, tests: 1))), (0, .fileBegan(0, name: "a.json")),
            (0, .testBegan(TestNumber(file: 0, test: 0), name: "名前をつけて保存\u{1B}[2J")),
        ]
        let progress = Self.progress(events)
        #expect(
            progress.line(at: .seconds(100), columns: 80).text()
                == "0/1  0 passed  0 s  a.json › 名前をつけて保存\\u{1b}[2J  0 s")
        let narrow = progress.line(at: .seconds(100), columns: 32)
        #expect(narrow.text() == "0/1  0 s  名前をつけて保存…  0 s")
        #expect(narrow.displayWidth == 32)
    }

    @Test("has the colours of its numbers")
    func colours() {
        #expect(
            Self.progress(Self.events).line(at: .seconds(108), columns: 20).text(in: .coloured)
                == "3/7  \u{1B}[31m1 failed\u{1B}[0m  \u{1B}[2m8 s\u{1B}[0m")
    }
}
