/// How a writer puts what may not stand in a JSON string as it is (RFC 8259 §7).
enum JSONEscape {
    private static let hexadecimalDigits: [UInt8] = Array("0123456789abcdef".utf8)

    /// Whether a byte of UTF-8 has to be escaped between quotes.
    @inline(__always)
    static func isNeeded(for byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C
    }

    /// Appends a text between quotes.
    static func append(quoted text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        let bytes = text.utf8Span.span
        if bytes.indices.contains(where: { isNeeded(for: bytes[$0]) }) {
            for index in bytes.indices {
                if isNeeded(for: bytes[index]) {
                    append(bytes[index], to: &output)
                } else {
                    output.append(bytes[index])
                }
            }
        } else {
            output.append(contentsOf: text.utf8)
        }
        output.append(UInt8(ascii: "\""))
    }

    /// Appends the shortest escape: `\n` and its kind by letter, other control characters as `\u001b`.
    static func append(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(0x5C)
        switch byte {
        case 0x22, 0x5C: output.append(byte)
        case 0x08: output.append(UInt8(ascii: "b"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x0C: output.append(UInt8(ascii: "f"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        default: appendUnicode(UInt16(byte), to: &output)
        }
    }

    /// Appends `\udxxx` for a lone surrogate.
    static func append(surrogate unit: UInt16, to output: inout [UInt8]) {
        output.append(0x5C)
        appendUnicode(unit, to: &output)
    }

    /// The escape of one scalar, for messages.
    static func text(for scalar: Unicode.Scalar) -> String {
        guard scalar.value < 0x80 else { return String(scalar) }
        var output: [UInt8] = []
        append(UInt8(truncatingIfNeeded: scalar.value), to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private static func appendUnicode(_ unit: UInt16, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "u"))
        for shift in [12, 8, 4, 0] as [UInt16] {
            output.append(hexadecimalDigits[Int(unit >> shift & 0xF)])
        }
    }
}
