import CLibXML2

/// The escapes of HTML's text.
package enum HTMLText {
    /// With `& < > " '` written so that they stand for themselves in an element's text and in an attribute.
    package static func escaped(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;".unicodeScalars
            case "<": output += "&lt;".unicodeScalars
            case ">": output += "&gt;".unicodeScalars
            case "\"": output += "&quot;".unicodeScalars
            case "'": output += "&#39;".unicodeScalars
            default: output.append(scalar)
            }
        }
        return String(output)
    }

    /// With the escapes read that end in `;`: `&lt;` and the other names of HTML 4, `&#233;`, `&#xe9;`. What is
    /// no escape stays as it is; a number that no character has becomes U+FFFD (HTML standard §13.2.5.80).
    package static func unescaped(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "&" else {
                output.append(scalar)
                continue
            }
            // No name of HTML 4 is longer than thetasym; numbers may have zeros in front.
            guard let end = rest.prefix(32).firstIndex(of: ";"),
                let character = character(of: String(rest[..<end]))
            else {
                output.append(scalar)
                continue
            }
            output.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return String(output)
    }

    /// What stands between `&` and `;`.
    private static func character(of escape: String) -> Unicode.Scalar? {
        guard escape.utf8.first == UInt8(ascii: "#") else { return named(escape) }
        let digits = escape.utf8.dropFirst()
        let isHexadecimal = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
        let number = isHexadecimal ? digits.dropFirst() : digits
        // `Int` would take a sign.
        guard let first = number.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
            let value = UInt64(Substring(number), radix: isHexadecimal ? 16 : 10)
        else { return nil }
        if let replaced = windows1252[value] { return replaced }
        guard value != 0, let code = UInt32(exactly: value) else { return "\u{FFFD}" }
        return Unicode.Scalar(code) ?? "\u{FFFD}"
    }

    private static func named(_ name: String) -> Unicode.Scalar? {
        // Not among the names of HTML 4, but of XML and of HTML since.
        if name == "apos" { return "'" }
        guard !name.isEmpty, name.utf8.allSatisfy({ 0x30...0x7A ~= $0 }) else { return nil }
        let code: UInt32? = unsafe name.withCString { characters in
            let bytes = unsafe UnsafeRawPointer(characters).assumingMemoryBound(to: UInt8.self)
            let found = unsafe htmlEntityLookup(bytes)
            return unsafe found.map { unsafe UInt32($0.pointee.value) }
        }
        return code.flatMap(Unicode.Scalar.init)
    }

    /// The numbers that pages use for the characters of Windows-1252, as the standard reads them.
    private static let windows1252: [UInt64: Unicode.Scalar] = [
        0x80: "\u{20AC}", 0x82: "\u{201A}", 0x83: "\u{0192}", 0x84: "\u{201E}", 0x85: "\u{2026}",
        0x86: "\u{2020}", 0x87: "\u{2021}", 0x88: "\u{02C6}", 0x89: "\u{2030}", 0x8A: "\u{0160}",
        0x8B: "\u{2039}", 0x8C: "\u{0152}", 0x8E: "\u{017D}", 0x91: "\u{2018}", 0x92: "\u{2019}",
        0x93: "\u{201C}", 0x94: "\u{201D}", 0x95: "\u{2022}", 0x96: "\u{2013}", 0x97: "\u{2014}",
        0x98: "\u{02DC}", 0x99: "\u{2122}", 0x9A: "\u{0161}", 0x9B: "\u{203A}", 0x9C: "\u{0153}",
        0x9E: "\u{017E}", 0x9F: "\u{0178}",
    ]
}
