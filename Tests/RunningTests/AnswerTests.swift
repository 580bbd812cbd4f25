import HTTP
import Results
import TestSupport
import Testing

/// The rows of odd answers and redirects, from a spec to its result.
@Suite("An answer")
struct AnswerTests {
    private func sentences(_ answer: CannedAnswer, _ expect: String) throws -> [String] {
        try run(
            #"{ "GET": "http://h/a", "expect": \#(expect) }"#, through: RecordingTransport(["GET /a": answer])
        ).sentences
    }

    @Test(
        "without a body says so to a check of JSON, whatever its type",
        arguments: [
            CannedAnswer(204, ["Content-Type": "application/json"]),
            CannedAnswer(200, ["Content-Type": "application/json", "Content-Length": "0"]),
        ])
    func empty(answer: CannedAnswer) throws {
        let message = "the body is empty, expected JSON (status \(answer.status), application/json)"
        #expect(try sentences(answer, #"{ "json": {} }"#) == ["$  " + message])
        #expect(try sentences(answer, #"{ "paths": { "$.a": 1 } }"#) == ["$.a  " + message])
        let rest = try sentences(answer, #"{ "empty": true, "type": "application/json" }"#)
        #expect(rest == [])
    }

    @Test("whose Set-Cookie has no = or another domain's name goes on")
    func cookies() throws {
        let transport = RecordingTransport { request, _ in
            let headers = [
                Header("Set-Cookie", "0"), Header("Set-Cookie", "a=1; Domain=other.test"),
                Header("Set-Cookie", "b=2"),
            ]
            return .success(Response(status: 200, headers: headers, url: request.url))
        }
        let file = try run(
            #"{ "base": "http://h.test", "steps": [ { "GET": "/a" }, { "GET": "/b" } ] }"#, through: transport
        )
        #expect(file.sentences == [])
        #expect(transport.requests.map { $0.headers.values(of: "Cookie") } == [[], ["0; b=2"]])
    }

    @Test("with two lines of a header can be checked for either, and two lines are sent")
    func repeatedHeaders() throws {
        let transport = RecordingTransport { request, _ in
            .success(
                Response(
                    status: 200, headers: [Header("X-A", "1"), Header("x-a", "2")], url: request.url))
        }
        let file = try run(
            #"""
            { "GET": "http://h/a", "headers": { "X-S": ["one", "two"] },
              "expect": { "headers": { "X-A": "2", "x-A": 1 }, "paths": { "header X-A -> last": 2, "header X-A -> count": 2 } } }
            """#, through: transport)
        #expect(file.sentences == [])
        #expect(transport.requests[0].headers.values(of: "X-S") == ["one", "two"])
    }

    /// The requests of a call that follows redirects from `a.test`, answered there with `status` and `location`.
    private func following(_ status: Int, to location: String, _ call: String) throws -> [WireRequest] {
        let transport = RecordingTransport { request, _ in
            let headers = [Header("Location", location), Header("Set-Cookie", "hop=\(request.url.host)")]
            let isFirst = request.url.path == "/a"
            return .success(
                Response(status: isFirst ? status : 200, headers: isFirst ? headers : [], url: request.url))
        }
        let file = try run(
            #"{ "base": "http://a.test", \#(call), "options": { "followRedirects": true } }"#,
            through: transport)
        #expect(file.sentences == [])
        return transport.requests
    }

    @Test(
        "that redirects is followed with the method and body that its status asks for",
        arguments: [
            (301, "GET", ""), (302, "GET", ""), (303, "GET", ""), (307, "POST", #"{"a":1}"#),
            (308, "POST", #"{"a":1}"#),
        ])
    func redirects(status: Int, method: String, body: String) throws {
        let requests = try following(status, to: "/b?x=%2B", #""POST": "/a", "json": {"a": 1}"#)
        #expect(requests.map(\.line) == ["POST /a", "\(method) /b?x=%2B"])
        #expect(requests.last?.text == body)
        #expect(requests.last?.headers.contains(named: "Content-Type") == !body.isEmpty)
        #expect(requests.last?.headers.values(of: "Cookie") == ["hop=a.test"])
    }

    @Test("that redirects to another host is followed without Authorization and without its cookies")
    func otherHost() throws {
        let call =
            #""GET": "/a", "auth": {"bearer": "t-1"}, "cookies": {"own": "1"}, "headers": {"X-Kept": "1"}"#
        let requests = try following(302, to: "http://b.test/b", call)
        #expect(requests.map { $0.headers.values(of: "Authorization") } == [["Bearer t-1"], []])
        #expect(requests.map { $0.headers.values(of: "Cookie") } == [["own=1"], []])
        #expect(requests.map { $0.headers.values(of: "X-Kept") } == [["1"], ["1"]])
    }

    @Test("that redirects is an answer unless following is asked for")
    func notFollowed() throws {
        let answer = CannedAnswer(302, ["Location": "/b"])
        #expect(try sentences(answer, #"{ "status": 302, "headers": { "Location": "/b" } }"#) == [])
    }
}
