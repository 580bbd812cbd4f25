/// The escapes of XML text (XML 1.0 §2.4, §2.7, §3.3.3).
///
/// Characters that XML does not allow are left as they are: `XMLName.firstForbidden` finds them.
package enum XMLWriter {
    /// A text as element content: `&`, `<`, `>`, and the carriage return, which a parser would turn into a
    /// line feed.
    package static func text(_ text: String) -> String {
        escape(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case 0x0D: "&#13;"
            default: nil
            }
        }
    }

    /// A text inside `"…"`: also the quote, and the white space that a parser would turn into spaces.
    package static func attribute(_ text: String) -> String {
        escape(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            case 0x09: "&#9;"
            case 0x0A: "&#10;"
            case 0x0D: "&#13;"
            default: nil
            }
        }
    }

    /// A text as a CDATA section; where it holds `]]>`, as two.
    ///
    /// A carriage return cannot be kept in one, so it stands between two, escaped.
    package static func cdata(_ text: String) -> String {
        var output = "<![CDATA["
        var brackets = 0
        for scalar in text.unicodeScalars {
            if scalar == ">" && brackets >= 2 { output += "]]><![CDATA[" }
            brackets = scalar == "]" ? brackets + 1 : 0
            if scalar == "\r" {
                output += "]]>&#13;<![CDATA["
            } else {
                output.unicodeScalars.append(scalar)
            }
        }
        return output + "]]>"
    }

    /// Replaces bytes; a text that needs nothing comes back as it is.
    private static func escape(_ text: String, _ replacement: (UInt8) -> String?) -> String {
        guard text.utf8.contains(where: { replacement($0) != nil }) else { return text }
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if let replacement = replacement(byte) {
                output += replacement.utf8
            } else {
                output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
