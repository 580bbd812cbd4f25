import HTTP
import Platform
import TestSupport
import Testing

/// What a call comes to when a server plays these steps behind the request: the message of the error without
/// the changing port, or status and body.
func outcome(
    _ steps: [ScriptedServer.Step], change: (inout Request) -> Void = { _ in }
) throws -> String {
    let server = try ScriptedServer([[.receive] + steps])
    return try outcome(server.url, change: change)
}

/// What a call to a URL comes to.
func outcome(
    _ url: String, of fixture: ClientFixture = ClientFixture(clock: SystemClock()),
    change: (inout Request) -> Void = { _ in }
) throws -> String {
    let exchange = try fixture.get(url) { request in
        // For whatever should hang; no row waits for it.
        request.options.timeout = .seconds(5)
        change(&request)
    }
    switch exchange.result {
    case .success(let response): return "\(response.status) \(String(decoding: response.body, as: UTF8.self))"
    case .failure(let error): return error.message.replacing(/127\.0\.0\.1:\d+/, with: "server")
    }
}

/// A row of a table: what is sent, with `|` for CR LF, and what must come of it.
struct HostileAnswer: CustomTestStringConvertible, Sendable {
    let text: String
    let outcome: String

    init(_ text: String, _ outcome: String) {
        self.text = text.replacing("|", with: "\r\n")
        self.outcome = outcome
    }

    /// An answer that is refused, and why.
    static func malformed(_ text: String, _ detail: String) -> HostileAnswer {
        HostileAnswer(text, "the answer from http://server/ is no valid HTTP: " + detail)
    }

    static func broken(_ text: String, _ detail: String) -> HostileAnswer {
        HostileAnswer(text, "the connection to http://server/ broke: " + detail)
    }

    var testDescription: String { String(text.prefix(60)).replacing("\r\n", with: "|") }
}
