import Diagnostics
import JSON
import Platform
import Results
import Running
import Specs
import Testing

@Suite("Secrets before and after their first use")
struct SecretLifetimeTests {
    private static func run(_ text: String, environment: [String: String] = [:]) throws -> FileResult {
        var surroundings = Surroundings.real()
        surroundings.environment = Environment(environment)
        let loaded = SpecLoader(files: surroundings.files)
            .load(SourceText(name: "spec.json", text: text), folder: ".")
        #expect(loaded.diagnostics.map { $0.rendered() } == [])
        let options = RunOptions(keepsExchanges: true)
        let result = try Runner(options: options, surroundings: surroundings).run([PlannedFile(loaded)])
        return try #require(result.files.first)
    }

    @Test("a secret of the environment is masked in an answer that comes before its first use")
    func environment() throws {
        let file = try Self.run(
            #"""
            {"base": "{{stub}}", "vars": {"key": "k-{{env.KEY}}"}, "secrets": ["key"],
             "stubs": [{"on": "*", "reply": {"text": "the key is k-hunter22"}}],
             "tests": [{"name": "t", "GET": "/"}]}
            """#, environment: ["KEY": "hunter22"])
        #expect(file.tests.first?.steps.first?.response?.body?.excerpt == "the key is ***")
    }

    @Test("steps of one name in steps and always keep their own fates")
    func fates() throws {
        let file = try Self.run(
            #"""
            {"base": "{{stub}}", "stubs": [{"on": "GET /a", "reply": {"json": {}}}],
             "tests": [{"name": "t",
               "steps": [{"name": "get", "GET": "/a", "capture": {"id": "$.id"}}],
               "always": [{"name": "get", "GET": "/a"}, {"name": "use", "GET": "/{{id}}"}]}]}
            """#)
        #expect(
            file.tests.first?.always.last?.failures.map(\.message) == [
                "undefined variable \"id\": the step \"get\" captures it, but that step failed"
            ])
    }
}
