extension JSONReader {
    /// Steps over a byte order mark; UTF-16 is told from its own mark or from a zero beside the first byte.
    mutating func skipByteOrderMark(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            position = 3
            return
        }
        guard bytes.count >= 2 else { return }
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF), (0xFF, 0xFE), (0, 1...), (1..., 0):
            throw JSONSyntaxError(.utf16, offset: 0, length: 2)
        default: return
        }
    }

    /// Steps over white space and, in the commented dialect, comments.
    @inline(__always)
    mutating func skipSpace(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            case UInt8(ascii: "/"): guard try skipComment(bytes) else { return }
            default: return
            }
        }
    }

    /// Steps over a comment; false where the slash begins none.
    private mutating func skipComment(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> Bool {
        let start = position
        let kind = start + 1 < bytes.count ? bytes[start + 1] : 0
        let isLine = kind == UInt8(ascii: "/")
        guard isLine || kind == UInt8(ascii: "*") else { return false }
        if dialect == .strict { throw JSONSyntaxError(.comment, offset: start, length: 2) }

        var end = start + 2
        if isLine {
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        } else {
            while true {
                guard end + 1 < bytes.count else {
                    throw JSONSyntaxError(.unclosedComment, offset: start, length: 2)
                }
                if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { break }
                end += 1
            }
            end += 2
        }
        try validateUTF8(bytes, start..<end)
        position = end
        try depart(JSONSyntaxError(.comment, offset: start, length: end - start))
        return true
    }

    /// Notes what only the commented dialect takes; in strict texts it is the error.
    mutating func depart(_ departure: JSONSyntaxError) throws(JSONSyntaxError) {
        if dialect == .strict { throw departure }
        departures.append(departure)
    }

    /// Throws the first byte of `range` that is no UTF-8.
    func validateUTF8(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(JSONSyntaxError) {
        do {
            _ = try UTF8Span(validating: bytes.extracting(range))
        } catch {
            throw JSONReader.invalidUTF8(error, bytes, range)
        }
    }

    /// The text of `range`, which has to be UTF-8.
    @inline(__always)
    static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(JSONSyntaxError) -> String {
        do {
            return String(copying: try UTF8Span(validating: bytes.extracting(range)))
        } catch {
            throw invalidUTF8(error, bytes, range)
        }
    }

    private static func invalidUTF8(
        _ error: UTF8.ValidationError, _ bytes: Span<UInt8>, _ range: Range<Int>
    ) -> JSONSyntaxError {
        let offset = range.lowerBound + error.byteOffsets.lowerBound
        return JSONSyntaxError(.invalidUTF8(bytes[offset]), offset: offset, length: error.byteOffsets.count)
    }
}
