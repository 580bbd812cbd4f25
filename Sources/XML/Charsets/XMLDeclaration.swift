/// The little of `<?xml version="1.0" encoding="…"?>` that must be read before the text can be decoded.
package enum XMLDeclaration {
    /// The declared encoding of a text whose first bytes are ASCII, or nil.
    package static func encoding(of bytes: ArraySlice<UInt8>) -> String? {
        let text = bytes.drop(while: isSpace)
        guard text.starts(with: "<?xml".utf8) else { return nil }
        let head = text.prefix(512)
        guard let end = head.firstIndex(of: UInt8(ascii: "?"), after: head.startIndex + 5) else { return nil }
        var rest = head[(head.startIndex + 5)..<end]
        while !rest.isEmpty {
            if rest.starts(with: "encoding".utf8) {
                return quotedValue(after: rest.dropFirst("encoding".utf8.count))
            }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// Whether a text begins with white space and an XML declaration; the offset of the declaration.
    static func misplacedOffset(in bytes: [UInt8], from start: Int) -> Int? {
        guard let first = bytes[start...].firstIndex(where: { !isSpace($0) }), first > start else {
            return nil
        }
        let text = bytes[first...]
        guard text.starts(with: "<?xml".utf8), let after = text.dropFirst(5).first, isSpace(after) else {
            return nil
        }
        return first
    }

    /// White space of XML 1.0 §2.3.
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// The text of `= "…"`.
    private static func quotedValue(after bytes: ArraySlice<UInt8>) -> String? {
        var rest = bytes.drop(while: isSpace)
        guard rest.first == UInt8(ascii: "=") else { return nil }
        rest = rest.dropFirst().drop(while: isSpace)
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return nil
        }
        rest = rest.dropFirst()
        guard let end = rest.firstIndex(of: quote) else { return nil }
        return String(decoding: rest[..<end], as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func firstIndex(of byte: UInt8, after start: Int) -> Int? {
        start < endIndex ? self[start...].firstIndex(of: byte) : nil
    }
}
