import HTTP
import JSON
import Platform
import Stubs
import Testing

@Suite("Stubs that answer in turn, or so often")
struct StubTurnTests {
    @Test("replies are given in turn; the last one stays")
    func replies() throws {
        let stubs = try RunningStubs(
            #"""
            [ { "on": "GET /a", "replies": [ { "status": 503 }, { "text": "{{request url}}" }, { "json": 3 } ] },
              { "on": "GET /b", "replies": [ { "text": "only" } ] } ]
            """#)
        let answers = try (0..<4).map { _ in try stubs.text("GET", "/a") }
        #expect(answers == ["503 ", "200 /a", "200 3", "200 3"])
        #expect(try stubs.text("GET", "/b") == "200 only")
    }

    @Test("one that has answered as often as it may makes room for those after it")
    func times() throws {
        let stubs = try RunningStubs(
            #"""
            [ { "on": "GET /a", "times": 2, "reply": { "text": "first" } },
              { "on": "GET /a", "times": "{{once}}", "replies": [ { "text": "second" }, { "text": "never" } ] } ]
            """#, variables: ["once": 1])
        let answers = try (0..<3).map { _ in try stubs.text("GET", "/a") }
        #expect(answers == ["200 first", "200 first", "200 second"])
        #expect(
            try stubs.reasons("GET", "/a") == [["it has answered 2 times"], ["it has answered once"]])
        // What another condition keeps from matching is not said to be used up.
        #expect(
            try stubs.reasons("GET", "/b") == [["the path is another"], ["the path is another"]])
    }

    @Test("of many requests at a time exactly so many are answered")
    func crowd() throws {
        let stubs = try RunningStubs(
            #"[ { "on": "GET /a", "times": 5, "reply": { "text": "in" } }, { "on": "GET /a", "reply": { "text": "out" } } ]"#
        )
        let address = stubs.server.address
        let bodies = WorkerThread.map(Array(0..<16)) { _ in
            var jar = CookieJar()
            let client = HTTPClient(
                transport: CurlTransport(), clock: SystemClock(), cancellation: Cancellation(), userAgent: "t"
            )
            guard let url = try? HTTPURL(address + "/a") else { return "" }
            let body = client.perform(Request(url: url), jar: &jar).response?.body ?? []
            return String(decoding: body, as: UTF8.self)
        }
        #expect(bodies.count { $0 == "in" } == 5)
        #expect(bodies.count { $0 == "out" } == 11)
    }

    @Test(
        "cookies must match",
        arguments: [
            (["Cookie: sid=1; lang=en"], "200 yes"), (["Cookie: lang=en; sid=1"], "200 yes"),
            (["Cookie: sid=2; lang=en"], "200 no"), (["Cookie: sid=1"], "200 no"), ([], "200 no"),
        ])
    func cookies(headers: [String], answer: String) throws {
        let stubs = try RunningStubs(
            #"""
            [ { "on": "GET /a", "cookies": { "sid": 1, "lang": { "?startsWith": "e" } }, "reply": { "text": "yes" } },
              { "on": "GET /a", "reply": { "text": "no" } } ]
            """#)
        let lines = headers.map { Header("Cookie", String($0.dropFirst("Cookie: ".count))) }
        #expect(try stubs.text("GET", "/a", headers: lines) == answer)
    }
}
