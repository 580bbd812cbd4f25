import Text

/// The `Authorization: Digest …` of a request, and what it must be (RFC 7616 §3.4).
struct DigestAnswer {
    let parameters: [String: String]

    /// Nil where the request has none.
    init?(in request: String) {
        let line = request.split(separator: "\r\n").first { $0.hasPrefix("Authorization: Digest ") }
        guard let line else { return nil }
        var parameters: [String: String] = [:]
        for match in line.matches(of: /([a-z0-9]+)=(?:"((?:[^"\\]|\\.)*)"|([^,\s]+))/) {
            parameters[String(match.1)] = String(match.2 ?? match.3 ?? "").replacing(/\\(.)/) { $0.1 }
        }
        self.parameters = parameters
    }

    subscript(name: String) -> String? { parameters[name] }

    /// The response that the server works out from the password.
    func response(
        by digest: Digest, user: String, password: String, method: String, body: String = ""
    ) throws -> String {
        func hash(_ text: String) throws -> String {
            Hexadecimal.encode(try digest.hash(Array(text.utf8)))
        }
        func part(_ name: String) -> String { parameters[name] ?? "" }
        let first = try hash("\(user):\(part("realm")):\(password)")
        guard let quality = parameters["qop"] else {
            return try hash("\(first):\(part("nonce")):" + hash("\(method):\(part("uri"))"))
        }
        let what =
            quality == "auth-int"
            ? "\(method):\(part("uri")):" + (try hash(body)) : "\(method):\(part("uri"))"
        let second = try hash(what)
        return try hash(
            [first, part("nonce"), part("nc"), part("cnonce"), quality, second].joined(separator: ":"))
    }
}
