import Text

/// What is done to the values of a template, so that they stay values where they are put in.
package enum TemplateEscaping: Sendable {
    case none
    /// For XML: text, attribute values and CDATA sections.
    case xml
    /// For HTML text and attribute values.
    case html
}

/// Puts values into a text that may be made of several templates, such as the lines of an XML body.
package struct TemplateEscaper {
    private let escaping: TemplateEscaping
    private var place = XMLPlace()

    package init(_ escaping: TemplateEscaping) {
        self.escaping = escaping
    }

    /// Goes over text of the author.
    package mutating func pass(_ text: String) {
        if case .xml = escaping { place.pass(text) }
    }

    func escaped(_ value: String, of expression: TemplateExpression) throws(TemplateError) -> String {
        switch escaping {
        case .none: return value
        case .html: return TemplateEscaper.xml(value, isInTag: false)
        case .xml:
            guard let character = value.unicodeScalars.first(where: TemplateEscaper.isNoXML) else {
                return place.kind == .characterData
                    ? TemplateEscaper.characterData(value)
                    : TemplateEscaper.xml(value, isInTag: place.kind.isInTag)
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

    /// A CDATA section knows no escapes: what cannot stand in one stands between two.
    private static func characterData(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        var brackets = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\r": output.append(contentsOf: "]]>&#13;<![CDATA[".unicodeScalars)
            case ">" where brackets >= 2: output.append(contentsOf: "]]><![CDATA[>".unicodeScalars)
            default: output.append(scalar)
            }
            brackets = scalar == "]" ? brackets + 1 : 0
        }
        return String(output)
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

extension XMLPlace.Kind {
    /// Whether white space may be changed by a reader.
    fileprivate var isInTag: Bool {
        switch self {
        case .tag, .attribute: true
        case .content, .comment, .instruction, .characterData: false
        }
    }
}
