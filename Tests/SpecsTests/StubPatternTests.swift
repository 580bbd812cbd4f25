import HTTP
import Specs
import Testing

@Suite("The patterns of stubs")
struct StubPatternTests {
    @Test(
        "are a method and a path",
        arguments: [
            ("*", StubPattern(method: nil, segments: nil)),
            ("GET *", StubPattern(method: "GET", segments: nil)),
            ("* /", StubPattern(method: nil, segments: [.literal("")])),
            (
                "PUT /notes/{id}/",
                StubPattern(method: "PUT", segments: [.literal("notes"), .parameter("id"), .literal("")])
            ),
            (
                "PURGE /a%20b/*/c/*",
                StubPattern(
                    method: "PURGE", segments: [.literal("a b"), .wildcard, .literal("c"), .wildcard])
            ),
            (
                "GET https://API.example.test/notes/{id}",
                StubPattern(
                    origin: Origin(scheme: "https", host: "api.example.test", port: 443), method: "GET",
                    segments: [.literal("notes"), .parameter("id")])
            ),
            (
                "* http://h:8080/*",
                StubPattern(
                    origin: Origin(scheme: "http", host: "h", port: 8080), method: nil, segments: [.wildcard])
            ),
            (
                "oschina://asyncHttpRequest",
                StubPattern(
                    origin: Origin(scheme: "oschina", host: "asynchttprequest", port: 0), method: nil,
                    segments: [.literal("")])
            ),
        ])
    func patterns(_ text: String, _ pattern: StubPattern) throws {
        let spec = try spec(#"{ "GET": "http://h/", "stubs": [ { "on": "\#(text)", "reply": {} } ] }"#)
        #expect(spec.stubs.map(\.pattern) == [pattern])
    }
}
