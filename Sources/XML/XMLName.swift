/// The names of XML 1.0 (fifth edition, §2.3) as Namespaces in XML 1.0 (§4) takes them apart.
package enum XMLName {
    /// Whether the text is a name without a colon.
    package static func isUnqualified(_ name: some StringProtocol) -> Bool {
        guard let first = name.unicodeScalars.first, isStart(first) else { return false }
        return name.unicodeScalars.allSatisfy(isPart)
    }

    /// `prefix:local` taken apart; nil where the text is no qualified name.
    package static func split(_ name: String) -> (prefix: String?, local: String)? {
        let scalars = name.unicodeScalars
        guard let colon = scalars.firstIndex(of: ":") else {
            return isUnqualified(name) ? (nil, name) : nil
        }
        let prefix = String(scalars[..<colon])
        let local = String(scalars[scalars.index(after: colon)...])
        return isUnqualified(prefix) && isUnqualified(local) ? (prefix, local) : nil
    }

    /// NameStartChar without the colon.
    package static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF: true
        case 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF: true
        case 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF: true
        default: false
        }
    }

    /// NameChar without the colon.
    package static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: isStart(scalar)
        }
    }

    /// Char (XML 1.0 §2.2): what a document may hold at all.
    package static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
