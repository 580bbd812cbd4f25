import HTTP
import Text

/// A request as it came to the stub server.
struct StubRequest: Sendable {
    let method: String
    /// Path and query as they came.
    let target: String
    let headers: [Header]
    let body: [UInt8]
    /// What stands between the slashes of the path, each decoded by itself, so that `%2F` stays inside;
    /// nil for the target `*`.
    let segments: [String]?
    let query: [(name: String, value: String)]
    /// Whom the request is for, where its target is a whole URL (RFC 9112 §3.2.2).
    let address: Origin?

    init(method: String, target: String, headers: [Header], body: [UInt8]) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        address = target.utf8.first == UInt8(ascii: "/") ? nil : (try? HTTPURL(target))?.origin
        let parts = StubRequest.origin(of: target).split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        query = parts.count > 1 ? FormEncoding.parse(String(parts[1])) : []
        segments = parts.first.flatMap { path in
            guard path.utf8.first == UInt8(ascii: "/") else { return nil }
            return path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { segment in
                String(decoding: PercentEncoding.decode(String(segment)), as: UTF8.self)
            }
        }
    }

    /// Path and query of a target, which clients write as a whole URL when they take the server for a proxy
    /// (RFC 9112 §3.2.2).
    private static func origin(of target: String) -> Substring {
        guard target.utf8.first != UInt8(ascii: "/"), let scheme = target.firstRange(of: "://") else {
            return target[...]
        }
        let rest = target[scheme.upperBound...]
        return rest.firstIndex { $0 == "/" || $0 == "?" }.map { rest[$0...] } ?? "/"
    }

    /// The values of a parameter of the query, in their order.
    func query(_ name: String) -> [String] { StubRequest.values(of: name, in: query) }

    /// The fields of the body, read as a form whatever its type.
    var form: [(name: String, value: String)] { FormEncoding.parse(bytes: body) }

    static func values(of name: String, in pairs: [(name: String, value: String)]) -> [String] {
        pairs.filter { $0.name.utf8.elementsEqual(name.utf8) }.map(\.value)
    }

    /// The values of the cookies of a name.
    func cookies(_ name: String) -> [String] {
        headers.values(of: "Cookie").flatMap { $0.split(separator: ";") }.compactMap { pair in
            let parts = pair.drop { $0 == " " }.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].utf8.elementsEqual(name.utf8) else { return nil }
            return String(parts[1])
        }
    }
}
