import Text
import XML

/// The character set of a body: byte order mark, then the header's `charset`, then the XML declaration,
/// else UTF-8.
struct BodyCharset {
    let label: String
    private let mark: Charset?
    private let header: String?
    private let declared: String?
    private let markLength: Int

    init(_ bytes: [UInt8], header: String?) {
        let mark = Charset.byteOrderMark(of: bytes)
        self.mark = mark?.charset
        self.header = header
        declared = XMLDeclaration.encoding(of: bytes.dropFirst(mark?.length ?? 0))
        markLength = mark?.length ?? 0
        label = mark?.charset.name ?? header ?? declared ?? "UTF-8"
    }

    /// What each of the three places says.
    private var claims: String {
        "byte order mark: \(mark?.name ?? "none"), charset of the Content-Type: "
            + "\(header ?? "none"), XML declaration: \(declared ?? "none")"
    }

    /// Whether the bytes are UTF-8 without a byte order mark, unless they do not fit.
    var isPlainUTF8: Bool { markLength == 0 && Charset(label: label) == .utf8 }

    /// The text of the bytes.
    ///
    /// - Throws: where the character set is not known, is refused, or the bytes do not fit.
    func text(of bytes: [UInt8]) throws(PathError) -> String {
        guard let charset = Charset(label: label) else {
            throw PathError("the body's character set \"\(label)\" is not supported (\(claims))")
        }
        do throws(CharsetError) {
            return try charset.decode(markLength == 0 ? bytes : Array(bytes.dropFirst(markLength)))
        } catch {
            let place = error.offset + markLength
            throw PathError(
                "the body is no \(label) text: the byte at offset \(place) does not fit (\(claims))")
        }
    }
}
