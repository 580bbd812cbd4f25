import Diagnostics
import HTTP
import JSON
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

@Suite("A test of another file in the place of a step")
struct UseTests {
    private static let login = #"""
        { "base": "http://h", "vars": { "user": "nobody", "path": "/{{user}}" }, "secrets": ["token"], "tests": [
            { "name": "log in", "vars": { "agent": "a" },
              "steps": [
                { "name": "ask", "GET": "{{path}}", "headers": { "X-Agent": "{{agent}}" }, "capture": { "token": "$.token", "id": "$.id" } },
                { "name": "check", "GET": "/check", "headers": { "X": "{{token}}" } } ],
              "always": [ { "name": "end", "GET": "/end" } ] },
            { "name": "other", "steps": [ { "GET": "/other" } ] } ] }
        """#

    private static func transport(check: Int = 200) -> RecordingTransport {
        RecordingTransport { request, _ in
            let answers: [String: CannedAnswer] = [
                "GET /ada": CannedAnswer(
                    200, ["Set-Cookie": "s=1"], body: #"{ "token": "t-4711", "id": 7 }"#),
                "GET /check": CannedAnswer(check, body: "t-4711"),
            ]
            return .success(
                (answers[request.line] ?? CannedAnswer(200, body: "{}")).response(from: request.url))
        }
    }

    private static func run(
        _ text: String, _ files: [String: String] = ["_login.json": login],
        through transport: RecordingTransport = transport(), given: GivenVariables = GivenVariables()
    ) throws -> FileResult {
        try RunningTests.run(text, given: given, through: transport, files: MemoryFiles(files))
    }

    @Test("runs its steps and its always, with its own levels, in the caller's jar")
    func steps() throws {
        let transport = Self.transport()
        let file = try Self.run(
            #"""
            { "base": "http://h/v1", "vars": { "user": "bob" }, "steps": [
                { "name": "log in", "use": "_login.json#log in", "with": { "user": "ada" }, "capture": ["id", "token"] },
                { "name": "get", "GET": "/notes/{{id}}", "auth": { "bearer": "{{token}}" } } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /ada", "GET /check", "GET /end", "GET /v1/notes/7"])
        #expect(file.tests[0].steps.map(\.name) == ["log in › ask", "log in › check", "log in › end", "get"])
        #expect(file.tests[0].outcome == .passed)
        #expect(transport.requests.last?.headers.first { $0.name == "Cookie" }?.value == "s=1")
    }

    @Test("fails with a place in the used file, and names the caller; its secrets are masked")
    func failure() throws {
        let transport = Self.transport(check: 500)
        let file = try Self.run(
            #"""
            { "steps": [
                { "name": "log in", "use": "_login.json#log in", "with": { "user": "ada" }, "capture": ["id"] },
                { "name": "next", "GET": "http://h/{{id}}" } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /ada", "GET /check", "GET /end"])
        let step = file.tests[0].steps[1]
        #expect(step.name == "log in › check")
        #expect(step.place.description == "_login.json:5:9")
        #expect(step.callers.map(\.description) == ["spec.json:2:5"])
        #expect(step.failures.map(\.place?.description) == ["_login.json:5:9"])
        #expect(step.response?.body?.excerpt == "***")
        #expect(
            file.tests[0].steps.last?.outcome
                == .notRun(reason: "since the step \"log in › check\" failed"))
    }

    @Test("brings back what is named, under another name and by stages; nothing else")
    func captures() throws {
        let transport = Self.transport()
        let file = try Self.run(
            #"""
            { "steps": [
                { "set": { "path": "/mine" } },
                { "use": "_login.json#log in", "with": { "user": "ada" },
                  "capture": { "mine": "var token -> split '-' -> last", "none": { "path": "var nothing", "default": 1 } } },
                { "GET": "http://h{{path}}/{{mine}}/{{none}}" } ] }
            """#, through: transport)
        #expect(file.sentences == [])
        #expect(transport.lines.last == "GET /mine/4711/1")
    }

    @Test("does not see the caller's values; the command line wins over its own, with over that")
    func scopes() throws {
        let part = #"{ "vars": { "a": "own", "b": "own", "c": "own" }, "GET": "http://h/{{a}}/{{b}}/{{c}}" }"#
        var given = GivenVariables()
        given.give("b", .string("given"))
        given.give("c", .string("given"))
        let transport = Self.transport()
        _ = try Self.run(
            #"{ "steps": [ { "set": { "a": "caller" } }, { "use": "_part.json", "with": { "c": "with" } } ] }"#,
            ["_part.json": part], through: transport, given: given)
        #expect(transport.lines == ["GET /own/given/with"])
    }

    @Test("is skipped with the used test; a later use of its capture says so")
    func skipped() throws {
        let part = #"{ "skip": "moved", "GET": "http://h/", "capture": { "a": "$.a" } }"#
        let file = try Self.run(
            #"{ "steps": [ { "name": "part", "use": "_part.json", "capture": ["a"] }, { "set": { "b": "{{a}}" } } ] }"#,
            ["_part.json": part])
        #expect(file.tests[0].steps.first?.outcome == .skipped(reason: "moved"))
        #expect(
            file.sentences == [
                "undefined variable \"a\": the step \"part\" captures it, but that step was skipped: moved"
            ])
    }

    @Test("is an error where what is wanted was not captured")
    func missing() throws {
        let part = #"""
            { "steps": [ { "GET": "http://h/", "skip": true, "capture": { "a": "$.a" } }, { "wait": "1s" } ] }
            """#
        let file = try Self.run(
            #"{ "steps": [ { "name": "part", "use": "_part.json", "capture": ["a"] } ] }"#,
            ["_part.json": part])
        #expect(file.tests[0].steps.map(\.outcome) == [.skipped(reason: "skip is true"), .passed, .failed])
        #expect(
            file.sentences == ["capture a  var a is absent: \"_part.json\" gave that variable no value"])
    }

    @Test("may stand in a loop, in setup and in always, and may use another file and its own")
    func nested() throws {
        let transport = Self.transport()
        let file = try Self.run(
            #"""
            { "setup": [ { "use": "parts/_a.json", "with": { "n": 0 }, "capture": ["out"] } ],
              "tests": [
                { "name": "main", "steps": [ { "each": { "i": [1, 2] }, "steps": [ { "use": "parts/_a.json", "with": { "n": "{{i}}" } } ] } ],
                  "always": [ { "use": "spec.json#again", "with": { "x": "{{out}}" } } ] },
                { "name": "again", "vars": { "x": "none" }, "GET": "http://h/{{x}}" } ] }
            """#,
            [
                "parts/_a.json":
                    #"{ "steps": [ { "use": "_b.json", "with": { "m": "{{n}}" }, "capture": { "out": "var got" } } ] }"#,
                "spec.json": "",
                "parts/_b.json":
                    #"{ "steps": [ { "GET": "http://h/{{m}}" }, { "set": { "got": "b{{m}}" } } ] }"#,
            ], through: transport)
        #expect(file.sentences == [])
        #expect(transport.lines == ["GET /0", "GET /1", "GET /2", "GET /b0", "GET /none"])
        #expect(
            file.tests[0].steps.first?.name
                == "each i › [1] i=1 › use parts/_a.json › use _b.json › GET http://h/{{m}}")
        #expect(
            file.tests[0].steps.first?.callers.map(\.description) == ["parts/_a.json:1:14", "spec.json:3:72"])
        #expect(file.tests[0].always.map(\.name) == ["use spec.json#again › GET http://h/{{x}}"])
    }
}
