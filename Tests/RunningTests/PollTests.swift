import HTTP
import Platform
import Results
import TestSupport
import Testing

@testable import Running

/// A call that is made again until what it expects holds. No test waits: the clock is moved by its waits.
@Suite("Polling")
struct PollTests {
    private let clock = ManualClock()

    /// Answers with these in turn; the last one stays.
    private func answering(_ answers: [CannedAnswer], taking time: Duration = .zero) -> RecordingTransport {
        var turn = 0
        return RecordingTransport { [clock] request, _ in
            clock.advance(by: time)
            let answer = answers[min(turn, answers.count - 1)]
            turn += 1
            return .success(answer.response(from: request.url))
        }
    }

    private func polled(
        _ poll: String, expect: String = #"{ "json": { "state": "done" } }"#, more: String = "",
        through transport: any Transport
    ) throws -> StepResult {
        let file = try run(
            #"{ "base": "http://h", \#(more) "GET": "/{{counter}}", "poll": \#(poll), "expect": \#(expect) }"#,
            through: transport, in: .fake(clock: clock))
        return try #require(file.tests.first?.steps.first)
    }

    private func sentences(_ step: StepResult) -> [String] { step.failures.map(\.sentence) }

    private static let waiting: CannedAnswer = #"{ "state": "running" }"#
    private static let done: CannedAnswer = #"{ "state": "done" }"#

    @Test("two answers that do not match are no failures; the third decides")
    func third() throws {
        let transport = answering([Self.waiting, Self.waiting, Self.done], taking: .milliseconds(10))
        let step = try polled(#""30s""#, through: transport)
        #expect(step.outcome == .passed)
        #expect(step.checks == 2)
        #expect(step.duration == .milliseconds(2_030))
        // Templates are filled in anew for each attempt.
        #expect(transport.lines == ["GET /1", "GET /2", "GET /3"])
    }

    @Test("the report shows the attempts and their times")
    func notes() throws {
        let transport = answering([Self.waiting, Self.waiting, CannedAnswer(404), "{ \"state\": 1 }"])
        let step = try polled(#"{ "times": 4, "every": "2s" }"#, through: transport)
        #expect(
            step.attempts == [
                #"attempts 1 to 2, after 2s: $.state  expected "done", got "running""#,
                "attempt 3, after 4s: status  expected 2xx, got 404",
                #"attempt 4, after 6s: $.state  expected string "done", got number 1"#,
            ])
        #expect(
            sentences(step) == [
                #"did not hold in 4 attempts, the last: $.state  expected string "done", got number 1"#
            ])
    }

