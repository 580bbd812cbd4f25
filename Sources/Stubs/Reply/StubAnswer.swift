import HTTP
import JSON

/// What the stub server sends.
struct StubAnswer: Sendable {
    let status: Int
    var headers: [Header]
    let body: [UInt8]

    init(status: Int, headers: [Header] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The answer where no rule can give one. No test expects a 501 by accident, as it might a 404.
    static func explanation(_ content: JSONValue) -> StubAnswer {
        StubAnswer(
            status: 501, headers: [Header("Content-Type", "application/json")],
            body: Array((content.written(.indented(2)) + "\n").utf8))
    }
}
