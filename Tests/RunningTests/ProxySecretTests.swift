import Diagnostics
import Platform
import Results
import Running
import Specs
import TestSupport
import Testing

@Suite("Passwords of proxies")
struct ProxySecretTests {
    private func run(_ text: String, environment: [String: String] = [:]) throws -> FileResult {
        var surroundings = Surroundings.real()
        surroundings.environment = Environment(environment)
        let loaded = SpecLoader(files: surroundings.files)
            .load(SourceText(name: "spec.json", text: text), folder: ".")
        let options = RunOptions(recording: .whole)
        let result = try Runner(options: options, surroundings: surroundings).run([PlannedFile(loaded)])
        return try #require(result.files.first)
    }

    private func check(_ file: FileResult) throws {
        let step = try #require(file.tests.first?.steps.first)
        #expect(step.outcome == .passed)
        let sent = step.request?.headers.first { $0.name == "Proxy-Authorization" }
        #expect(sent?.value == "Basic ***")
        #expect(step.response?.body?.excerpt == "you said *** and ***")
    }

    private static let answer = ScriptedServer.Step.ok("you said hunter22 and YWRhOmh1bnRlcjIy")

    @Test("are masked where a spec gives one")
    func spec() throws {
        let proxy = try ScriptedServer(.receive, Self.answer)
        try check(
            try run(
                """
                {"GET": "http://shop.test/", "options": {"proxy": "http://ada:hunter22@127.0.0.1:\(proxy.port)"}}
                """))
    }

    @Test("are masked where the environment gives one, and stubs are called without it")
    func environment() throws {
        let proxy = try ScriptedServer(.receive, Self.answer)
        let environment = ["http_proxy": "http://ada:hunter22@127.0.0.1:\(proxy.port)"]
        try check(try run(#"{"GET": "http://shop.test/"}"#, environment: environment))
        let stub = #"{"GET": "{{stub}}/", "stubs": [{"on": "*", "reply": {"text": "stub"}}]}"#
        let file = try run(stub, environment: environment)
        #expect(file.tests.first?.steps.first?.response?.body?.excerpt == "stub")
        #expect(proxy.connectionCount == 1)
    }

    @Test("are masked in the line that a diagnostic quotes")
    func diagnostic() throws {
        let file = try run(#"{"GET": "http://h/", "options": {"proxy": "ftp://ada:hunter22@p.test"}}"#)
        let text = try #require(file.diagnostics.first).rendered
        #expect(!text.contains("hunter22"))
        #expect(text.contains("ftp://***@p.test"))
    }
}
