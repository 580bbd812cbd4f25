/// Why a text is no Base64 in the standard alphabet, and where.
package struct Base64Problem: Error, Equatable {
    /// What is wrong: lower case, no full stop.
    package let message: String
    /// In bytes of UTF-8 from the beginning of the text.
    package let offset: Int
    /// How many bytes are wrong; 0 where something is missing.
    package let length: Int
}

extension Base64 {
    /// The bytes of text in the standard alphabet with its padding, as ``decode(_:)`` reads them.
    package static func read(_ text: String) throws(Base64Problem) -> [UInt8] {
        if let bytes = decode(text) { return bytes }
        var offset = 0
        var lastCharacter: (offset: Int, scalar: Unicode.Scalar)?
        var characters = 0
        var padding = 0
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            defer { offset += length }
            if isBlank(scalar) { continue }
            if scalar == "=" {
                padding += 1
            } else if !isInAlphabet(scalar) {
                let isURLSafe = scalar == "-" || scalar == "_"
                throw Base64Problem(
                    message: "\(quoted(scalar)) is no character of Base64"
                        + (isURLSafe ? ", but of its URL-safe form" : ""),
                    offset: offset, length: length)
            } else if padding > 0 {
                throw Base64Problem(
                    message: "\(quoted(scalar)) stands behind the padding", offset: offset, length: length)
            } else {
                characters += 1
                lastCharacter = (offset, scalar)
            }
        }
        if let lastCharacter, characters % 4 > 1, (characters + padding) % 4 == 0, padding < 3 {
            throw Base64Problem(
                message: "\(quoted(lastCharacter.scalar)) holds bits that belong to no byte",
                offset: lastCharacter.offset, length: 1)
        }
        throw Base64Problem(
            message: "Base64 comes in groups of four, \(characters + padding) characters are none",
            offset: offset, length: 0)
    }

    private static func quoted(_ scalar: Unicode.Scalar) -> String {
        "\"\(VisibleText.escaped(String(scalar)))\""
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
    }

    private static func isInAlphabet(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9", "+", "/": true
        default: false
        }
    }
}
