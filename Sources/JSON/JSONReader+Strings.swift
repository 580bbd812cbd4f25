extension JSONReader {
    /// A string from its opening quote on, decoded.
    mutating func string(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> ReadString {
        let start = position + 1
        var index = start
        while index < bytes.count, !JSONEscape.isNeeded(for: bytes[index]) { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
            let text = try JSONReader.text(bytes, start..<index)
            position = index + 1
            return ReadString(text: text, hasSurrogate: false)
        }
        return try escapedString(bytes, from: start, firstStop: index)
    }

    /// A string that holds escapes, or none at all: it may not be closed.
    private mutating func escapedString(
        _ bytes: Span<UInt8>, from start: Int, firstStop: Int
    ) throws(JSONSyntaxError) -> ReadString {
        let end = try endOfString(bytes, opening: start - 1, from: firstStop)
        try validateUTF8(bytes, start..<end)
        position = end + 1

        var decoder = JSONStringDecoder(reserving: end - start)
        var index = start
        while index < end {
            if bytes[index] == UInt8(ascii: "\\") {
                index += decoder.append(escape: bytes, at: index)
            } else {
                decoder.append(bytes[index])
                index += 1
            }
        }
        return decoder.string
    }

    /// Where the closing quote stands; every escape before it is checked.
    private func endOfString(
        _ bytes: Span<UInt8>, opening: Int, from start: Int
    ) throws(JSONSyntaxError) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): return index
            case UInt8(ascii: "\\"): index += try lengthOfEscape(bytes, at: index)
            case 0x0A, 0x0D:
                throw JSONSyntaxError(.lineBreakInString, offset: opening, length: index - opening)
            case let byte where byte < 0x20:
                let reason = JSONSyntaxError.Reason.controlCharacter(Unicode.Scalar(byte))
                throw JSONSyntaxError(reason, offset: index, length: 1)
            default: index += 1
            }
        }
        throw JSONSyntaxError(.unclosedString, offset: opening, length: bytes.count - opening)
    }

    /// 2, or 6 for `\u` and its digits.
    private func lengthOfEscape(_ bytes: Span<UInt8>, at index: Int) throws(JSONSyntaxError) -> Int {
        guard index + 1 < bytes.count else {
            throw JSONSyntaxError(.unknownEscape(.endOfText), offset: index, length: 1)
        }
        switch bytes[index + 1] {
        case UInt8(ascii: "u"):
            var end = index + 2
            while end < min(index + 6, bytes.count), JSONStringDecoder.digit(bytes[end]) != nil { end += 1 }
            guard end == index + 6 else {
                throw JSONSyntaxError(.shortUnicodeEscape, offset: index, length: end - index)
            }
            return 6
        case let letter where JSONStringDecoder.meaning(of: letter) != nil:
            return 2
        default:
            let error = JSONReader.unexpected(at: index + 1, bytes) { .unknownEscape($0) }
            if case .invalidUTF8 = error.reason { throw error }
            throw JSONSyntaxError(error.reason, offset: index, length: error.length + 1)
        }
    }
}
