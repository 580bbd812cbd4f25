import Diagnostics
import HTTP
import Platform
import Results
import Specs
import Stubs
import TestSupport
import Testing

@testable import Running

/// What runs after something went wrong.
@Suite("The flow of a file")
struct FlowTests {
    private static let threeSteps = #"""
        { "base": "http://h",
          "tests": [
            { "name": "t",
              "steps": [ { "name": "one", "POST": "/1" }, { "name": "two", "GET": "/2" }, { "name": "three", "GET": "/3" } ],
              "always": [ { "name": "delete", "DELETE": "/1" }, { "name": "log out", "POST": "/out" } ] },
            { "name": "next", "steps": [ { "name": "get", "GET": "/4" } ], "always": [ { "name": "delete", "DELETE": "/4" } ] } ],
          "teardown": [ { "name": "close", "POST": "/close" } ] }
        """#

    private static let ok = CannedAnswer(200)

    /// Answers everything with 200 but the one request, whose answer it is given.
    private static func failing(
        _ line: String, _ answer: @escaping RecordingTransport.Answer
    ) -> RecordingTransport {
        RecordingTransport { request, cancellation in
            request.line == line ? answer(request, cancellation) : .success(ok.response(from: request.url))
        }
    }

    private static func timedOut(_ request: WireRequest) -> Result<Response, TransportError> {
        .failure(.timedOut(url: request.url.requestText, limit: .seconds(30), stage: .waiting))
    }

    @Test("goes on with the next test; step 3 is not run and names step 2; always ran")
    func failedStep() throws {
        let transport = Self.failing("GET /2") { request, _ in
            .success(CannedAnswer(500).response(from: request.url))
        }
        let file = try run(Self.threeSteps, through: transport)
        #expect(
            transport.lines == [
                "POST /1", "GET /2", "DELETE /1", "POST /out", "GET /4", "DELETE /4", "POST /close",
            ])
        #expect(
            file.tests[0].steps.map(\.outcome) == [
                .passed, .failed, .notRun(reason: "since the step \"two\" failed"),
            ])
        #expect(file.tests[0].always.map(\.outcome) == [.passed, .passed])
        #expect(file.tests.map(\.outcome) == [.failed, .passed])
        #expect(file.sentences == ["status  expected 2xx, got 500"])
    }

    @Test("cleans up after a timeout")
    func timeout() throws {
        let transport = Self.failing("GET /2") { request, _ in Self.timedOut(request) }
        let file = try run(Self.threeSteps, through: transport)
        #expect(
            transport.lines == [
                "POST /1", "GET /2", "DELETE /1", "POST /out", "GET /4", "DELETE /4", "POST /close",
            ])
        #expect(
            file.tests[0].steps.map(\.outcome) == [
                .passed, .errored, .notRun(reason: "since the step \"two\" could not be carried out"),
            ])
        #expect(file.sentences == ["no answer from http://h/2 within 30s"])
        #expect(file.cases.flatMap(\.failures).map(\.kind) == [.timeout])
    }

    @Test("cleans up after an interruption, and begins nothing more")
    func interruption() throws {
        let transport = Self.failing("GET /2") { _, cancellation in
            cancellation.cancel()
            return .failure(.cancelled)
        }
        let file = try run(Self.threeSteps, through: transport)
        #expect(transport.lines == ["POST /1", "GET /2", "DELETE /1", "POST /out", "POST /close"])
        #expect(file.tests[0].always.map(\.outcome) == [.passed, .passed])
        #expect(file.tests.map(\.outcome) == [.errored, .notRun(reason: "the run was interrupted")])
        #expect(file.teardown.map(\.outcome) == [.passed])
        #expect(file.sentences == ["interrupted"])
    }

    @Test("that an interrupted run did not come to sends nothing at all")
    func notBegun() throws {
        let surroundings = Surroundings.fake()
        surroundings.cancellation.cancel()
        let transport = RecordingTransport([:])
        let file = try run(Self.threeSteps, through: transport, in: surroundings)
        #expect(transport.lines == [])
        #expect(
            file.tests.map(\.outcome) == [
                .notRun(reason: "the run was interrupted"), .notRun(reason: "the run was interrupted"),
            ])
        #expect(file.teardown.isEmpty)
    }

    @Test("masks the names of the tests that an interrupted run did not come to")
    func maskedNames() throws {
        let surroundings = Surroundings.fake()
        surroundings.cancellation.cancel()
        let file = try run(
            #"""
            {"name": "hunter22's", "vars": {"key": "hunter22"}, "secrets": ["key"],
             "tests": [{"name": "as hunter22", "GET": "http://h/"}]}
            """#, through: RecordingTransport([:]), in: surroundings)
        #expect(file.name == "***'s")
        #expect(file.tests.map(\.name) == ["as ***"])
    }

    @Test("ends always at its own failing step; teardown and the other tests run")
    func failedAlways() throws {
        let transport = Self.failing("DELETE /1") { request, _ in
            .success(CannedAnswer(409).response(from: request.url))
        }
        let file = try run(Self.threeSteps, through: transport)
        #expect(transport.lines.suffix(4) == ["DELETE /1", "GET /4", "DELETE /4", "POST /close"])
        #expect(file.tests.map(\.outcome) == [.passed, .passed])
        #expect(file.cases.map(\.name) == ["t", "t › always", "next"])
        #expect(file.cases.map(\.outcome) == [.passed, .failed, .passed])
    }

    @Test("goes on after a soft step, whose failure counts")
    func soft() throws {
        let transport = RecordingTransport(["GET /3": "{}"])
        let file = try run(
            #"{ "base": "http://h", "steps": [ { "GET": "/2", "soft": true }, { "GET": "/3" } ] }"#,
            through: transport)
        #expect(transport.lines == ["GET /2", "GET /3"])
        #expect(file.tests[0].steps.map(\.outcome) == [.failed, .passed])
        #expect(file.tests[0].outcome == .failed)
    }

    private static let withSetup = #"""
        { "base": "http://h", "setup": [ { "name": "log in", "POST": "/in" }, { "name": "more", "POST": "/more" } ],
          "tests": [ { "name": "a", "GET": "/a", "expect": 200 }, { "name": "b", "steps": [ { "GET": "/b" } ], "always": [ { "GET": "/c" } ] } ],
          "teardown": [ { "name": "one", "POST": "/one" }, { "name": "two", "POST": "/two" } ] }
        """#

    @Test("makes every test an error where setup fails, and tears down")
    func failedSetup() throws {
        let transport = Self.failing("POST /in") { request, _ in
            .success(CannedAnswer(401).response(from: request.url))
        }
        let file = try run(Self.withSetup, through: transport)
        #expect(transport.lines == ["POST /in", "POST /one", "POST /two"])
        #expect(file.cases.map(\.name) == ["setup", "a", "b"])
        #expect(file.cases.map(\.outcome) == [.failed, .errored, .errored])
        let message = "the setup of the file failed in its step \"log in\""
        #expect(file.sentences == ["status  expected 2xx, got 401", message, message])
        #expect(file.tests.map(\.failure?.kind) == [.setupFailure, .setupFailure])
    }

    @Test("reports a failing teardown as its own, and does not run the rest of it")
    func failedTeardown() throws {
        let transport = Self.failing("POST /one") { request, _ in Self.timedOut(request) }
        let file = try run(Self.withSetup, through: transport)
        #expect(transport.lines == ["POST /in", "POST /more", "GET /a", "GET /b", "GET /c", "POST /one"])
        #expect(file.cases.map(\.name) == ["a", "b", "teardown"])
        #expect(file.cases.map(\.outcome) == [.passed, .passed, .errored])
        #expect(
            file.teardown.last?.outcome == .notRun(reason: "since the step \"one\" could not be carried out"))
    }

    @Test("is an error of every test where the stub server does not start; teardown runs, setup does not")
    func noStubServer() throws {
        let text = #"""
            { "base": "{{stub}}", "stubs": [ { "on": "*", "reply": {} } ], "setup": [ { "POST": "/in" } ],
              "tests": [ { "name": "a", "GET": "/a" }, { "name": "b", "GET": "/b" } ],
              "teardown": [ { "name": "elsewhere", "POST": "http://h/one" }, { "name": "here", "POST": "/two" } ] }
            """#
        let transport = RecordingTransport(["POST /one": "{}"])
        var fileRun = FileRun(
            options: RunOptions(), surroundings: .fake(), transport: transport, cookies: CookieJar())
        fileRun.startServer = { _, _, _ throws(StubServerError) in
            throw StubServerError(detail: "Address already in use")
        }
        let file = fileRun.result(of: PlannedFile(try loaded(text)))
        #expect(transport.lines == ["POST /one"])
        #expect(file.cases.map(\.name) == ["a", "b", "teardown"])
        #expect(file.cases.map(\.outcome) == [.errored, .errored, .errored])
        let message = "the stub server cannot be started: Address already in use"
        #expect(file.sentences == [message, message, "{{stub}} has no address: " + message])
        #expect(file.teardown.map(\.outcome) == [.passed, .errored])
    }
}
