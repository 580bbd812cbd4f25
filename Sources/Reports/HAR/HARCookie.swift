import JSON
import Results

/// Cookies as HAR tells them.
enum HARCookie {
    /// Those of a `Cookie` header.
    static func sent(_ header: String) -> [JSONValue] {
        parts(of: header).compactMap { part in
            part.isEmpty ? nil : .object(JSONObject(members: pair(part)))
        }
    }

    /// Those that an answer sets.
    static func set(by headers: [RecordedHeader]) -> [JSONValue] {
        HARMessage.values(of: "Set-Cookie", in: headers).map { line in
            let parts = parts(of: line)
            var members = pair(parts.first ?? "")
            var flags: [JSONMember] = []
            for attribute in parts.dropFirst() {
                let (name, value) = divided(attribute)
                if Token.equal(name, "path") {
                    members.append(JSONMember(key: "path", value: .string(value)))
                } else if Token.equal(name, "domain") {
                    members.append(JSONMember(key: "domain", value: .string(value)))
                } else if Token.equal(name, "httponly") {
                    flags.append(JSONMember(key: "httpOnly", value: true))
                } else if Token.equal(name, "secure") {
                    flags.append(JSONMember(key: "secure", value: true))
                }
            }
            return .object(JSONObject(members: members + flags))
        }
    }

    private static func pair(_ text: String) -> [JSONMember] {
        let (name, value) = divided(text)
        return [
            JSONMember(key: "name", value: .string(name)), JSONMember(key: "value", value: .string(value)),
        ]
    }

    private static func parts(of text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { trimmed($0) }
    }

    private static func divided(_ text: String) -> (String, String) {
        let utf8 = text.utf8[...]
        guard let equals = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (text, "") }
        return (trimmed(utf8[..<equals]), trimmed(utf8[utf8.index(after: equals)...]))
    }

    private static func trimmed(_ bytes: Substring.UTF8View) -> String {
        var rest = bytes
        while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
        while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }
}
