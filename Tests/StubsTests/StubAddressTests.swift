import HTTP
import Platform
import Specs
import Stubs
import Testing

/// Stubs that stand for other addresses.
@Suite("Stubs for other addresses")
struct StubAddressTests {
    private static let stubs = #"""
        [ { "on": "GET https://api.example.test/notes/{id}", "reply": { "text": "note {{request path id}} {{request header Host}}" } },
          { "on": "oschina://asyncHttpRequest", "reply": { "text": "{{request method}} {{request query q}}" } },
          { "on": "* http://api.example.test:8080/*", "reply": { "text": "rest" } },
          { "on": "GET /notes/7", "reply": { "text": "own" } },
          { "on": "*", "reply": { "text": "any" } } ]
        """#

    private func answer(_ method: String, _ url: String) throws -> String {
        let stubs = try RunningStubs(Self.stubs)
        let loaded = try RunningStubs.patterns(Self.stubs)
        var request = Request(method: method, url: try HTTPURL(url))
        request.options.interception = Interception(
            loaded.compactMap(\.origin), server: try HTTPURL(stubs.server.address))
        let client = HTTPClient(
            transport: CurlTransport(), clock: SystemClock(), cancellation: Cancellation(), userAgent: "t")
        var jar = CookieJar()
        let response = try client.perform(request, jar: &jar).result.get()
        return "\(response.status) " + String(decoding: response.body.prefix(80), as: UTF8.self)
    }

    @Test(
        "answer calls to them, and nobody else's stubs do",
        arguments: [
            ("GET", "https://api.example.test/notes/7", "200 note 7 api.example.test"),
            ("GET", "https://API.example.test:443/notes/8", "200 note 8 api.example.test:443"),
            ("POST", "oschina://asyncHttpRequest?q=a%20b", "200 POST a b"),
            ("PUT", "http://api.example.test:8080/any/where", "200 rest"),
            ("GET", "http://api.example.test:8080", "200 rest"),
        ])
    func answers(method: String, url: String, expected: String) throws {
        #expect(try answer(method, url) == expected)
    }

    @Test("what no stub of the address matches is told with the whole URL")
    func unmatched() throws {
        let text = try answer("POST", "https://api.example.test/notes/7")
        let error = "no stub answers POST https://api.example.test/notes/7"
        #expect(text.hasPrefix("501 {\n  \"error\": \"\(error)\","))
        #expect(
            try RunningStubs(Self.stubs).text("GET", "/notes/7") == "200 own")
    }
}
