import CLibXML2

/// The limit on attributes of an HTML tag, looked for before parsing: libxml2 compares each one with all before
/// it, and calls nobody until the tag is read.
enum HTMLAttributeCount {
    /// The offset of the first tag with more attributes than `XMLAttributeCount.limit`, or nil.
    @unsafe static func firstExcess(in text: UnsafeRawBufferPointer) -> Int? {
        guard text.count > XMLAttributeCount.limit else { return nil }
        var place = 0
        while place < text.count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: text[place...])
            let found = unsafe assay_xml_find(UInt8(ascii: "<"), rest.baseAddress, rest.count)
            guard found >= 0 else { return nil }
            let tag = place + found
            guard tag + 1 < text.count, unsafe isLetter(text[tag + 1]) else {
                place = tag + 1
                continue
            }
            let (marks, end) = unsafe marks(of: tag, in: text)
            // An attribute in quotes has two.
            if marks > 2 * XMLAttributeCount.limit { return tag }
            place = end
        }
        return nil
    }

    /// How many runs of white space and how many values in quotes a tag has, and where it ends: each can be
    /// followed by another attribute, and nothing else can.
    @unsafe private static func marks(of tag: Int, in text: UnsafeRawBufferPointer) -> (Int, end: Int) {
        var marks = 0
        var quote: UInt8?
        var isBehindEquals = false
        var isBehindSpace = false
        for index in tag..<text.count {
            let byte = unsafe text[index]
            if let open = quote {
                if byte == open {
                    quote = nil
                    marks += 1
                }
                continue
            }
            let isSpace = XMLDeclaration.isSpace(byte)
            if isSpace && !isBehindSpace { marks += 1 }
            isBehindSpace = isSpace
            switch byte {
            case UInt8(ascii: ">"): return (marks, index)
            case UInt8(ascii: "\""), UInt8(ascii: "'"): if isBehindEquals { quote = byte }
            default: break
            }
            if !isSpace { isBehindEquals = byte == UInt8(ascii: "=") }
        }
        return (marks, text.count)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
}
