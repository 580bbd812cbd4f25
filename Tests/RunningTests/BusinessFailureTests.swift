import Results
import TestSupport
import Testing

@testable import Running

@Suite("Business failures of a run")
struct BusinessFailureTests {
    private let failing = RecordingTransport([
        "GET /a": #"{ "result": 0, "code": 100, "msg": "the key is correct horse" }"#,
        "GET /b": #"{ "result": 1 }"#,
    ])

    @Test("the rule's templates are filled in before the captures of the call")
    func templates() throws {
        let file = try run(
            #"""
            { "base": "http://h", "vars": { "fine": 1, "code": "100" },
              "outcome": { "ok": { "$.result": "{{fine}}" }, "code": "$.{{field}}", "texts": { "{{code}}": "{{text}}" } },
              "tests": [ { "vars": { "field": "code", "text": "unknown" },
                "steps": [
                  { "GET": "/a", "expect": { "outcome": "{{code}}" }, "capture": { "text": "outcome text" } },
                  { "GET": "/b", "soft": true },
                  { "GET": "/a", "soft": true } ] } ] }
            """#, through: failing)
        #expect(file.sentences == ["business failure 100 (unknown): $.result expected 1, got 0"])
    }

    @Test("what is captured of a failure is text")
    func captures() throws {
        let file = try run(
            #"""
            { "base": "http://h", "outcome": { "ok": { "$.result": 1 }, "code": "$.code" },
              "steps": [
                { "GET": "/a", "expect": { "outcome": {} }, "capture": { "code": "outcome code" } },
                { "GET": "/b", "capture": { "none": "outcome code" }, "soft": true },
                { "GET": "/{{code}}", "json": "{{code}}" } ] }
            """#, through: failing)
        #expect(
            file.sentences == [
                "capture none  outcome code is absent, so there is nothing to capture",
                "status  expected 2xx, got 404",
            ])
        #expect(failing.requests.last?.text == #""100""#)
    }

    @Test("a secret in a message is masked, and so is a template that cannot be filled in told")
    func secrets() throws {
        let file = try run(
            #"""
            { "base": "http://h", "vars": { "password": "correct horse" }, "secrets": ["password"],
              "outcome": { "ok": { "$.result": 1 }, "message": "$.msg", "fallback": { "code": "{{env.NOPE}}" } },
              "tests": [
                { "name": "one", "GET": "/a", "headers": { "X-Key": "{{password}}" } },
                { "name": "two", "outcome": { "fallback": null }, "GET": "/a", "headers": { "X-Key": "{{password}}" } } ] }
            """#, through: failing)
        #expect(file.tests.map(\.outcome) == [.errored, .failed])
        #expect(file.sentences.last == "business failure: the key is ***")
        #expect(file.tests[0].steps[0].failures.map(\.kind) == [.variableError])
    }

    @Test("texts may stand in a file whose name is known when the step runs")
    func texts() throws {
        let files = MemoryFiles(["./_codes.json": #"{ "100": "unknown" }"#, "./_bad.json": "[1]"])
        func sentences(_ name: String) throws -> [String] {
            try run(
                """
                { "GET": "http://h/a", "vars": { "name": "\(name)" },
                  "outcome": { "ok": { "$.result": 1 }, "code": "$.code", "fallback": { "message": "none" },
                               "texts": "_{{name}}.json" } }
                """, through: failing, files: files
            ).sentences
        }
        #expect(try sentences("codes") == ["business failure 100 (unknown): none"])
        #expect(try sentences("bad") == ["expected an object of codes and their texts, got an array"])
    }
}
