import Diagnostics
import HTTP
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

@Suite("A run that stops at its first failure")
struct FailFastTests {
    private static let notRun = Outcome.notRun(reason: "the run stops at its first failure (--fail-fast)")

    private func run(_ texts: [String]) throws -> (files: [FileResult], lines: [String]) {
        let lines = Guarded<[String]>([])
        var options = RunOptions()
        options.stopsAtFirstFailure = true
        let runner = Runner(options: options, surroundings: .fake()) {
            RecordingTransport { request, _ in
                lines.withLock { $0.append(request.line) }
                let status = request.url.path.hasPrefix("/bad") ? 500 : 200
                return .success(Response(status: status, url: request.url))
            }
        }
        let files = texts.enumerated().map { number, text in
            PlannedFile(spec(text, name: "\(number).json"))
        }
        return (try runner.run(files).files, lines.withLock { $0 })
    }

    private func spec(_ text: String, name: String) -> LoadedSpec {
        SpecLoader(files: MemoryFiles()).load(SourceText(name: name, text: text), folder: ".")
    }

    @Test("begins no test and no file more; always and teardown of what was begun still run")
    func stops() throws {
        let (files, lines) = try run([
            #"""
            { "base": "http://h",
              "tests": [ { "name": "a", "steps": [ { "GET": "/bad" }, { "GET": "/more" } ], "always": [ { "GET": "/always" } ] },
                         { "name": "b", "GET": "/b" } ],
              "teardown": [ { "GET": "/teardown" } ] }
            """#,
            #"{ "base": "http://h", "setup": [ { "GET": "/in" } ], "name": "c", "GET": "/c", "teardown": [ { "GET": "/t" } ] }"#,
        ])
        #expect(lines == ["GET /bad", "GET /always", "GET /teardown"])
        #expect(files[0].tests.map(\.outcome) == [.failed, Self.notRun])
        #expect(files[1].tests.map(\.outcome) == [Self.notRun])
        #expect(files[1].teardown.isEmpty)
    }

    @Test(
        "stops for a failed setup, always or teardown and for a spec that is wrong, too",
        arguments: [
            #"{ "base": "http://h", "setup": [ { "GET": "/bad" } ], "GET": "/a" }"#,
            #"{ "base": "http://h", "GET": "/a", "always": [ { "GET": "/bad" } ] }"#,
            #"{ "base": "http://h", "GET": "/a", "teardown": [ { "GET": "/bad" } ] }"#,
            #"{ "GETT": "/a" }"#,
        ])
    func others(first: String) throws {
        let (files, lines) = try run([first, #"{ "GET": "http://h/second" }"#])
        #expect(!lines.contains("GET /second"))
        #expect(files[1].tests.map(\.outcome) == [Self.notRun])
    }
}
