import HTTP
import Platform
import Results
import TestSupport
import Testing

@testable import Running

@Suite("A test that is run again")
struct RetryTests {
    /// Answers each request with the next status of its line, the last one staying; `Set-Cookie` numbers them.
    private final class Statuses {
        private let table: [String: [Int]]
        private var counts: [String: Int] = [:]

        init(_ table: [String: [Int]]) {
            self.table = table
        }

        func answer(_ request: WireRequest) -> Result<Response, TransportError> {
            let count = counts[request.line, default: 0]
            counts[request.line] = count + 1
            let statuses = table[request.line] ?? [200]
            let status = statuses[min(count, statuses.count - 1)]
            return .success(
                Response(
                    status: status, headers: [Header("Set-Cookie", "n=\(count + 1); Path=/")],
                    body: Array("{\"n\":\(count + 1)}".utf8), url: request.url))
        }
    }

    private func run(
        _ text: String, _ statuses: [String: [Int]], retries: Int = 2, failFast: Bool = false,
        surroundings: Surroundings = .fake(), cancelsAt line: String? = nil
    ) throws -> (file: FileResult, transport: RecordingTransport, changes: [CookieJar.Change]) {
        let answers = Statuses(statuses)
        let transport = RecordingTransport { request, cancellation in
            if request.line == line { cancellation.cancel() }
            return answers.answer(request)
        }
        var options = RunOptions()
        options.retries = retries
        let run = FileRun(
            options: options, surroundings: surroundings, transport: transport, cookies: CookieJar(),
            shared: SharedByFiles(firstFailure: FirstFailure(stopsRun: failFast)))
        let changes = Guarded<[CookieJar.Change]>([])
        let file = run.result(of: PlannedFile(try loaded(text))) { new in changes.withLock { $0 += new } }
        return (file, transport, changes.withLock { $0 })
    }

    private static let text = #"""
        { "base": "http://h", "setup": [ { "GET": "/in", "capture": { "in": "$.n" } } ],
          "tests": [
            { "name": "t", "steps": [ { "name": "get", "GET": "/a", "capture": { "n": "$.n" } }, { "GET": "/b/{{in}}/{{n}}" } ],
              "always": [ { "name": "clean", "DELETE": "/a" } ] },
            { "name": "u", "GET": "/u" } ] }
        """#

    @Test("and passes then is flaky: it counts as passed, and the attempts before it are kept")
    func flaky() throws {
        let (file, transport, _) = try run(Self.text, ["GET /a": [500, 503, 200]])
        #expect(
            transport.lines == [
                "GET /in", "GET /a", "DELETE /a", "GET /a", "DELETE /a", "GET /a", "GET /b/1/3", "DELETE /a",
                "GET /u",
            ])
        #expect(file.tests.map(\.outcome) == [.passed, .passed])
        #expect(file.tests[0].earlier.map(\.outcome) == [.failed, .failed])
        #expect(
            file.tests[0].earlier.map { $0.steps[0].failures.map(\.sentence) } == [
                ["status  expected 2xx, got 500"], ["status  expected 2xx, got 503"],
            ])
        #expect(file.cases.map(\.isFlaky) == [true, false])
        let counts = file.counts
        #expect([counts.cases, counts.passed, counts.flaky, counts.failed] == [2, 2, 1, 0])
    }

    @Test("and never passes failed once, as its last attempt did")
    func failed() throws {
        let (file, transport, _) = try run(Self.text, ["GET /a": [500, 501, 502, 503]])
        #expect(transport.lines.filter { $0 == "GET /a" }.count == 3)
        #expect(file.sentences == ["status  expected 2xx, got 502"])
        #expect(file.tests[0].earlier.count == 2)
        #expect(file.counts.flaky == 0)
    }

    @Test("begins with the cookies that setup left, and leaves those of its last attempt")
    func jars() throws {
        let (_, transport, changes) = try run(Self.text, ["GET /a": [500, 200]])
        func cookies(_ line: String) -> [String] {
            transport.requests.filter { $0.line == line }.map { $0.headers.values(of: "Cookie").joined() }
        }
        #expect(cookies("GET /a") == ["n=1", "n=1"])
        var jar = CookieJar()
        jar.apply(changes)
        #expect(jar.cookies.map(\.value) == ["1"])
        #expect(changes.count == 5)
    }

    @Test("is also one whose always failed")
    func always() throws {
        let (file, _, _) = try run(Self.text, ["DELETE /a": [500, 200]])
        #expect(file.cases.map(\.name) == ["t", "u"])
        #expect(file.cases.map(\.isFlaky) == [true, false])
    }

    @Test("is not flaky where its always failed in every attempt")
    func alwaysInEach() throws {
        let (file, _, _) = try run(Self.text, ["DELETE /a": [500]])
        #expect(file.cases.map(\.name) == ["t", "t › always", "u"])
        #expect(file.cases.map(\.outcome) == [.passed, .failed, .passed])
        #expect(file.cases.map(\.isFlaky) == [false, false, false])
        #expect(file.cases[0].earlier.count == 2)
        #expect(file.counts.flaky == 0)
    }

    @Test(
        "is not one that passed, nor one after a failed setup",
        arguments: [([:], 5), (["GET /in": [500]], 1)])
    func others(statuses: [String: [Int]], calls: Int) throws {
        let (_, transport, _) = try run(Self.text, statuses)
        #expect(transport.lines.count == calls)
    }

    @Test("is none once the run is interrupted")
    func interrupted() throws {
        let (file, transport, _) = try run(Self.text, ["GET /a": [500]], cancelsAt: "GET /a")
        #expect(transport.lines == ["GET /in", "GET /a", "DELETE /a"])
        #expect(file.tests.map(\.outcome) == [.failed, .notRun(reason: "the run was interrupted")])
    }

    @Test("stops a run that stops at its first failure only where no attempt passed")
    func failFast() throws {
        let flaky = try run(Self.text, ["GET /a": [500, 200]], failFast: true)
        #expect(flaky.file.tests.map(\.outcome) == [.passed, .passed])
        let failed = try run(Self.text, ["GET /a": [500]], failFast: true)
        #expect(
            failed.file.tests.map(\.outcome) == [
                .failed, .notRun(reason: "the run stops at its first failure (--fail-fast)"),
            ])
    }
}
