import HTTP
import JSON
import Platform
import Results
import TestSupport
import Testing

@testable import Running

@Suite("What is skipped")
struct PreconditionTests {
    private static func outcomes(
        _ steps: String, given: [String: String] = [:]
    ) throws -> [Outcome] {
        var variables = GivenVariables()
        for (name, value) in given { variables.give(name, .string(value)) }
        let file = try run(
            "{ \"base\": \"http://h\", \"vars\": { \"n\": 7, \"no\": false, \"yes\": true, \"empty\": \"\", \"nil\": null }, \"steps\": [ { \"name\": \"first\", \"GET\": \"/1\" }, \(steps) ] }",
            given: variables, through: RecordingTransport(["GET /1": "{}", "GET /2": "{}"]))
        return file.tests[0].steps.dropFirst().map(\.outcome)
    }

    @Test(
        "is a step whose skip says so",
        arguments: [
            ("true", "skip is true"), ("false", nil), (#""issue 12""#, "issue 12"),
            (#""issue {{n}}""#, "issue 7"), (#""{{yes}}""#, "skip is true"), (#""{{no}}""#, nil),
            (#""{{empty}}""#, nil), (#""{{nil}}""#, nil), (#""{{n}}""#, "7"),
        ] as [(String, String?)])
    func skip(value: String, reason: String?) throws {
        let found = try Self.outcomes(#"{ "GET": "/2", "skip": \#(value) }"#)
        #expect(found == [reason.map { .skipped(reason: $0) } ?? .passed])
    }

    @Test(
        "is a step of whose conditions one does not hold",
        arguments: [
            (#"{ "{{n}}": 7 }"#, nil), (#"{ "{{n}}": 8 }"#, "{{n}} expected 8, got 7"),
            (#"{ "{{x}}": { "?is": "absent" } }"#, nil),
            (#"{ "{{x}}": { "?is": "present" } }"#, "expected a value, but {{x}} is absent"),
            (#"{ "{{env.NONE}}": { "?is": "present" } }"#, "expected a value, but {{env.NONE}} is absent"),
            (#"{ "{{x -> default 3}}": 3 }"#, nil), (#"{ "{{x -> default {{n}}}}": 7 }"#, nil),
            (#"{ "{{n -> plus 1}}": { "?lt": 9 } }"#, nil),
            (#"{ "{{n}}": "{{n}}", "{{no}}": true }"#, "{{no}} expected true, got false"),
            (
                #"{ "{{n}}": { "?gt": 8, "?because": "few" } }"#,
                "{{n}} expected a number greater than 8, got 7, because few"
            ),
        ] as [(String, String?)])
    func when(conditions: String, reason: String?) throws {
        let found = try Self.outcomes(#"{ "GET": "/2", "when": \#(conditions) }"#)
        #expect(found == [reason.map { .skipped(reason: $0) } ?? .passed])
    }

    @Test("is asked about a variable of the command line")
    func given() throws {
        let step =
            #"{ "GET": "/2", "when": { "{{slow}}": { "?is": "present" } }, "headers": { "X": "{{slow}}" } }"#
        #expect(try Self.outcomes(step) == [.skipped(reason: "expected a value, but {{slow}} is absent")])
        #expect(try Self.outcomes(step, given: ["slow": "1"]) == [.passed])
    }

    @Test("is an error where a condition cannot be asked")
    func unanswerable() throws {
        let file = try run(
            #"{ "base": "http://h", "vars": { "a": "{{b}}", "b": [1] }, "GET": "/1", "when": { "{{a -> upper}}": "X" } }"#,
            through: RecordingTransport(["GET /1": "{}"]))
        #expect(file.tests.map(\.outcome) == [.errored])
        #expect(
            file.sentences == [
                "{{a -> upper}}: stage 1, `upper`: expected text, got number 1; the stage text writes it as text"
            ])
    }

    @Test("does not fail the test; a later use of its capture says why there is none")
    func laterUse() throws {
        let transport = RecordingTransport(["GET /1": "{}"])
        let file = try run(
            #"""
            { "base": "http://h", "steps": [
                { "name": "make", "POST": "/1", "capture": { "id": "$.id" }, "skip": "issue 12" },
                { "GET": "/1" }, { "GET": "/1/{{id}}" } ],
              "always": [ { "DELETE": "/1/{{id}}", "when": { "{{id}}": { "?is": "present" } } } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /1"])
        #expect(
            file.tests[0].steps.map(\.outcome) == [.skipped(reason: "issue 12"), .passed, .errored])
        #expect(
            file.sentences == [
                "undefined variable \"id\": the step \"make\" captures it, but that step was skipped: issue 12"
            ])
        #expect(
            file.tests[0].always.map(\.outcome) == [
                .skipped(reason: "expected a value, but {{id}} is absent")
            ])
    }

    @Test("is a test: neither its steps nor its always run")
    func test() throws {
        let transport = RecordingTransport(["GET /1": "{}"])
        let file = try run(
            #"""
            { "base": "http://h", "setup": [ { "GET": "/1", "capture": { "all": "$" } } ], "tests": [
                { "name": "a", "skip": true, "steps": [ { "GET": "/2" } ], "always": [ { "GET": "/3" } ] },
                { "name": "b", "when": { "{{all}}": { "?size": 1 } }, "GET": "/2" },
                { "name": "c", "steps": [ { "GET": "/2", "skip": "x" }, { "wait": "1s", "skip": "y" } ] } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /1"])
        #expect(
            file.cases.map(\.outcome) == [
                .skipped(reason: "skip is true"),
                .skipped(reason: "{{all}} expected size 1, got an empty object of size 0"),
                .skipped(reason: "every step was skipped, the first one: x"),
            ])
        let counts = file.counts
        #expect(counts.cases == 3 && counts.skipped == 3 && counts.steps == 1)
    }

    @Test("is a file: nothing of it is begun")
    func file() throws {
        let transport = RecordingTransport([:])
        let file = try run(
            #"""
            { "base": "{{stub}}", "skip": "not before {{year}}", "vars": { "year": 2030 }, "stubs": [ { "on": "*", "reply": {} } ],
              "setup": [ { "GET": "/" } ], "tests": [ { "name": "a", "GET": "/" } ], "teardown": [ { "GET": "/" } ] }
            """#, through: transport)
        #expect(transport.lines == [])
        #expect(file.cases.map(\.outcome) == [.skipped(reason: "not before 2030")])
        #expect(file.setup.isEmpty && file.teardown.isEmpty)
    }

    @Test("hides secrets in the reason")
    func secret() throws {
        let file = try run(
            #"{ "vars": { "key": "hunter22" }, "secrets": ["key"], "GET": "http://h/", "when": { "{{key}}": "other" } }"#,
            through: RecordingTransport([:]))
        #expect(
            file.tests.map(\.outcome) == [.skipped(reason: "{{key}} expected \"other\", got \"***\"")])
    }
}

@Suite("A pause")
struct WaitTests {
    @Test("lasts as long as it says, also by a template")
    func duration() throws {
        let surroundings = Surroundings.fake()
        let file = try run(
            #"{ "vars": { "pause": "2s" }, "steps": [ { "wait": "500ms" }, { "wait": "{{pause}}" } ] }"#,
            through: RecordingTransport([:]), in: surroundings)
        #expect(surroundings.clock.now() == .milliseconds(2500))
        #expect(file.tests[0].steps.map(\.name) == ["wait 500ms", "wait {{pause}}"])
        #expect(file.tests[0].steps.map(\.duration) == [.milliseconds(500), .seconds(2)])
        #expect(file.tests[0].outcome == .passed)
    }

    /// A clock during whose waits somebody interrupts the run.
    private struct InterruptingClock: MonotonicClock {
        let clock = ManualClock()
        let run: Cancellation

        func now() -> Duration { clock.now() }
        func wallTime() -> WallTime { clock.wallTime() }
        func wait(_ duration: Duration, cancellation: Cancellation) -> Bool {
            run.cancel()
            return clock.wait(duration, cancellation: cancellation)
        }
    }

    @Test("ends when the run is interrupted; one in always does not")
    func interrupted() throws {
        var surroundings = Surroundings.fake()
        let clock = InterruptingClock(run: surroundings.cancellation)
        surroundings.clock = clock
        let file = try run(
            #"""
            { "steps": [ { "wait": "1h" }, { "GET": "http://h/" } ], "always": [ { "wait": "2s" } ] }
            """#, through: RecordingTransport([:]), in: surroundings)
        let interrupted = Outcome.notRun(reason: "the run was interrupted")
        #expect(file.tests[0].steps.map(\.outcome) == [interrupted, interrupted])
        #expect(file.tests[0].always.map(\.outcome) == [.passed])
        #expect(clock.now() == .seconds(2))
    }

    @Test("is an error where its template gives no duration")
    func noDuration() throws {
        let file = try run(
            #"{ "vars": { "pause": 2 }, "steps": [ { "wait": "{{pause}}" } ] }"#,
            through: RecordingTransport([:]))
        #expect(
            file.sentences == [
                "expected a duration such as \"250ms\", \"10s\", \"2m\" or \"1h\", got number 2"
            ])
    }
}
