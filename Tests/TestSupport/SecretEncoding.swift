/// How somebody may write a secret into an answer: each of CASES.md, and some inside others.
package enum SecretEncoding: String, CaseIterable, Sendable {
    case raw, percent, percentLower, form, percentTwice
    case json, jsonEscaped, jsonSlash, jsonTwice
    case xml, xmlDecimal, xmlHexadecimal, html, xmlTwice
    case base64, base64By1, base64By2, base64URL, base64Folded
    case jsonInQuery, xmlInForm, jsonInXML, xmlInJSON, jsonInXMLInForm, base64InQuery, jsonInBase64

    package func callAsFunction(_ text: String) -> String {
        switch self {
        case .raw: text
        case .percent: Self.percentText(text)
        case .percentLower: Self.percentText(text).replacing(/%../) { $0.output.lowercased() }
        case .form: Self.percentText(text).replacing("%20", with: "+")
        case .percentTwice: Self.percentText(Self.percentText(text))
        case .json: Self.jsonText(text) { $0.value < 0x20 || $0 == "\"" || $0 == "\\" }
        case .jsonEscaped: Self.jsonText(text) { !("a"..."z" ~= $0) && !("0"..."9" ~= $0) }
        case .jsonSlash:
            Self.jsonText(text) {
                $0.value < 0x20 || $0.value > 0x7E || $0 == "\"" || $0 == "\\" || $0 == "/"
            }
        case .jsonTwice: Self.jsonText(Self.jsonText(text))
        case .xml: Self.xmlText(text)
        case .xmlDecimal: Self.references(text) { "&#\($0);" }
        case .xmlHexadecimal: Self.references(text) { "&#x\(String($0, radix: 16));" }
        case .html:
            Self.xmlText(text).replacing("ä", with: "&auml;").replacing("ß", with: "&szlig;").replacing(
                "'", with: "&#039;")
        case .xmlTwice: Self.xmlText(Self.xmlText(text))
        case .base64: Self.base64Text(text)
        case .base64By1: Self.base64Text("a" + text + "zz")
        case .base64By2: Self.base64Text("ab:" + text + "\"z")
        case .base64URL:
            Self.base64Text(text).replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        case .base64Folded: Self.folded(Self.base64Text("user:" + text))
        case .jsonInQuery: Self.percentText("{\"a\":\"\(Self.jsonText(text))\"}")
        case .xmlInForm: Self.percentText("<a>\(Self.xmlText(text))</a>")
        case .jsonInXML: Self.xmlText("{\"a\":\"\(Self.jsonText(text))\"}")
        case .xmlInJSON: Self.jsonText("<a b=\"\(Self.xmlText(text))\"/>")
        case .jsonInXMLInForm: Self.percentText(Self.xmlText("{\"a\":\"\(Self.jsonText(text))\"}"))
        case .base64InQuery: Self.percentText(Self.base64Text("x" + text))
        case .jsonInBase64: Self.base64Text("{\"a\":\"\(Self.jsonText(text))\"}")
        }
    }

    /// What it writes has no line break whatever the secret holds.
    package var isOneLine: Bool {
        switch self {
        case .raw, .xml, .html, .xmlTwice, .xmlInJSON, .jsonInXML, .base64Folded: false
        default: true
        }
    }

    private static func percentText(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"):
                String(Unicode.Scalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    private static func jsonText(
        _ text: String,
        where needsEscape: (Unicode.Scalar) -> Bool = { $0.value < 0x20 || $0 == "\"" || $0 == "\\" }
    ) -> String {
        text.unicodeScalars.map { scalar in
            guard needsEscape(scalar) else { return String(scalar) }
            switch scalar {
            case "\"", "\\", "/": return "\\\(scalar)"
            case "\n": return "\\n"
            default: break
            }
            return String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }.joined()
    }

    private static func xmlText(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    private static func references(_ text: String, _ reference: (UInt32) -> String) -> String {
        text.unicodeScalars.map { scalar in
            "a"..."z" ~= scalar || "0"..."9" ~= scalar ? String(scalar) : reference(scalar.value)
        }.joined()
    }

    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

    private static func base64Text(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var number: UInt32 = 0
            for offset in 0..<3 {
                number = number << 8 | (offset < group.count ? UInt32(group[start + offset]) : 0)
            }
            for place in 0..<4 {
                output.append(
                    place <= group.count ? letters[Int(number >> UInt32(18 - 6 * place) & 63)] : "=")
            }
        }
        return String(output)
    }

    private static func folded(_ text: String) -> String {
        var output = ""
        for (index, character) in text.enumerated() {
            if index > 0, index % 76 == 0 { output += "\r\n" }
            output.append(character)
        }
        return output
    }
}
