import Text

/// Which character set a document is written in: byte order mark, then the header's `charset`, then the
/// first bytes (UTF-16 and UTF-32 without a mark, XML 1.0 appendix F), then the XML declaration, else UTF-8.
struct XMLCharset {
    /// The label as it was given.
    let label: String
    let source: CharsetSource
    /// How many bytes of a byte order mark to step over.
    let markLength: Int
    /// What else says something, and something different.
    let others: [CharsetClaim]

    /// The label in lower case, for comparing.
    var key: String { Self.key(label) }

    /// That the bytes do not fit it, with all that was said.
    var misfit: XMLProblem { .undecodable(label: label, source: source, others: others) }

    init(of bytes: [UInt8], header: String?) {
        let mark = Charset.byteOrderMark(of: bytes)
        var claims: [CharsetClaim] = []
        if let mark { claims.append(CharsetClaim(label: mark.charset.name, source: .byteOrderMark)) }
        if let header { claims.append(CharsetClaim(label: header, source: .header)) }
        if mark == nil, let wide = Self.wideForm(of: bytes) {
            claims.append(CharsetClaim(label: wide, source: .bytes))
        }
        if let declared = XMLDeclaration.encoding(of: bytes.dropFirst(mark?.length ?? 0)) {
            claims.append(CharsetClaim(label: declared, source: .declaration))
        }
        let first = claims.first ?? CharsetClaim(label: "UTF-8", source: .standard)
        label = first.label
        source = first.source
        markLength = mark?.length ?? 0
        others = claims.dropFirst().filter { Self.key($0.label) != Self.key(first.label) }
    }

    static func key(_ label: String) -> String {
        (Charset(label: label)?.name ?? label).lowercased()
    }

    /// The form of a text that begins with `<` in more bytes than one.
    static func wideForm(of bytes: [UInt8]) -> String? {
        let forms: [([UInt8], String)] = [
            ([0x3C, 0x00, 0x00, 0x00], "UTF-32LE"),
            ([0x00, 0x00, 0x00, 0x3C], "UTF-32BE"),
            ([0x3C, 0x00], "UTF-16LE"),
            ([0x00, 0x3C], "UTF-16BE"),
        ]
        return forms.first { bytes.starts(with: $0.0) }?.1
    }
}
