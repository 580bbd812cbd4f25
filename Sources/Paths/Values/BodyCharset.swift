import Text
import XML

/// The character set of a body, with our words for what does not fit.
struct BodyCharset {
    /// How many bytes `beginning` looks at.
    static let beginningLength = 512

    private let charset: DocumentCharset

    init(_ bytes: [UInt8], header: String?, kind: DocumentCharset.Kind = .xml) {
        charset = DocumentCharset(of: bytes, header: header, kind: kind)
    }

    var isUTF8: Bool { charset.isUTF8 }

    /// Whether the bytes are UTF-8 without a byte order mark, unless they do not fit.
    var isPlainUTF8: Bool { charset.markLength == 0 && charset.isUTF8 }

    /// The text of the bytes.
    ///
    /// - Throws: where the character set is not known, is refused, or the bytes do not fit.
    func text(of bytes: [UInt8]) throws(PathError) -> String {
        do throws(CharsetMisfit) {
            return try charset.decode(bytes)
        } catch {
            let (label, claims) = (charset.label, charset.listing)
            switch error {
            case .unknown:
                throw PathError("the body's character set \"\(label)\" is not supported (\(claims))")
            case .singleBytes:
                throw PathError("the body is written in single bytes and not in \(label) (\(claims))")
            case .unfit(let offset):
                throw PathError(
                    "the body is no \(label) text: the byte at offset \(offset) does not fit (\(claims))")
            }
        }
    }

    /// The text of the first bytes; nil where they do not fit.
    func beginning(of bytes: [UInt8]) -> String? {
        let shown = Array(bytes.prefix(BodyCharset.beginningLength))
        do throws(CharsetMisfit) {
            return try charset.decode(shown)
        } catch {
            // The cut may divide a character.
            guard case .unfit(let offset) = error, bytes.count > shown.count, offset > shown.count - 8 else {
                return nil
            }
            return try? charset.decode(Array(shown.prefix(offset)))
        }
    }
}
