extension JSONReader {
    @inline(__always)
    func isAt(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
        position < bytes.count && bytes[position] == byte
    }

    /// Steps over `byte` if it is next.
    @inline(__always)
    mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
        guard isAt(byte, bytes) else { return false }
        position += 1
        return true
    }

    /// `true`, `false`, `null`, or the error that says what stands in place of a value.
    mutating func word<Tree: JSONTree>(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> Tree {
        let start = position
        var end = start
        // The bytes of the word as one number: five of them decide, more fall out at the top.
        var packed: UInt64 = 0
        while end < bytes.count, JSONReader.isWordByte(bytes[end]) {
            packed = packed << 8 | UInt64(bytes[end])
            end += 1
        }
        let range = start..<end
        switch (packed, range.count) {
        case (0x7472_7565, 4):
            position = end
            return .makeBoolean(true, at: range)
        case (0x66_616C_7365, 5):
            position = end
            return .makeBoolean(false, at: range)
        case (0x6E75_6C6C, 4):
            position = end
            return .makeNull(at: range)
        default:
            throw notAValue(bytes, word: range)
        }
    }

    private func notAValue(_ bytes: Span<UInt8>, word: Range<Int>) -> JSONSyntaxError {
        if !word.isEmpty {
            // A word shown in a message needs no more than its beginning.
            var text = ""
            for index in word.prefix(24) { text.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
            return JSONSyntaxError(.unknownWord(text), offset: word.lowerBound, length: word.count)
        }
        guard position < bytes.count else { return unexpected(.value, bytes) }
        switch bytes[position] {
        case UInt8(ascii: "'"): return JSONSyntaxError(.singleQuote, offset: position, length: 1)
        case UInt8(ascii: "+"): return JSONSyntaxError(.plusSign, offset: position, length: 1)
        case UInt8(ascii: "."): return JSONSyntaxError(.leadingPoint, offset: position, length: 1)
        default: return unexpected(.value, bytes)
        }
    }

    /// The error at `position`: something else was expected there.
    func unexpected(_ expectation: JSONSyntaxError.Expectation, _ bytes: Span<UInt8>) -> JSONSyntaxError {
        JSONReader.unexpected(at: position, bytes) { .expected(expectation, found: $0) }
    }

    /// The error for the scalar at `offset`, or for the byte there that is no UTF-8.
    static func unexpected(
        at offset: Int, _ bytes: Span<UInt8>, reason: (JSONSyntaxError.Found) -> JSONSyntaxError.Reason
    ) -> JSONSyntaxError {
        guard offset < bytes.count else {
            return JSONSyntaxError(reason(.endOfText), offset: bytes.count, length: 0)
        }
        // Four bytes hold any scalar; what is cut off behind the first one does not matter.
        var sequence: [UInt8] = []
        for index in offset..<min(offset + 4, bytes.count) { sequence.append(bytes[index]) }
        var iterator = sequence.makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
            return JSONSyntaxError(.invalidUTF8(bytes[offset]), offset: offset, length: 1)
        }
        return JSONSyntaxError(reason(.scalar(scalar)), offset: offset, length: UTF8.width(scalar))
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}
