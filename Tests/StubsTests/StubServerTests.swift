import Diagnostics
import HTTP
import JSON
import Platform
import Specs
import Stubs
import TestSupport
import Testing

struct StubServerTests {
    @Test("it listens on loopback, on a port of its own")
    func address() throws {
        let first = try RunningStubs(#"[ { "on": "*", "reply": {} } ]"#)
        let second = try RunningStubs(#"[ { "on": "*", "reply": {} } ]"#)
        #expect(first.server.address.hasPrefix("http://127.0.0.1:"))
        #expect(first.server.address != second.server.address)
    }

    @Test("every request leaves a record")
    func records() throws {
        let stubs = try RunningStubs(
            #"[ { "on": "GET /a", "reply": { "status": 201 } }, { "on": "POST /b", "reply": { "text": "{{request $.x}}" } } ]"#
        )
        _ = try stubs.ask("GET", "/a?b=%20")
        _ = try stubs.ask("GET", "/none")
        _ = try stubs.ask("POST", "/b", body: "{}")
        let records = stubs.server.requests
        #expect(records.map(\.method) == ["GET", "GET", "POST"])
        #expect(records.map(\.target) == ["/a?b=%20", "/none", "/b"])
        #expect(records.map(\.status) == [201, 501, 501])
        #expect(records.map(\.rule?.description) == ["s.json:1:32", nil, "s.json:1:80"])
        #expect(
            records.map(\.problem) == [
                nil, nil,
                "{{request $.x}} gives nothing (the stage default gives a value where there is none)",
            ])
    }

    @Test("a long body comes whole, in pieces or not")
    func longBody() throws {
        let stubs = try RunningStubs(#"[ { "on": "POST /", "reply": { "text": "{{request body}}" } } ]"#)
        let body = String(repeating: "0123456789", count: 200_000)
        #expect(try stubs.text("POST", "/", body: body) == "200 " + body)
    }

    @Test("a long header and a long path come whole")
    func longHead() throws {
        let stubs = try RunningStubs(
            #"[ { "on": "GET /{p}", "reply": { "text": "{{request header X}}{{request path p}}" } } ]"#)
        let long = String(repeating: "x", count: 60_000)
        #expect(try stubs.text("GET", "/" + long, headers: [Header("X", long)]) == "200 " + long + long)
    }

    @Test("a stopped server is gone at once, and stopping again does no harm")
    func stop() throws {
        let stubs = try RunningStubs(#"[ { "on": "*", "reply": { "text": "x" } } ]"#)
        #expect(try stubs.text("GET", "/") == "200 x")
        stubs.server.stop()
        stubs.server.stop()
        #expect(throws: TransportError.self) { try stubs.ask("GET", "/") }
    }

    @Test("many clients at the same time get their own answers")
    func parallel() throws {
        let stubs = try RunningStubs(
            #"[ { "on": "POST /{n}", "json": { "n": { "?is": "integer" } }, "reply": { "text": "{{request path n}} {{request $.n}} {{v}}" } } ]"#,
            variables: ["v": "same"])
        let address = stubs.server.address
        let failures = Guarded<[String]>([])
        let threads = try (0..<8).map { worker in
            try WorkerThread.spawn {
                let client = HTTPClient(
                    transport: CurlTransport(), clock: SystemClock(), cancellation: Cancellation(),
                    userAgent: "test")
                var jar = CookieJar()
                for round in 0..<25 {
                    let number = worker * 100 + round
                    guard let url = try? HTTPURL("\(address)/\(number)") else { continue }
                    let request = Request(
                        method: "POST", url: url, body: RequestBody(Array("{\"n\":\(number)}".utf8)))
                    let exchange = client.perform(request, jar: &jar)
                    let text = String(decoding: exchange.response?.body ?? [], as: UTF8.self)
                    if text != "\(number) \(number) same" { failures.withLock { $0.append(text) } }
                }
            }
        }
        for thread in threads { thread.join() }
        #expect(failures.withLock { $0 } == [])
        #expect(stubs.server.requests.count == 200)
    }
}
