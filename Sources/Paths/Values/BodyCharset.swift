import Text
import XML

/// The character set of a body: byte order mark, then the header's `charset`, then the XML declaration,
/// else UTF-8.
struct BodyCharset {
    let label: String
    private let origin: String
    private let markLength: Int

    init(_ bytes: [UInt8], header: String?) {
        let mark = Charset.byteOrderMark(of: bytes)
        markLength = mark?.length ?? 0
        if let mark {
            label = mark.charset.name
            origin = "its byte order mark"
        } else if let header {
            label = header
            origin = "the charset of its Content-Type"
        } else if let declared = XMLDeclaration.encoding(of: bytes[...]) {
            label = declared
            origin = "its XML declaration"
        } else {
            label = "UTF-8"
            origin = "no byte order mark, charset or XML declaration saying otherwise"
        }
    }

    /// Whether the bytes are UTF-8 without a byte order mark, unless they do not fit.
    var isPlainUTF8: Bool { markLength == 0 && Charset(label: label) == .utf8 }

    /// The text of the bytes.
    ///
    /// - Throws: where the character set is not known, is refused, or the bytes do not fit.
    func text(of bytes: [UInt8]) throws(PathError) -> String {
        guard let charset = Charset(label: label) else {
            throw PathError(
                "the body is in the character set \"\(label)\" (by \(origin)), which is not supported")
        }
        do throws(CharsetError) {
            return try charset.decode(markLength == 0 ? bytes : Array(bytes.dropFirst(markLength)))
        } catch {
            let place = error.offset + markLength
            throw PathError("the body is no \(label) text (by \(origin)): the byte at \(place) does not fit")
        }
    }
}
