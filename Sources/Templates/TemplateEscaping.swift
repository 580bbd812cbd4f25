import Text

/// What is done to the values of a template, so that they stay values where they are put in.
package enum TemplateEscaping: Sendable {
    case none
    /// For XML text and attribute values.
    case xml

    func escaped(
        _ value: String, of expression: TemplateExpression, after text: String
    ) throws(TemplateError) -> String {
        switch self {
        case .none: return value
        case .xml:
            guard let character = value.unicodeScalars.first(where: TemplateEscaping.isNoXML) else {
                return TemplateEscaping.xml(value, isInTag: TemplateEscaping.endsInTag(text))
            }
            throw TemplateError(
                "\(expression.text) holds the character \(VisibleText.escaped(String(character))), "
                    + "which XML cannot hold",
                range: expression.range)
        }
    }

    private static func xml(_ text: String, isInTag: Bool) -> String {
        var output = ""
        output.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&apos;"
            // A reader makes a line feed of a carriage return, and spaces of both and of tabs in attributes.
            case "\r": output += "&#13;"
            case "\n" where isInTag: output += "&#10;"
            case "\t" where isInTag: output += "&#9;"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }

    /// Whether the last `<` is not closed yet, so that what comes next is in an attribute.
    private static func endsInTag(_ text: String) -> Bool {
        for byte in text.utf8.reversed() {
            if byte == UInt8(ascii: ">") { return false }
            if byte == UInt8(ascii: "<") { return true }
        }
        return false
    }

    /// What is no character of XML 1.0 (§2.2).
    private static func isNoXML(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
