/// A character set by one of its names, for strict decoding and encoding.
///
/// UTF-8, US-ASCII and ISO-8859-1 are done here, the others by the C library's `iconv`.
package struct Charset: Sendable, Hashable {
    /// The name in upper case, as `UTF-8` or `ISO-8859-15`.
    package let name: String

    package static let utf8 = Self(name: "UTF-8")
    package static let iso8859_1 = Self(name: "ISO-8859-1")

    private init(name: String) {
        self.name = name
    }

    /// A character set by its label, in either case, white space and quotes around it passed over.
    ///
    /// Nil for one that this machine does not know, and for UTF-7 under every name: its text looks like
    /// harmless ASCII to everything that checks it before it is decoded.
    package init?(label: String) {
        if label == "UTF-8" {
            self = .utf8
            return
        }
        let trimmed = label.utf8.drop(while: Self.surrounds).reversed().drop(while: Self.surrounds).reversed()
        let name = String(decoding: trimmed.map(Self.upperCased), as: UTF8.self)
        guard !name.isEmpty, name.utf8.allSatisfy(Self.mayStandInName) else { return nil }
        switch name {
        case "UTF-8", "UTF8": self = .utf8
        case "US-ASCII", "ASCII": self.init(name: "US-ASCII")
        case "ISO-8859-1", "ISO_8859-1", "ISO8859-1", "LATIN1": self = .iso8859_1
        // By the letter 5C is a yen sign in it, which would take JSON its backslashes; what is sent under these
        // names is Microsoft's form (WHATWG Encoding).
        case "SHIFT_JIS", "SHIFT-JIS", "SJIS", "X-SJIS", "MS_KANJI": self.init(name: "CP932")
        default:
            guard !Self.refused.contains(name.filter { $0 != "-" && $0 != "_" }), Conversion.exists(name)
            else { return nil }
            self.init(name: name)
        }
    }

    /// The charset and the length of the byte order mark that the bytes begin with (Unicode 23.8), if any.
    package static func byteOrderMark(of bytes: [UInt8]) -> (charset: Charset, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) { return (Self(name: "UTF-32LE"), 4) }
        if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) { return (Self(name: "UTF-32BE"), 4) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (Self(name: "UTF-16LE"), 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (Self(name: "UTF-16BE"), 2) }
        return nil
    }

    /// The text that the bytes stand for.
    ///
    /// - Throws: where the bytes do not fit; nothing is replaced or passed over.
    package func decode(_ bytes: [UInt8]) throws(CharsetError) -> String {
        switch name {
        case "UTF-8":
            if let text = String(validating: bytes, as: UTF8.self) { return text }
            throw invalidUTF8(bytes)
        case "US-ASCII":
            if let offset = bytes.firstIndex(where: { $0 >= 0x80 }) {
                throw CharsetError(charset: name, reason: .invalid, offset: offset)
            }
            return String(decoding: bytes, as: UTF8.self)
        case "ISO-8859-1":
            // Its 256 characters are the first 256 scalars.
            return String(decoding: bytes.map(UInt16.init), as: UTF16.self)
        default:
            let utf8 = try Conversion.run(from: name, to: "UTF-8", bytes, charset: name, unmappable: .invalid)
            if let text = String(validating: utf8, as: UTF8.self) { return text }
            throw CharsetError(charset: name, reason: .invalid, offset: 0)
        }
    }

    /// The bytes of the text.
    ///
    /// - Throws: where the set lacks one of the characters; nothing is replaced or passed over.
    package func encode(_ text: String) throws(CharsetError) -> [UInt8] {
        switch name {
        case "UTF-8":
            return Array(text.utf8)
        case "US-ASCII":
            if let offset = text.utf8.enumerated().first(where: { $0.element >= 0x80 })?.offset {
                throw CharsetError(charset: name, reason: .unmappable, offset: offset)
            }
            return Array(text.utf8)
        default:
            let bytes = try Conversion.run(
                from: "UTF-8", to: name, Array(text.utf8), charset: name, unmappable: .unmappable)
            let back = try decode(bytes)
            // Composed and decomposed characters are the same: some sets have but one of the forms.
            if back == text { return bytes }
            throw CharsetError(
                charset: name, reason: .unmappable, offset: Self.difference(between: text, and: back))
        }
    }

    /// Where a text differs from what it became: the C library writes some characters as similar ones.
    private static func difference(between text: String, and back: String) -> Int {
        zip(text.unicodeScalars, back.unicodeScalars).prefix { $0 == $1 }
            .reduce(0) { $0 + UTF8.width($1.0) }
    }

    /// The names of UTF-7 without `-` and `_`, and the sets of glibc that stand for its own memory formats.
    private static let refused: Set<String> = [
        "UTF7", "UTF7IMAP", "UNICODE11UTF7", "CSUNICODE11UTF7", "CSUTF7", "CSUTF7IMAP", "XUNICODE20UTF7",
        "CP65000",
        "INTERNAL", "WCHART",
    ]

    private func invalidUTF8(_ bytes: [UInt8]) -> CharsetError {
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            let incomplete = error.kind == .truncatedScalar && error.byteOffsets.upperBound == bytes.count
            return CharsetError(
                charset: name, reason: incomplete ? .incomplete : .invalid,
                offset: error.byteOffsets.lowerBound)
        }
        return CharsetError(charset: name, reason: .invalid, offset: 0)
    }

    private static func surrounds(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }

    private static func upperCased(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte - 0x20 : byte
    }

    /// A slash would hand options such as `//IGNORE` to the C library.
    private static func mayStandInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "("),
            UInt8(ascii: ")"):
            true
        default: false
        }
    }
}
