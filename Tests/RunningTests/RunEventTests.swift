import Diagnostics
import HTTP
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

@Suite("The events of a run")
struct RunEventTests {
    /// Keeps what it is told.
    private final class Log: RunObserver {
        private let events = Guarded<[RunEvent]>([])
        let looks = Monitor(0)

        func note(_ event: RunEvent) { events.withLock { $0.append(event) } }

        func look() { looks.update { $0 += 1 } }

        var lines: [String] { events.withLock { $0.map(Log.line) } }

        private static func line(_ event: RunEvent) -> String {
            switch event {
            case .runBegan(let plan): "run of \(plan.tests) in \(plan.files)"
            case .fileBegan(let file, let name): "begin \(file) \(name)"
            case .phaseBegan(let phase, let file): "begin \(file) \(phase.rawValue)"
            case .phaseEnded(let phase, let file): "end \(file) \(phase.rawValue)"
            case .testBegan(let number, let name): "begin \(number.file).\(number.test) \(name)"
            case .testEnded(let number, let ending):
                "end \(number.file).\(number.test) \(text(ending.counts))"
            case .fileEnded(let file, let ending): "end \(file): \(ending.tests) \(text(ending.counts))"
            }
        }

        /// Passed, flaky, bad, not run, skipped.
        private static func text(_ counts: Counts) -> String {
            "+\(counts.passed) ~\(counts.flaky) x\(counts.failed + counts.errored) -\(counts.notRun) s\(counts.skipped)"
        }
    }

    private func lines(
        _ texts: [String], options: RunOptions = RunOptions(), files: MemoryFiles = MemoryFiles(),
        _ answer: @escaping @Sendable (WireRequest, Cancellation) -> Int = { _, _ in 200 }
    ) throws -> [String] {
        let planned = texts.enumerated().map { index, text in
            PlannedFile(
                SpecLoader(files: files, knownVariables: [])
                    .load(SourceText(name: "\(index).json", text: text), folder: "."))
        }
        let log = Log()
        var surroundings = Surroundings.fake()
        surroundings.files = files
        let runner = Runner(options: options, surroundings: surroundings) {
            RecordingTransport { request, cancellation in
                .success(Response(status: answer(request, cancellation), url: request.url))
            }
        }
        _ = try runner.run(planned, observer: log) { _ in }
        return log.lines
    }

