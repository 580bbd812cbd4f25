/// Percent-encoding of text for URLs (RFC 3986 §2.1); every escape is of one UTF-8 byte.
package enum PercentEncoding {
    /// Encodes text as one path segment: only unreserved characters (RFC 3986 §2.3) stay as they are.
    package static func segment(_ text: String) -> String {
        encode(text.utf8, keeping: isUnreserved)
    }

    /// Encodes text as a name or value of a query: only unreserved characters stay, a space is `%20`.
    package static func queryValue(_ text: String) -> String {
        encode(text.utf8, keeping: isUnreserved)
    }

    /// Encodes only what may not stand in a URL: unreserved and reserved characters and every `%XX` stay as
    /// they are, a `%` that begins no escape becomes `%25`.
    package static func lenient(_ text: String) -> String {
        if text.utf8.allSatisfy({ isUnreserved($0) || isReserved($0) }) { return text }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            let stays =
                byte == UInt8(ascii: "%")
                ? escapedByte(in: bytes, at: index) != nil : isUnreserved(byte) || isReserved(byte)
            if stays {
                output.append(byte)
            } else {
                appendEscape(of: byte, to: &output)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The bytes that percent-encoded text stands for; a `%` that begins no escape stands for itself.
    package static func decode(_ text: String) -> [UInt8] {
        decode(Array(text.utf8))
    }

    /// The text that percent-encoded text stands for, or nil where its bytes are no UTF-8.
    package static func decodeText(_ text: String) -> String? {
        if !text.utf8.contains(UInt8(ascii: "%")) { return text }
        return String(validating: decode(text), as: UTF8.self)
    }

    static func decode(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let byte = escapedByte(in: bytes, at: index) {
                output.append(byte)
                index += 3
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return output
    }

    static func encode(_ bytes: some Sequence<UInt8>, keeping stays: (UInt8) -> Bool) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.underestimatedCount)
        for byte in bytes {
            if stays(byte) {
                output.append(byte)
            } else {
                appendEscape(of: byte, to: &output)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    static func appendEscape(of byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "%"))
        output.append(Hexadecimal.upperCaseDigit(byte >> 4))
        output.append(Hexadecimal.upperCaseDigit(byte & 0xF))
    }

    /// RFC 3986 §2.3.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// RFC 3986 §2.2: the delimiters of the generic syntax and of its parts.
    private static func isReserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "@"):
            true
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: "="):
            true
        default: false
        }
    }

    private static func escapedByte(in bytes: [UInt8], at index: Int) -> UInt8? {
        guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
            let high = Hexadecimal.value(of: bytes[index + 1]),
            let low = Hexadecimal.value(of: bytes[index + 2])
        else { return nil }
        return high << 4 | low
    }
}
