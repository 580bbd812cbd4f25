import HTTP
import Platform

/// Answers requests from a closure and keeps them: a server without a network.
final class RecordingTransport: Transport {
    typealias Answer = (WireRequest, Cancellation) -> Result<Response, TransportError>

    private(set) var requests: [WireRequest] = []
    private let answer: Answer

    /// Answers each request by `answer`.
    init(_ answer: @escaping Answer) {
        self.answer = answer
    }

    /// Answers the requests for each `METHOD PATH` with a status, header lines and a body; what is not in the
    /// table with 404.
    convenience init(_ table: KeyValuePairs<String, CannedAnswer>) {
        self.init { request, _ in
            let line = request.line
            let canned = table.first { $0.key == line }?.value ?? CannedAnswer(404)
            return .success(canned.response(from: request.url))
        }
    }

    func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery {
        requests.append(request)
        return Delivery(sentHead: nil, result: answer(request, cancellation))
    }

    /// `METHOD PATH` of each request, in order.
    var lines: [String] { requests.map(\.line) }
}

/// What a server of the tests answers.
struct CannedAnswer: ExpressibleByStringLiteral {
    let status: Int
    let headers: [Header]
    let body: String

    init(_ status: Int = 200, _ headers: KeyValuePairs<String, String> = [:], body: String = "") {
        self.status = status
        self.headers = headers.map { Header($0.key, $0.value) }
        self.body = body
    }

    /// A JSON body.
    init(stringLiteral body: String) {
        self.init(200, ["Content-Type": "application/json"], body: body)
    }

    func response(from url: HTTPURL) -> Response {
        Response(status: status, headers: headers, body: Array(body.utf8), url: url)
    }
}

extension WireRequest {
    /// `METHOD PATH`, the query included.
    var line: String { "\(method) \(url.path)\(url.query.map { "?" + $0 } ?? "")" }

    /// The body as text.
    var text: String { body?.text ?? "" }
}

extension BodyContent {
    /// The bytes as text; a file by its name and size.
    var text: String {
        segments.map { segment in
            switch segment {
            case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
            case .file(let path, let size): "[\(path), \(size) bytes]"
            }
        }.joined()
    }
}
