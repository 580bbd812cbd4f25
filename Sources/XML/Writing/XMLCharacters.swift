/// The character classes of XML 1.0, fifth edition.
package enum XMLCharacters {
    /// Whether a character may stand in a document at all (§2.2, `Char`).
    package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Whether a character may begin a name without colon (`NameStartChar` but `:`).
    package static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
            0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
            0x10000...0xEFFFF:
            true
        default: false
        }
    }

    /// Whether a character may go on in a name without colon (`NameChar` but `:`).
    package static func isName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: isNameStart(scalar)
        }
    }

    /// Whether a text is a name without colon (Namespaces in XML §3, `NCName`).
    package static func isNCName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isNameStart(first) else { return false }
        return text.unicodeScalars.allSatisfy(isName)
    }

    /// The offset in UTF-8 bytes and the first character that may not stand in a document, or nil.
    package static func firstForbidden(in text: String) -> (offset: Int, scalar: Unicode.Scalar)? {
        guard let index = text.unicodeScalars.firstIndex(where: { !isAllowed($0) }) else { return nil }
        return (text.utf8.distance(from: text.startIndex, to: index), text.unicodeScalars[index])
    }
}
