import HTTP
import JSON
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

@Suite("Steps at the same time")
struct ParallelTests {
    /// A server that answers only when as many requests as it waits for have come, each on a thread of its own.
    private final class MeetingTransport: Transport {
        private let waiting: Monitor<Int>
        private let wanted: Int

        init(_ waiting: Monitor<Int>, wanted: Int) {
            self.waiting = waiting
            self.wanted = wanted
        }

        func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery {
            waiting.update { $0 += 1 }
            let wanted = wanted
            let met = waiting.wait(upTo: .seconds(10)) { $0 >= wanted ? true : nil }
            return Delivery(
                sentHead: nil,
                result: .success(CannedAnswer(met == true ? 200 : 500).response(from: request.url)))
        }
    }

    @Test("are sent at the same time, on connections of their own; 16 of them")
    func together() throws {
        let waiting = Monitor(0)
        let steps = (0..<16).map { "{ \"GET\": \"http://h/\($0)\" }" }.joined(separator: ", ")
        let loaded = try loaded("{ \"parallel\": [ \(steps) ] }")
        let run = FileRun(
            options: RunOptions(), surroundings: .fake(), transport: RecordingTransport([:]),
            cookies: CookieJar(), makeTransport: { MeetingTransport(waiting, wanted: 16) })
        let file = run.result(of: PlannedFile(loaded))
        #expect(file.tests[0].outcome == .passed)
        #expect(file.tests[0].steps.map(\.name) == (0..<16).map { "parallel › GET http://h/\($0)" })
    }

    private static func answer(_ request: WireRequest, _ cancellation: Cancellation)
        -> Result<Response, TransportError>
    {
        let headers: KeyValuePairs<String, String> = [
            "Set-Cookie": "last=\(request.url.path.dropFirst()); Path=/"
        ]
        let status = request.url.path == "/bad" ? 500 : 200
        return .success(
            CannedAnswer(status, headers, body: #"{ "id": 7 }"#).response(from: request.url))
    }

    @Test("all run although one fails; then the group has failed, and what was captured is there")
    func failing() throws {
        let transport = RecordingTransport(Self.answer)
        let file = try run(
            #"""
            { "base": "http://h", "steps": [
                { "name": "all", "parallel": [
                    { "name": "a", "GET": "/a", "capture": { "a": "$.id" } },
                    { "name": "bad", "GET": "/bad" }, { "name": "c", "GET": "/c", "capture": { "c": "$.id" } } ] },
                { "name": "never", "GET": "/d" } ],
              "always": [ { "GET": "/{{a}}{{c}}" } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /a", "GET /bad", "GET /c", "GET /77"])
        #expect(
            file.tests[0].steps.map(\.outcome) == [
                .passed, .failed, .passed, .notRun(reason: "since the step \"all › bad\" failed"),
            ])
    }

    @Test("a soft one fails the test but not what follows")
    func soft() throws {
        let transport = RecordingTransport(Self.answer)
        let file = try run(
            #"{ "base": "http://h", "steps": [ { "parallel": [ { "GET": "/bad", "soft": true }, { "GET": "/c" } ] }, { "GET": "/d" } ] }"#,
            through: transport)
        #expect(file.tests[0].steps.map(\.outcome) == [.failed, .passed, .passed])
        #expect(file.tests[0].outcome == .failed)
    }

    @Test("begin with copies of the jars; what they set is merged in file order")
    func jars() throws {
        let transport = RecordingTransport(Self.answer)
        _ = try run(
            #"""
            { "base": "http://h", "steps": [
                { "GET": "/first" },
                { "parallel": [ { "GET": "/a" }, { "GET": "/b", "session": "s" }, { "GET": "/c" }, { "GET": "/d", "session": "s" } ] },
                { "GET": "/e" }, { "GET": "/f", "session": "s" } ] }
            """#, through: transport)
        let cookies = transport.requests.map { request in
            request.headers.first { $0.name == "Cookie" }?.value ?? "none"
        }
        #expect(
            cookies == ["none", "last=first", "none", "last=first", "none", "last=c", "last=d"])
    }

    @Test("share what is filled in once; captures of one are not seen by another")
    func variables() throws {
        let transport = RecordingTransport(Self.answer)
        let file = try run(
            #"""
            { "base": "http://h", "vars": { "id": "{{counter}}" }, "steps": [
                { "parallel": [ { "GET": "/a{{id}}" }, { "GET": "/b{{id}}", "capture": { "x": "$.id" } }, { "GET": "/c{{id}}" } ] },
                { "set": { "y": "{{counter}}" } }, { "GET": "/{{id}}{{y}}{{x}}" } ] }
            """#, through: transport)
        #expect(file.sentences == [])
        #expect(transport.lines == ["GET /a1", "GET /b1", "GET /c1", "GET /127"])
    }

    @Test("may be loops and groups, whose last values are merged")
    func nested() throws {
        let transport = RecordingTransport(Self.answer)
        let file = try run(
            #"""
            { "base": "http://h", "steps": [
                { "each": { "p": [1, 2] }, "steps": [
                    { "parallel": [ { "each": { "q": [3, 4] }, "steps": [ { "GET": "/{{p}}{{q}}" } ] },
                                    { "name": "in", "parallel": [ { "GET": "/{{p}}" }, { "wait": "1s" } ] } ] } ] },
                { "GET": "/{{q}}" } ] }
            """#, through: transport)
        #expect(
            transport.lines == ["GET /13", "GET /14", "GET /1", "GET /23", "GET /24", "GET /2", "GET /4"])
        #expect(
            file.tests[0].steps.first?.name
                == "each p › [1] p=1 › parallel › each q › [1] q=3 › GET /{{p}}{{q}}")
    }

    @Test("hide what is secret in each other")
    func secrets() throws {
        let transport = RecordingTransport { request, _ in
            .success(
                CannedAnswer(request.url.path == "/a" ? 200 : 500, body: #"{ "key": "hunter22" }"#)
                    .response(from: request.url))
        }
        let file = try run(
            #"""
            { "base": "http://h", "parallel": [
                { "GET": "/b" }, { "GET": "/a", "capture": { "key": { "path": "$.key", "secret": true } } } ] }
            """#, through: transport)
        #expect(file.tests[0].steps[0].response?.body?.excerpt == #"{ "key": "***" }"#)
    }
}
