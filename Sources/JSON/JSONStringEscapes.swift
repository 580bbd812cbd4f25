/// Places inside a string literal, through its escapes.
package enum JSONStringEscapes {
    /// Where a byte of a decoded string stands in its source.
    ///
    /// A byte that an escape stands for is at the backslash; a lone surrogate counts three bytes. An offset
    /// behind the last byte is at the closing quote.
    ///
    /// - Parameters:
    ///   - offset: bytes from the beginning of the decoded string, in UTF-8.
    ///   - literal: the bytes of the literal in its source, quotes included, as the parser located it.
    ///   - bytes: the whole source.
    /// - Returns: the offset in `bytes`.
    package static func sourceOffset(
        ofDecodedUTF8Offset offset: Int, literal: Range<Int>, in bytes: [UInt8]
    ) -> Int {
        let span = bytes.span
        let end = min(literal.upperBound - 1, bytes.count)
        var index = min(literal.lowerBound + 1, end)
        var decoded = 0
        while index < end {
            var width = 1
            var length = 1
            if span[index] == UInt8(ascii: "\\"), index + 1 < end {
                (width, length) = escape(span, at: index)
            }
            if offset < decoded + width { return index }
            decoded += width
            index += length
        }
        return end
    }

    /// How many bytes an escape stands for, and how many it takes.
    private static func escape(_ bytes: Span<UInt8>, at index: Int) -> (width: Int, length: Int) {
        guard bytes[index + 1] == UInt8(ascii: "u") else { return (1, 2) }
        let escape = JSONStringDecoder.unicodeEscape(bytes, at: index)
        let width = Unicode.Scalar(escape.codePoint).map(UTF8.width) ?? 3
        return (width, escape.length)
    }
}
