import Diagnostics
import JSON

extension SourceLocation {
    /// The place of some bytes of a string literal's text, through its escapes; the whole literal where it
    /// is no string.
    func inside(_ text: Range<Int>) -> SourceLocation {
        guard source.bytes.indices.contains(range.lowerBound),
            source.bytes[range.lowerBound] == UInt8(ascii: "\"")
        else { return self }
        let start = JSONStringEscapes.sourceOffset(
            ofDecodedUTF8Offset: text.lowerBound, literal: range, in: source.bytes)
        let end = JSONStringEscapes.sourceOffset(
            ofDecodedUTF8Offset: text.upperBound, literal: range, in: source.bytes)
        return SourceLocation(source: source, range: start..<max(start, end))
    }
}
