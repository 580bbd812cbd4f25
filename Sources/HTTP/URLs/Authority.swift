import Text

/// The part of a URL that says whom to ask (RFC 3986 §3.2).
struct Authority {
    let userInformation: String?
    let host: String
    let port: Int?

    /// Reads an authority as written; `url` is the whole URL, for messages.
    init(_ text: String, in url: String) throws(URLError) {
        var rest = text[...]
        if let sign = rest.utf8.lastIndex(of: UInt8(ascii: "@")) {
            userInformation = PercentEncoding.lenient(String(rest[..<sign]))
            rest = rest[rest.utf8.index(after: sign)...]
        } else {
            userInformation = nil
        }
        let (host, port) = Authority.divided(rest)
        if let port, !port.isEmpty {
            guard port.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
                let number = UInt16(port)
            else { throw .badPort(String(port), url: url) }
            self.port = Int(number)
        } else {
            self.port = nil
        }
        if host.isEmpty { throw .noHost(url) }
        self.host = try Authority.canonical(String(host), in: url)
    }

    /// Host and port; the colons of an IPv6 address divide nothing.
    private static func divided(_ text: Substring) -> (host: Substring, port: Substring?) {
        let isLiteral = text.utf8.first == UInt8(ascii: "[")
        let bracket =
            isLiteral ? text.utf8.lastIndex(of: UInt8(ascii: "]")) ?? text.endIndex : text.startIndex
        guard let colon = text[bracket...].utf8.firstIndex(of: UInt8(ascii: ":")) else { return (text, nil) }
        return (text[..<colon], text[text.utf8.index(after: colon)...])
    }

    private static func canonical(_ host: String, in url: String) throws(URLError) -> String {
        // An escaped host is the host that it spells (RFC 3986 §3.2.2).
        guard let text = PercentEncoding.decodeText(host) else { throw .badHost(host, url: url) }
        if text.utf8.first == UInt8(ascii: "[") {
            guard let literal = ipLiteral(text) else { throw .badHost(host, url: url) }
            return literal
        }
        guard text.utf8.allSatisfy(mayStandInName) else { throw .badHost(host, url: url) }
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        guard let ascii = InternationalHost.ascii(text) else { throw .badHost(host, url: url) }
        return ascii.lowercased()
    }

    /// An address in brackets, with the network interface that it holds for where it names one (RFC 6874 §2).
    private static func ipLiteral(_ text: String) -> String? {
        guard text.utf8.last == UInt8(ascii: "]") else { return nil }
        let parts = text.dropFirst().dropLast().split(
            separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = parts.first, !address.isEmpty, address.utf8.allSatisfy(mayStandInAddress) else {
            return nil
        }
        guard parts.count > 1 else { return "[\(address.lowercased())]" }
        // The names of interfaces have upper and lower case, and an escape is what their percent sign is written as.
        let zone = PercentEncoding.segment(String(parts[1]))
        return zone.isEmpty ? nil : "[\(address.lowercased())%25\(zone)]"
    }

    private static func mayStandInAddress(_ byte: UInt8) -> Bool {
        Character(Unicode.Scalar(byte)).isHexDigit || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }

    /// Letters, digits, what names in use hold beside them, and what is not ASCII (RFC 3986 §3.2.2 allows
    /// more, but no resolver does).
    private static func mayStandInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
            true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }
}
