package import Platform

/// What one `Set-Cookie` line says, before any jar has judged it (RFC 6265bis §5.6).
///
/// Of an attribute that stands several times the last counts; an attribute longer than 1,024 bytes does not.
package struct SetCookie: Sendable, Hashable {
    /// Empty for a nameless cookie.
    package let name: String
    package let value: String
    /// In lower case and without a dot at its front; nil where absent or empty.
    package private(set) var domain: String?
    /// As written, whatever it is; nil where absent.
    package private(set) var path: String?
    /// As written; nil where absent.
    package private(set) var expiresText: String?
    /// Nil where absent or no date.
    package private(set) var expires: WallTime?
    /// In seconds, cut to what fits; nil where absent or no number.
    package private(set) var maxAge: Int?
    package private(set) var isSecure = false
    package private(set) var isHTTPOnly = false
    /// As written; nil where absent.
    package private(set) var sameSite: String?

    /// Nil where the line sets nothing: it holds a control character, or is empty, or longer than 4,096 bytes
    /// in name and value.
    package init?(parsing line: String) {
        guard case .success(let cookie) = SetCookie.parse(line) else { return nil }
        self = cookie
    }

    static func parse(_ line: String) -> Result<SetCookie, CookieRefusal> {
        let bytes = Array(line.utf8)
        if bytes.contains(where: { ($0 < 0x20 && $0 != UInt8(ascii: "\t")) || $0 == 0x7F }) {
            return .failure(.controlCharacter)
        }
        let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        let (name, value) = pair(parts.first ?? [])
        if name == nil && value.isEmpty || name?.isEmpty == true && value.isEmpty { return .failure(.empty) }
        if (name?.utf8.count ?? 0) + value.utf8.count > 4096 { return .failure(.tooLong) }
        var cookie = SetCookie(name: name ?? "", value: value)
        for part in parts.dropFirst() {
            let (name, value) = pair(part)
            if name == nil { cookie.apply(attribute: value, value: "") }
            if let name, value.utf8.count <= 1024 { cookie.apply(attribute: name, value: value) }
        }
        return .success(cookie)
    }

    private init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// `name=value`, both trimmed; without `=` there is only a value.
    private static func pair(_ bytes: ArraySlice<UInt8>) -> (name: String?, value: String) {
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
            return (nil, String(decoding: Blanks.trimmed(bytes), as: UTF8.self))
        }
        return (
            String(decoding: Blanks.trimmed(bytes[..<equals]), as: UTF8.self),
            String(decoding: Blanks.trimmed(bytes[bytes.index(after: equals)...]), as: UTF8.self)
        )
    }

    /// The name of a line that sets nothing, as far as there is one: it may be long, or hold anything.
    static func name(in line: String) -> String {
        let name = pair(Array(line.utf8.prefix { $0 != UInt8(ascii: ";") })[...]).name ?? ""
        return String(name.unicodeScalars.prefix(64))
    }

    private mutating func apply(attribute: String, value: String) {
        switch Token.lowered(attribute) {
        case "domain":
            let text = value.utf8.first == UInt8(ascii: ".") ? String(value.utf8.dropFirst()) ?? value : value
            domain = text.isEmpty ? nil : Token.lowered(text)
        case "path": path = value
        case "expires":
            expiresText = value
            if let date = CookieDate.parse(value) { expires = date }
        case "max-age":
            if let seconds = SetCookie.seconds(value) { maxAge = seconds }
        case "secure": isSecure = true
        case "httponly": isHTTPOnly = true
        case "samesite": sameSite = value
        default: break
        }
    }

    /// RFC 6265bis §5.6.2: an optional `-` and digits.
    private static func seconds(_ text: String) -> Int? {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        guard !digits.isEmpty,
            digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
        else { return nil }
        return Int(text) ?? (digits.startIndex == text.startIndex ? .max : .min)
    }
}
