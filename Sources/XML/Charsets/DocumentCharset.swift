import Text

/// Which character set a text is written in: byte order mark, then the header's `charset`, then the first
/// bytes (UTF-16 and UTF-32 without a mark, XML 1.0 appendix F), then what the text says of itself, else UTF-8.
package struct DocumentCharset {
    /// Where a text says of itself what it is written in: XML's declaration, or HTML's `meta` element.
    package enum Kind: Sendable {
        case xml, html
    }

    /// The label that counts, as it was given.
    package let label: String
    /// How many bytes of a byte order mark to step over.
    package let markLength: Int
    /// The form of UTF-16 or UTF-32 that the first bytes show, where no mark does.
    let wideForm: String?
    private let mark: Charset?
    private let header: String?
    private let inner: String?
    private let kind: Kind

    /// - Parameters:
    ///   - bytes: as they came.
    ///   - header: the `charset` of the Content-Type header.
    ///   - kind: what the text is.
    package init(of bytes: [UInt8], header: String?, kind: Kind = .xml) {
        let mark = Charset.byteOrderMark(of: bytes)
        // `charset=` with nothing behind it names none.
        let header = header.flatMap { $0.isEmpty ? nil : $0 }
        self.mark = mark?.charset
        self.header = header
        self.kind = kind
        markLength = mark?.length ?? 0
        wideForm = mark == nil ? Self.wideForm(of: bytes) { $0 == UInt8(ascii: "<") } : nil
        let text = bytes.dropFirst(markLength)
        inner = kind == .xml ? XMLDeclaration.encoding(of: text) : HTMLMeta.charset(of: text)
        label = mark?.charset.name ?? header ?? wideForm ?? inner ?? "UTF-8"
    }

    /// Everything that was said, for messages: `byte order mark: none, charset of the Content-Type: gbk, …`.
    package var listing: String {
        "byte order mark: \(mark?.name ?? "none"), charset of the Content-Type: \(header ?? "none"), "
            + (wideForm.map { "first bytes: \($0), " } ?? "")
            + "\(kind == .xml ? "XML declaration" : "meta element"): \(inner ?? "none")"
    }

    package var isUTF8: Bool { Charset(label: label) == .utf8 }

    /// The text of the bytes, a byte order mark not among it.
    ///
    /// - Throws: for a character set that is not known or refused, and for bytes that are not in it.
    package func decode(_ bytes: [UInt8]) throws(CharsetMisfit) -> String {
        guard let charset = Charset(label: try decoderLabel(for: bytes)) else { throw .unknown }
        do {
            return try charset.decode(markLength == 0 ? bytes : Array(bytes.dropFirst(markLength)))
        } catch {
            throw .unfit(offset: error.offset + markLength)
        }
    }

    /// The decoder's name; which half of UTF-16 comes first without a mark the first bytes decide, else it is
    /// the larger one (RFC 2781 §4.3).
    private func decoderLabel(for bytes: [UInt8]) throws(CharsetMisfit) -> String {
        let key = (Charset(label: label)?.name ?? label).lowercased()
        guard markLength == 0, let large = Self.largeForms[key] else { return label }
        if let form = Self.wideForm(of: bytes, where: { $0 != 0 && $0 < 0x80 }) { return form }
        if bytes.drop(while: XMLDeclaration.isSpace).first == UInt8(ascii: "<") { throw .singleBytes }
        return large
    }

    private static let largeForms = [
        "utf-16": "UTF-16BE", "utf16": "UTF-16BE", "ucs-2": "UTF-16BE", "iso-10646-ucs-2": "UTF-16BE",
        "utf-32": "UTF-32BE", "utf32": "UTF-32BE", "ucs-4": "UTF-32BE", "iso-10646-ucs-4": "UTF-32BE",
    ]

    /// The form of a text that begins with one of some ASCII characters in more bytes than one.
    private static func wideForm(of bytes: [UInt8], where isFirst: (UInt8) -> Bool) -> String? {
        guard bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 else { return nil }
        let isLong = bytes.count >= 4 && bytes[1] == 0
        if isFirst(bytes[0]) { return isLong && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32LE" : "UTF-16LE" }
        guard bytes[0] == 0 else { return nil }
        if isFirst(bytes[1]) { return "UTF-16BE" }
        return isLong && bytes[2] == 0 && isFirst(bytes[3]) ? "UTF-32BE" : nil
    }
}

/// Why bytes are no text in the character set that they should be in.
package enum CharsetMisfit: Error, Equatable {
    /// The C library does not know the set, or it is UTF-7.
    case unknown
    /// The set has two bytes and more for each character, and the text one.
    case singleBytes
    /// The byte at the offset does not fit.
    case unfit(offset: Int)
}
