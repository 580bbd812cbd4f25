import Diagnostics
import Platform
import Results
import Running
import Specs
import Testing

@Suite("Sessions")
struct SessionTests {
    private static let stubs = """
        "base": "{{stub}}",
        "stubs": [
          { "on": "GET /name", "reply": { "json": { "id": 7, "empty": "" } } },
          { "on": "GET /set/{value}", "reply": { "headers": { "Set-Cookie": "a={{request path value}}; Path=/" } } },
          { "on": "GET /sent", "headers": { "Cookie": { "?is": "present" } }, "reply": { "text": "{{request header Cookie}}" } },
          { "on": "GET /sent", "reply": { "text": "none" } }
        ]
        """

    /// The failures of each step, in order.
    private static func failures(_ members: String) throws -> [[String]] {
        let surroundings = Surroundings.real()
        let loaded = SpecLoader(files: surroundings.files)
            .load(SourceText(name: "spec.json", text: "{ \(stubs), \(members) }"), folder: ".")
        #expect(loaded.diagnostics.map { $0.rendered() } == [])
        let result = try Runner(options: RunOptions(), surroundings: surroundings).run([PlannedFile(loaded)])
        let file = try #require(result.files.first)
        let steps = file.setup + file.tests.flatMap { $0.steps + $0.always } + file.teardown
        return steps.map { $0.failures.map(\.message) }
    }

    @Test("their names are filled in when the step runs, and are text")
    func filledIn() throws {
        let found = try Self.failures(
            #"""
            "steps": [
              { "GET": "/name", "capture": { "id": "$.id" } },
              { "session": "{{id}}", "GET": "/set/1" },
              { "session": "7", "GET": "/sent", "expect": { "text": "a=1" } },
              { "session": "7.0", "GET": "/sent", "expect": { "text": "none" } },
              { "GET": "/sent", "expect": { "text": "none" } }
            ]
            """#)
        #expect(found == [[], [], [], [], []])
    }

    @Test("names differ where their scalars do")
    func scalars() throws {
        let found = try Self.failures(
            #"""
            "steps": [
              { "session": "é", "GET": "/set/1" },
              { "session": "e\u0301", "GET": "/sent", "expect": { "text": "none" } }
            ]
            """#)
        #expect(found == [[], []])
    }

    @Test("a name that turns out to be empty or no text stops the step")
    func noName() throws {
        let found = try Self.failures(
            #"""
            "steps": [
              { "GET": "/name", "capture": { "empty": "$.empty", "all": "$" } },
              { "soft": true, "session": "{{empty}}", "GET": "/sent" },
              { "session": "{{all}}", "GET": "/sent" }
            ]
            """#)
        #expect(found.prefix(2) == [[], ["the session has no name"]])
        // The hint is not this suite's.
        #expect(
            found.last?.map { $0.prefix { $0 != "(" } } == [
                "{{all}} is an object, which cannot stand in the place of text "
            ])
    }

    @Test("the jar of a failing setup is the one that teardown sees")
    func failingSetup() throws {
        let found = try Self.failures(
            #"""
            "setup": [ { "GET": "/set/1" }, { "GET": "/set/2", "expect": 404 } ],
            "tests": [ { "name": "t", "GET": "/sent" } ],
            "teardown": [ { "GET": "/sent", "expect": { "text": "a=2" } } ]
            """#)
        #expect(found == [[], ["expected 404, got 200 OK"], []])
    }
}
