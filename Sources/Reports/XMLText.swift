/// Text on its way into an XML report.
///
/// Characters that XML 1.0 §2.2 forbids are written as a visible stand-in such as `\u{1}`, so that a report
/// is well-formed whatever a server sent.
enum XMLText {
    /// Appends text that stands between tags.
    static func append(content text: String, to output: inout [UInt8]) {
        append(text, inAttribute: false, to: &output)
    }

    /// Appends text inside a double-quoted attribute value; line breaks and tabs survive its normalisation.
    static func append(attribute text: String, to output: inout [UInt8]) {
        append(text, inAttribute: true, to: &output)
    }

    /// Text inside a double-quoted attribute value.
    static func attribute(_ text: String) -> String {
        var output: [UInt8] = []
        append(attribute: text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(_ text: String, inAttribute: Bool, to output: inout [UInt8]) {
        var text = text
        text.makeContiguousUTF8()
        // U+FFFE and U+FFFF, which are three bytes, are known by their last one.
        var beforeLast: UInt8 = 0
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case 0x26: output += "&amp;".utf8
            case 0x3C: output += "&lt;".utf8
            case 0x3E: output += "&gt;".utf8
            case 0x22 where inAttribute: output += "&quot;".utf8
            case 0x09 where inAttribute: output += "&#9;".utf8
            case 0x0A where inAttribute: output += "&#10;".utf8
            case 0x0D: output += "&#13;".utf8
            case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F:
                output += VisibleCharacter.standIn(for: Unicode.Scalar(byte)).utf8
            case 0xBE where beforeLast == 0xEF && last == 0xBF, 0xBF where beforeLast == 0xEF && last == 0xBF:
                output.removeLast(2)
                output += (byte == 0xBE ? "\\u{fffe}" : "\\u{ffff}").utf8
            default: output.append(byte)
            }
            beforeLast = last
            last = byte
        }
    }
}

/// Characters that a person could not see, made visible.
enum VisibleCharacter {
    /// `\u{1}` for U+0001.
    static func standIn(for scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16))}"
    }
}
