import HTTP
import Platform
import Results
import TestSupport
import Testing

@testable import Running

/// A used test that is run again until it passes. No test waits: the clock is moved by its waits.
@Suite("Polling with another file")
struct UsePollTests {
    private let clock = ManualClock()

    private static let job = #"""
        { "base": "http://h", "vars": { "order": "{{counter}}" },
          "steps": [
            { "name": "begin", "POST": "/jobs/{{order}}", "capture": { "id": "$.id" } },
            { "name": "look", "GET": "/jobs/{{id}}/{{order}}", "capture": { "file": "$.file" } } ],
          "always": [ { "name": "end", "DELETE": "/jobs/{{id}}" } ] }
        """#

    /// The job is done at the third look.
    private func transport(doneAt: Int = 3) -> RecordingTransport {
        var turn = 0
        return RecordingTransport { request, _ in
            if request.line.hasPrefix("POST") {
                turn += 1
                return .success(CannedAnswer(body: #"{ "id": \#(turn)0 }"#).response(from: request.url))
            }
            let answer: CannedAnswer =
                turn < doneAt && request.line.hasPrefix("GET") ? CannedAnswer(404) : #"{ "file": "f" }"#
            return .success(answer.response(from: request.url))
        }
    }

    private func run(
        _ text: String, job: String = job, through transport: RecordingTransport,
        cancellation: Cancellation = Cancellation()
    ) throws -> FileResult {
        var surroundings = Surroundings.fake(clock: clock)
        surroundings.cancellation = cancellation
        return try RunningTests.run(
            text, through: transport, in: surroundings, files: MemoryFiles(["_job.json": job]))
    }

    private func polled(
        _ poll: String, job: String = job, more: String = "", through transport: RecordingTransport
    ) throws -> FileResult {
        try run(
            #"{ "steps": [ { "name": "job", "use": "_job.json", \#(more) "poll": \#(poll) } ] }"#,
            job: job, through: transport)
    }

    @Test("the whole test runs again, its always too, templates filled in anew, until it passes")
    func passes() throws {
        let transport = transport()
        let file = try polled(#""30s""#, more: #""capture": ["file"],"#, through: transport)
        #expect(file.sentences == [])
        #expect(
            transport.lines == [
                "POST /jobs/1", "GET /jobs/10/1", "DELETE /jobs/10", "POST /jobs/2", "GET /jobs/20/2",
                "DELETE /jobs/20", "POST /jobs/3", "GET /jobs/30/3", "DELETE /jobs/30",
            ])
        #expect(clock.now() == .seconds(2))
        #expect(file.tests[0].outcome == .passed)
        #expect(file.tests[0].steps.map(\.name) == ["job › begin", "job › look", "job › end"])
    }

    @Test("the steps of the last attempt alone are reported; the first that failed tells of them all")
    func fails() throws {
        let file = try polled(#"{ "times": 2, "every": "5s" }"#, through: transport())
        #expect(file.tests[0].steps.map(\.outcome) == [.passed, .failed, .passed])
        #expect(
            file.sentences == [
                "did not hold in 2 attempts, the last: status  expected 2xx, got 404",
                "capture file  $.file: the body is empty, expected JSON",
            ])
        #expect(
            file.tests[0].steps[1].attempts == [
                "attempts 1 to 2, after 5s: job › look: status  expected 2xx, got 404"
            ])
    }

    @Test(
        "ends when its time is over, as the poll of a call does",
        arguments: [
            (#""3s""#, 4, 3, "within 3s: 4 attempts"), (#"{ "times": 1 }"#, 1, 0, "in 1 attempt"),
            (#"{ "for": "10s", "backoff": 2 }"#, 5, 10, "within 10s: 5 attempts"),
            (#"{ "for": "{{limit}}", "every": "2s" }"#, 4, 5, "within 5s: 4 attempts"),
        ])
    func ends(poll: String, attempts: Int, seconds: Int, words: String) throws {
        let transport = transport(doneAt: 100)
        let file = try run(
            #"{ "vars": { "limit": "5s" }, "steps": [ { "name": "job", "use": "_job.json", "poll": \#(poll) } ] }"#,
            through: transport)
        #expect(transport.lines.count == attempts * 3)
        #expect(clock.now() == .seconds(seconds))
        #expect(file.sentences.first == "did not hold \(words), the last: status  expected 2xx, got 404")
    }

    @Test("what it is to bring back must be there too")
    func missing() throws {
        let job = #"""
            { "steps": [
                { "GET": "http://h/", "capture": { "state": "$.state" } },
                { "name": "take", "when": { "{{state}}": "done" }, "set": { "got": "{{state}}-7" } } ] }
            """#
        var turn = 0
        let transport = RecordingTransport { request, _ in
            turn += 1
            let answer: CannedAnswer = turn < 3 ? #"{ "state": "no" }"# : #"{ "state": "done" }"#
            return .success(answer.response(from: request.url))
        }
        let file = try run(
            #"""
            { "steps": [
                { "use": "_job.json", "capture": ["got"], "poll": "9s" }, { "GET": "http://h/{{got}}" } ] }
            """#, job: job, through: transport)
        #expect(file.sentences == [])
        #expect(transport.lines == ["GET /", "GET /", "GET /", "GET /done-7"])
    }

    @Test("captures are those of the last attempt, and what was there before where it gave none")
    func captures() throws {
        var turn = 0
        let transport = RecordingTransport { request, _ in
            turn += 1
            let answer: CannedAnswer = turn == 1 ? #"{ "got": 1, "state": "no" }"# : #"{ "state": "no" }"#
            return .success(answer.response(from: request.url))
        }
        let job = #"""
            { "steps": [
                { "GET": "http://h/", "capture": { "got": "$.got" }, "expect": { "paths": { "$.state": "yes" } } } ] }
            """#
        let file = try run(
            #"""
            { "steps": [
                { "set": { "got": "before" } },
                { "use": "_job.json", "capture": ["got"], "poll": { "times": 2 }, "soft": true },
                { "GET": "http://h/{{got}}" } ] }
            """#, job: job, through: transport)
        #expect(transport.lines == ["GET /", "GET /", "GET /before"])
        #expect(file.sentences.first?.hasPrefix("did not hold in 2 attempts, the last: ") == true)
    }

    @Test(
        "what another attempt would not change ends it at once",
        arguments: [
            (#"{ "GET": "http://h/{{env.NOPE}}" }"#, ""), (#"{ "set": { "a": "{{env.NOPE}}" } }"#, ""),
            (#"{ "GET": "http://h/", "session": "{{env.NOPE}}" }"#, ""),
            (#"{ "wait": "1ms" }"#, #""with": { "a": "{{env.NOPE}}" },"#),
            (#"{ "GET": "http://h/", "poll": { "times": "{{env.NOPE}}" } }"#, ""),
        ])
    func staying(step: String, more: String) throws {
        let transport = transport()
        let file = try polled(
            #""30s""#, job: #"{ "steps": [ \#(step) ] }"#, more: more, through: transport)
        #expect(file.tests[0].outcome == .errored)
        #expect(file.tests[0].steps.count == 1)
        #expect(transport.lines == [])
        #expect(clock.now() <= .milliseconds(1))
    }

    @Test("an error that would stay ends it, one that may pass does not", arguments: [true, false])
    func connection(stays: Bool) throws {
        let error: TransportError = stays ? .unresolved(host: "h") : .refused(url: "u", detail: "d")
        let transport = RecordingTransport { _, _ in .failure(error) }
        _ = try polled(
            #"{ "times": 3 }"#, job: #"{ "steps": [ { "GET": "http://h/" } ] }"#, through: transport)
        #expect(transport.lines.count == (stays ? 1 : 3))
    }

    @Test("an undefined variable of always that a failed step would have captured ends nothing")
    func consequence() throws {
        var turn = 0
        let transport = RecordingTransport { request, _ in
            turn += 1
            let answer: CannedAnswer = turn == 1 ? CannedAnswer(503) : #"{ "id": 1, "file": "f" }"#
            return .success(answer.response(from: request.url))
        }
        let file = try polled(#""30s""#, through: transport)
        #expect(file.tests[0].outcome == .passed)
        #expect(transport.lines == ["POST /jobs/1", "POST /jobs/2", "GET /jobs/1/2", "DELETE /jobs/1"])
    }

    @Test("a skipped test is not repeated")
    func skipped() throws {
        let file = try polled(
            #""30s""#, job: #"{ "skip": "moved", "GET": "http://h/" }"#, through: transport())
        #expect(file.tests[0].steps.map(\.outcome) == [.skipped(reason: "moved")])
        #expect(clock.now() == .zero)
    }

    @Test("an interruption ends the pause")
    func interrupted() throws {
        let cancellation = Cancellation()
        let clock = clock
        var looks = 0
        let transport = RecordingTransport { request, _ in
            if request.line.hasPrefix("DELETE") {
                looks += 1
                if looks == 2 { cancellation.cancel() }
            }
            let answer: CannedAnswer = request.line.hasPrefix("GET") ? CannedAnswer(404) : #"{ "id": 1 }"#
            return .success(answer.response(from: request.url))
        }
        let file = try run(
            #"{ "steps": [ { "name": "job", "use": "_job.json", "poll": "30s" }, { "GET": "http://h/" } ] }"#,
            through: transport, cancellation: cancellation)
        #expect(looks == 2)
        #expect(clock.now() == .seconds(1))
        #expect(
            file.tests[0].steps.map(\.name) == ["job › begin", "job › look", "job › end", "GET http://h/"])
    }

    @Test("attempts in always go on though the run is interrupted")
    func cleanup() throws {
        let cancellation = Cancellation()
        var turn = 0
        let transport = RecordingTransport { request, _ in
            turn += 1
            cancellation.cancel()
            return .success(CannedAnswer(turn < 4 ? 404 : 200).response(from: request.url))
        }
        let file = try run(
            #"""
            { "tests": [ { "name": "t", "steps": [ { "GET": "http://h/first", "soft": true } ],
                "always": [ { "name": "job", "use": "_job.json", "poll": "30s" } ] } ] }
            """#, job: #"{ "GET": "http://h/" }"#, through: transport, cancellation: cancellation)
        #expect(transport.lines == ["GET /first", "GET /", "GET /", "GET /"])
        #expect(file.tests[0].always.map(\.outcome) == [.passed])
    }
}
