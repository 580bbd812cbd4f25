import CLibXML2

/// The limit on attributes, looked for before parsing: libxml2 compares each one with all before it, and
/// calls nobody until the tag is read.
enum XMLAttributeCount {
    /// How many attributes, namespace declarations among them, an element may have.
    static let limit = 25_000

    /// So many attributes take three of these at least, so that one block has no `<` at all.
    private static let blockSize = 65_536

    /// The offset of the first tag with too many attributes, or nil.
    @unsafe static func firstExcess(in text: UnsafeRawBufferPointer) -> Int? {
        var examined = 0
        for start in stride(from: 0, to: text.count - blockSize, by: blockSize) where start >= examined {
            let block = unsafe UnsafeRawBufferPointer(rebasing: text[start..<start + blockSize])
            guard unsafe assay_xml_find(UInt8(ascii: "<"), block.baseAddress, block.count) < 0,
                let tag = unsafe text[..<start].lastIndex(of: UInt8(ascii: "<")),
                // A comment, CDATA section or instruction has no attributes.
                unsafe text[tag + 1] != UInt8(ascii: "!") && text[tag + 1] != UInt8(ascii: "?")
            else { continue }
            let (count, end) = unsafe attributes(of: tag, in: text)
            if count > limit { return tag }
            // What stands between the end of the tag and the next one is text.
            let next = unsafe text[end...].firstIndex(of: UInt8(ascii: "<"))
            examined = next ?? text.count
        }
        return nil
    }

    /// How many `=` stand before a value in the tag that begins at an offset, and where it ends.
    @unsafe private static func attributes(of tag: Int, in text: UnsafeRawBufferPointer) -> (
        count: Int, end: Int
    ) {
        var count = 0
        var quote: UInt8?
        for index in tag..<text.count {
            let byte = unsafe text[index]
            if byte == quote {
                quote = nil
            } else if quote == nil {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    quote = byte
                    count += 1
                case UInt8(ascii: ">"): return (count, index)
                default: break
                }
            }
        }
        return (count, text.count)
    }
}
