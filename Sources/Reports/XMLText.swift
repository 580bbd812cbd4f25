/// Text on its way into an XML report.
///
/// Characters that XML 1.0 §2.2 forbids are written as a visible stand-in such as `\u{1}`, so that a report
/// is well-formed whatever a server sent.
enum XMLText {
    /// Text between tags.
    static func content(_ text: String) -> String { escaped(text, inAttribute: false) }

    /// Text inside a double-quoted attribute value; line breaks and tabs survive its normalisation.
    static func attribute(_ text: String) -> String { escaped(text, inAttribute: true) }

    private static func escaped(_ text: String, inAttribute: Bool) -> String {
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output.append(contentsOf: "&amp;".unicodeScalars)
            case "<": output.append(contentsOf: "&lt;".unicodeScalars)
            case ">": output.append(contentsOf: "&gt;".unicodeScalars)
            case "\"" where inAttribute: output.append(contentsOf: "&quot;".unicodeScalars)
            case "\n" where inAttribute, "\t" where inAttribute, "\r":
                output.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            case _ where isAllowed(scalar): output.append(scalar)
            default: output.append(contentsOf: VisibleCharacter.standIn(for: scalar).unicodeScalars)
            }
        }
        return String(output)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
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