    @Test("tell of the run, its files, phases and tests, each when it begins and when it ends")
    func order() throws {
        let text = #"""
            { "base": "http://h", "setup": [ { "GET": "/in" } ], "teardown": [ { "GET": "/out" } ],
              "tests": [ { "name": "a", "GET": "/a" }, { "name": "b", "GET": "/b", "expect": 404 },
                         { "name": "c", "skip": "why not", "GET": "/c" } ] }
            """#
        #expect(
            try lines([text, #"{ "name": "one", "GET": "http://h/" }"#]) == [
                "run of 4 in 2", "begin 0 0.json", "begin 0 setup", "end 0 setup", "begin 0.0 a",
                "end 0.0 +1 ~0 x0 -0 s0", "begin 0.1 b", "end 0.1 +0 ~0 x1 -0 s0", "begin 0.2 c",
                "end 0.2 +0 ~0 x0 -0 s1", "begin 0 teardown", "end 0 teardown", "end 0: 3 +1 ~0 x1 -0 s1",
                "begin 1 1.json", "begin 1.0 one", "end 1.0 +1 ~0 x0 -0 s0", "end 1: 1 +1 ~0 x0 -0 s0",
            ])
    }

    @Test("have names without secrets, be they of the file or of the test")
    func secrets() throws {
        let text = #"""
            { "base": "http://h", "vars": { "pw": "hunter22" }, "secrets": ["pw", "key"],
              "tests": [ { "name": "log in with hunter22", "GET": "/a" },
                         { "name": "by k-4711-x", "vars": { "key": "k-4711-x" }, "GET": "/b" } ] }
            """#
        #expect(
            try lines([text]).filter { $0.hasPrefix("begin 0.") } == [
                "begin 0.0 log in with ***", "begin 0.1 by ***",
            ])
    }

    @Test("tell of a test that is repeated once, and whether it passed in the end")
    func retries() throws {
        var options = RunOptions()
        options.retries = 2
        let count = Guarded(0)
        let events = try lines([#"{ "name": "t", "GET": "http://h/" }"#], options: options) { _, _ in
            count.withLock {
                $0 += 1
                return $0 < 3 ? 500 : 200
            }
        }
        #expect(
            events.dropFirst(2) == [
                "begin 0.0 t", "end 0.0 +1 ~1 x0 -0 s0", "end 0: 1 +1 ~1 x0 -0 s0",
            ])
    }

    @Test("tell of each row")
    func rows() throws {
        let text =
            #"{ "tests": [ { "name": "t", "rows": [ { "a": 1 }, { "a": 2 } ], "GET": "http://h/{{a}}" } ] }"#
        #expect(
            try lines([text]) == [
                "run of 2 in 1", "begin 0 0.json", "begin 0.0 t [1]", "end 0.0 +1 ~0 x0 -0 s0",
                "begin 0.1 t [2]", "end 0.1 +1 ~0 x0 -0 s0", "end 0: 2 +2 ~0 x0 -0 s0",
            ])
    }

    @Test("are balanced when tests run at the same time")
    func parallel() throws {
        let tests = (0..<20).map { #"{ "name": "t\#($0)", "GET": "/\#($0)" }"# }.joined(separator: ",")
        let text = #"{ "base": "http://h", "parallelTests": true, "tests": [ \#(tests) ] }"#
        let events = try lines([text, text], options: RunOptions(jobs: 8))
        for file in 0..<2 {
            for test in 0..<20 {
                let begin = events.firstIndex(of: "begin \(file).\(test) t\(test)")
                let end = events.firstIndex(of: "end \(file).\(test) +1 ~0 x0 -0 s0")
                #expect(try #require(begin) < #require(end))
            }
        }
        #expect(Set(events).count == events.count)
        #expect(events.count == 1 + 2 * (2 + 2 * 20))
    }

    @Test("tell of what was under way at an interruption, and leave the rest to the end of the file")
    func interrupted() throws {
        let text =
            #"{ "base": "http://h", "tests": [ { "name": "a", "GET": "/a" }, { "name": "b", "GET": "/b" } ] }"#
        let events = try lines([text, text]) { _, cancellation in
            cancellation.cancel()
            return 200
        }
        #expect(
            events == [
                "run of 4 in 2", "begin 0 0.json", "begin 0.0 a", "end 0.0 +1 ~0 x0 -0 s0",
                "end 0: 2 +1 ~0 x0 -1 s0", "begin 1 1.json", "end 1: 2 +0 ~0 x0 -2 s0",
            ])
    }

    @Test("tell of files that fail as a whole by their end")
    func wholeFiles() throws {
        let broken = #"{ "GTE": "http://h/" }"#
        let setup =
            #"{ "setup": [ { "GET": "http://h/in" } ], "tests": [ { "name": "a", "GET": "http://h/a" } ] }"#
        #expect(
            try lines([broken, setup]) { _, _ in 500 } == [
                "run of 2 in 2", "begin 0 0.json", "end 0: 1 +0 ~0 x1 -0 s0", "begin 1 1.json",
                "begin 1 setup", "end 1 setup", "end 1: 1 +0 ~0 x2 -0 s0",
            ])
    }

    @Test("are looked at while results are waited for, and after each of them")
    func looking() throws {
        let log = Log()
        let runner = Runner(options: RunOptions(), surroundings: .fake()) {
            RecordingTransport { request, _ in
                // Answers once it was looked at.
                log.looks.wait { $0 > 0 ? () : nil }
                return .success(Response(status: 200, url: request.url))
            }
        }
        var received: [Int] = []
        _ = try runner.run(
            [PlannedFile(try loaded(#"{ "GET": "http://h/" }"#))], observer: log
        ) { _ in received.append(log.looks.read { $0 }) }
        let first = try #require(received.first)
        #expect(first > 0)
        #expect(log.looks.read { $0 } > first)
    }
}
