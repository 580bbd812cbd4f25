import JSON
import Testing

@testable import Results

@Suite("Results as JSON and back")
struct ResultRoundTripTests {
    @Test("a test comes back as it was, in every part")
    func test() throws {
        let bytes = ResultWriter().written(ResultFixture.test)
        let back = try ResultReader().test(from: bytes)
        #expect(Parts.of(back) == Parts.of(ResultFixture.test))
        #expect(!bytes.contains(0x0A))
    }

    @Test("a file and its run come back as they were, in every part")
    func document() throws {
        let document = try RoundTrip(of: [ResultFixture.file], heading: ResultFixture.heading)
        #expect(Parts.of(document.heading) == Parts.of(ResultFixture.heading))
        #expect(document.files.map { Parts.of($0) } == [Parts.of(ResultFixture.file)])
        #expect(document.summary == document.summaryBefore)
    }

    @Test("the fixture fills every part, so that a new one cannot be forgotten here")
    func everything() {
        let all: [Any] = [
            ResultFixture.test, ResultFixture.file, ResultFixture.diagnostic, ResultFixture.heading,
            RoundTrip.summary(of: [ResultFixture.file]), RunSummary(),
        ]
        // The test of counts names them all, and that of a broken spec has a broken file. Where results are lost no
        // report is whole: that is told on the standard error.
        let fields = Parts.neverFilled(in: all).filter { !$0.hasPrefix("Counts.") }
        #expect(fields == ["RunSummary.lostResults", "RunSummary.brokenFiles"])
    }

    @Test("a broken spec comes back with its diagnostics")
    func broken() throws {
        let file = FileResult(
            file: "specs/b.json", name: "specs/b.json", tests: [],
            diagnostics: [ResultFixture.diagnostic, ResultFixture.warning])
        let document = try RoundTrip(of: [file])
        #expect(document.files.map { Parts.of($0) } == [Parts.of(file)])
        #expect(document.summary == document.summaryBefore)
        #expect(document.summary.brokenFiles == 1)
    }

    @Test("all counts are written by their own names")
    func counts() {
        let fields = Mirror(reflecting: Counts()).children.compactMap(\.label)
        #expect(Counts.numbers.map(\.name) == fields)
        var counts = Counts()
        for (number, path) in Counts.numbers.map(\.path).enumerated() { counts[keyPath: path] = number }
        #expect(Mirror(reflecting: counts).children.map { $0.value as? Int } == Array(0..<fields.count))
    }

    @Test(
        "each outcome comes back",
        arguments: [
            Outcome.passed, .failed, .errored, .notRun(reason: ""), .notRun(reason: "x"),
            .skipped(reason: "it\nis late"),
        ])
    func outcome(_ outcome: Outcome) throws {
        let test = TestResult(name: "t", place: ResultFixture.place, outcome: outcome, duration: .zero)
        #expect(try ResultReader().test(from: ResultWriter().written(test)).outcome == outcome)
    }

    @Test("each kind of failure comes back", arguments: FailureKind.allCases)
    func kind(_ kind: FailureKind) throws {
        let failure = CheckFailure(kind: kind, place: nil, subject: "", message: "")
        let test = TestResult(
            name: "", place: ResultFixture.place, outcome: .failed, duration: .zero, failure: failure)
        #expect(try ResultReader().test(from: ResultWriter().written(test)).failure == failure)
    }

    @Test("what is empty is left out")
    func small() throws {
        let place = Place(file: "a.json", line: 2, column: 3)
        let test = TestResult(
            name: "t", place: place, outcome: .passed, duration: .milliseconds(12),
            steps: [StepResult(name: "s", phase: .test, place: place, outcome: .passed, checks: 1)])
        let expected = """
            {"name":"t","place":{"file":"a.json","line":2,"column":3},"outcome":"passed","duration":0.012,\
            "steps":[{"name":"s","place":{"file":"a.json","line":2,"column":3},"outcome":"passed",\
            "duration":0,"checks":1}]}
            """
        #expect(String(decoding: ResultWriter().written(test), as: UTF8.self) == expected)
        #expect(try Parts.of(ResultReader().test(from: Array(expected.utf8))) == Parts.of(test))
    }

    @Test("every scalar comes back, alone and beside others")
    func scalars() throws {
        var names: [String] = []
        for start in stride(from: UInt32(0), to: 0x11_0000, by: 0x1000) {
            var text = ""
            for value in start..<start + 0x1000 {
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
            names.append(text)
        }
        let steps = names.map {
            StepResult(name: $0, phase: .test, place: ResultFixture.place, outcome: .passed)
        }
        let test = TestResult(
            name: "", place: ResultFixture.place, outcome: .passed, duration: .zero, steps: steps)
        let back = try ResultReader().test(from: ResultWriter().written(test))
        #expect(back.steps.map { Array($0.name.utf8) } == names.map { Array($0.utf8) })
    }
}

/// A document written and read again.
struct RoundTrip {
    let heading: RunHeading
    let files: [FileResult]
    let summaryBefore: RunSummary
    let summary: RunSummary

    init(
        of files: [FileResult], heading: RunHeading = RunHeading(startedAt: "2026-11-30T04:05:06Z")
    ) throws {
        let written = RoundTrip.written(files, heading: heading)
        summaryBefore = RoundTrip.summary(of: files)
        let reader = ResultReader()
        let value = try ResultReader.value(of: written)
        self.heading = try reader.heading(value)
        var read: [FileResult] = []
        for file in value.objectValue?["files"]?.arrayValue ?? [] {
            let tests = try (file.objectValue?["tests"]?.arrayValue ?? []).map { try reader.test($0) }
            read.append(try reader.file(file, tests: TestList(tests), testCounts: Counts(of: tests)))
        }
        self.files = read
        summary = try reader.summary(value.objectValue?["summary"] ?? .null, of: self.files)
    }

    static func summary(of files: [FileResult]) -> RunSummary {
        var summary = RunSummary(duration: .milliseconds(1_234), wasInterrupted: true, seed: 7)
        for file in files { summary.add(file) }
        return summary
    }

    static func written(_ files: [FileResult], heading: RunHeading) -> [UInt8] {
        var writer = ResultWriter()
        writer.begin(heading)
        var bytes = writer.take()
        for file in files {
            writer.begin(file)
            bytes += writer.take()
            for test in file.tests {
                writer.add(test)
                bytes += writer.take()
            }
            writer.end(file)
        }
        writer.end(summary(of: files))
        return bytes + writer.take()
    }
}