    @Test(
        "ends when its time is over: an attempt at the very end is the last",
        arguments: [
            (#""30s""#, 31, 30, "within 30s: 31 attempts"),
            (#"{ "for": "5s", "every": "2s" }"#, 4, 5, "within 5s: 4 attempts"),
            (#"{ "for": "1s", "every": "1m" }"#, 2, 1, "within 1s: 2 attempts"),
            (#"{ "for": "10s", "backoff": 2 }"#, 5, 10, "within 10s: 5 attempts"),
            (#"{ "times": 1 }"#, 1, 0, "in 1 attempt"),
            (#"{ "for": "1m", "times": 3 }"#, 3, 2, "in 3 attempts"),
            (#"{ "times": 10, "every": "10s", "backoff": 2.5 }"#, 10, 455, "in 10 attempts"),
            (#"{ "times": 3, "every": "2m", "backoff": 9 }"#, 3, 240, "in 3 attempts"),
        ])
    func ends(poll: String, attempts: Int, seconds: Int, words: String) throws {
        let transport = answering([Self.waiting])
        let step = try polled(poll, through: transport)
        #expect(transport.requests.count == attempts)
        #expect(step.duration == .seconds(seconds))
        #expect(
            sentences(step) == [
                #"did not hold \#(words), the last: $.state  expected "done", got "running""#
            ])
    }

    @Test("no attempt is begun when one that took long was over after the end")
    func longAttempts() throws {
        let transport = answering([Self.waiting], taking: .seconds(4))
        let step = try polled(#""6s""#, through: transport)
        #expect(transport.requests.count == 2)
        #expect(step.duration == .seconds(9))
    }

    @Test(
        "refused, reset, timed out and a business failure are attempts that did not hold",
        arguments: [
            TransportError.refused(url: "u", detail: "d"), .reset(url: "u", detail: "d"),
            .timedOut(url: "u", limit: .seconds(30), stage: .waiting), nil,
        ])
    func passing(error: TransportError?) throws {
        var turn = 0
        let transport = RecordingTransport { request, _ in
            turn += 1
            if turn > 2 { return .success(Self.done.response(from: request.url)) }
            if let error { return .failure(error) }
            let failure = CannedAnswer(body: #"{ "state": "done", "error": 7 }"#)
            return .success(failure.response(from: request.url))
        }
        let rule = #""outcome": { "ok": { "$.error": { "?is": "absent" } } },"#
        #expect(try polled(#""5s""#, more: rule, through: transport).outcome == .passed)
        #expect(turn == 3)
    }

    @Test(
        "an error that would stay ends it at once",
        arguments: [TransportError.unresolved(host: "h"), .invalidRequest(.repeatedHost), .cancelled])
    func staying(error: TransportError) throws {
        let transport = RecordingTransport { _, _ in .failure(error) }
        let step = try polled(#""30s""#, through: transport)
        #expect(transport.requests.count == 1)
        #expect(sentences(step) == [error.message])
    }

    @Test(
        "a template that cannot be filled in is not tried again",
        arguments: [
            (#""query": { "a": "{{env.NOPE}}" },"#, "{}", 0),
            ("", #"{ "json": { "state": "{{env.NOPE}}" } }"#, 1),
            (#""capture": { "a": { "path": "$.b", "default": "{{env.NOPE}}" } },"#, "{}", 1),
        ])
    func templates(more: String, expect: String, requests: Int) throws {
        let transport = answering([Self.waiting])
        let step = try polled(#""30s""#, expect: expect, more: more, through: transport)
        #expect(transport.requests.count == requests)
        #expect(step.outcome == .errored)
        #expect(clock.now() == .zero)
    }

    @Test(
        "\"stop\" ends it as a failure; it implies no status",
        arguments: [
            (#"{ "paths": { "$.state": "failed" } }"#, true), (#"{ "json": { "state": "failed" } }"#, true),
            ("500", true), (#"["4xx", 500]"#, true), (#"{ "outcome": "9" }"#, true),
            (#"{ "outcome": "8" }"#, false), ("404", false), (#"{ "error": true }"#, false),
            (#"{ "paths": { "$.state": "{{state}}" } }"#, true),
        ])
    func stops(stop: String, holds: Bool) throws {
        let failed = CannedAnswer(500, body: #"{ "state": "failed", "code": 9 }"#)
        let transport = answering([Self.waiting, failed])
        let more =
            #""vars": { "state": "failed" }, "outcome": { "ok": { "$.code": { "?is": "absent" } }, "code": "$.code" },"#
        let step = try polled(
            #"{ "times": 3, "stop": \#(stop) }"#, more: more, through: transport)
        #expect(transport.requests.count == (holds ? 2 : 3))
        guard holds else { return }
        #expect(step.outcome == .failed)
        #expect(step.failures.first?.kind == .pollStopped)
        #expect(
            sentences(step) == [
                #"poll  stopped at attempt 2: what "stop" expects holds"#,
                "business failure 9: $.code expected no value, got number 9",
                "status  expected 2xx, got 500",
                #"$.state  expected "done", got "failed""#,
            ])
    }

    @Test("\"stop\" with an error ends it when the call ends so")
    func stopsOnError() throws {
        let transport = RecordingTransport { _, _ in .failure(.refused(url: "u", detail: "d")) }
        let step = try polled(#"{ "times": 9, "stop": { "error": "refused" } }"#, through: transport)
        #expect(transport.requests.count == 1)
        #expect(step.failures.map(\.kind) == [.pollStopped, .connectionError])
    }

    @Test("what holds is no failure, whatever \"stop\" says")
    func expectBeforeStop() throws {
        let step = try polled(
            #"{ "times": 2, "stop": { "json": { "state": "done" } } }"#, through: answering([Self.done]))
        #expect(step.outcome == .passed)
    }

    @Test("captures are those of the last attempt")
    func captures() throws {
        let transport = answering([
            #"{ "state": "running", "id": 1, "extra": true }"#, #"{ "state": "running", "id": 2 }"#,
            #"{ "state": "done", "id": 3 }"#, #"{}"#,
        ])
        let file = try run(
            #"""
            { "base": "http://h",
              "steps": [
                { "set": { "extra": "before" } },
                { "GET": "/", "poll": "9s", "expect": { "json": { "state": "done" } },
                  "capture": { "id": "$.id", "extra": { "path": "$.extra", "default": "none" } } },
                { "GET": "/{{id}}/{{extra}}" },
                { "GET": "/", "poll": { "times": 1 }, "soft": true, "capture": { "id": "$.id" } },
                { "GET": "/{{id}}" } ] }
            """#, through: transport, in: .fake(clock: clock))
        #expect(transport.lines.suffix(3) == ["GET /3/none", "GET /", "GET /3"])
        #expect(
            file.sentences == [
                "did not hold in 1 attempt, the last: capture id  $.id is absent, so there is nothing to capture"
            ])
    }

    @Test("an attempt begins with what was captured before the step")
    func capturesOfAttempts() throws {
        let transport = answering([#"{ "next": 2 }"#, #"{ "next": 3 }"#, #"{ "next": 3, "state": "done" }"#])
        let file = try run(
            #"""
            { "base": "http://h", "steps": [
                { "set": { "next": 1 } },
                { "GET": "/{{next}}", "poll": "9s", "expect": { "json": { "state": "done" } }, "capture": { "next": "$.next" } },
                { "GET": "/{{next}}" } ] }
            """#, through: transport, in: .fake(clock: clock))
        #expect(file.tests[0].outcome == .passed)
        #expect(transport.lines == ["GET /1", "GET /1", "GET /1", "GET /3"])
    }

    @Test("an interruption ends the pause; a poll in \"always\" goes on")
    func interrupted() throws {
        var surroundings = Surroundings.fake(clock: clock)
        surroundings.cancellation = Cancellation()
        let cancellation = surroundings.cancellation
        var turn = 0
        let transport = RecordingTransport { request, _ in
            turn += 1
            if turn == 2 { cancellation.cancel() }
            return .success((turn < 4 ? Self.waiting : Self.done).response(from: request.url))
        }
        let file = try run(
            #"""
            { "base": "http://h",
              "tests": [ { "name": "t",
                "steps": [ { "GET": "/", "poll": "30s", "expect": { "json": { "state": "done" } } } ],
                "always": [ { "GET": "/", "poll": "30s", "expect": { "json": { "state": "done" } } } ] } ] }
            """#, through: transport, in: surroundings)
        #expect(turn == 4)
        #expect(file.sentences == [TransportError.cancelled.message])
        #expect(file.tests[0].always.map(\.outcome) == [.passed])
    }

    @Test(
        "limits that only a template makes wrong are told before anything is sent",
        arguments: [
            #"{ "for": "{{none}}" }"#, #"{ "times": "{{zero}}" }"#, #"{ "times": 1, "every": "{{none}}" }"#,
        ])
    func wrongLimits(poll: String) throws {
        let transport = answering([Self.done])
        let step = try polled(poll, more: #""vars": { "none": "0s", "zero": 0 },"#, through: transport)
        #expect(transport.requests.isEmpty)
        #expect(
            sentences(step) == ["a poll lasts and pauses longer than nothing, and tries at least once"])
    }

    @Test("a secret in an attempt is masked")
    func secrets() throws {
        let step = try polled(
            #"{ "times": 1 }"#,
            more: #""vars": { "s": "correct horse" }, "secrets": ["s"], "headers": { "X": "{{s}}" },"#,
            through: answering([#"{ "state": "correct horse" }"#]))
        #expect(step.attempts == [#"attempt 1, after 0ms: $.state  expected "done", got "***""#])
        #expect(
            sentences(step) == [#"did not hold in 1 attempt, the last: $.state  expected "done", got "***""#])
    }
}
