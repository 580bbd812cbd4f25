extension PathScanner {
    /// The words of a part: its name and arguments.
    mutating func words() throws(PathSyntaxError) -> [PathWord] {
        var words: [PathWord] = []
        while true {
            skipSpace()
            if isAtEnd || isAtDivider { return words }
            let byte = bytes[index]
            if byte == UInt8(ascii: "'") {
                words.append(try quotedWord())
            } else if let name = words.first?.text, StageTable.takesJSON(name), isAtJSON {
                words.append(try jsonWord())
            } else {
                words.append(try bareWord())
            }
        }
    }

    /// `'…'`, a quote inside doubled.
    private mutating func quotedWord() throws(PathSyntaxError) -> PathWord {
        var builder = WordBuilder()
        let start = index
        index += 1
        while true {
            guard index < bytes.count else {
                throw PathSyntaxError(
                    "the quoted text has no end", range: start..<bytes.count,
                    hint: "a quote inside is written twice: 'it''s'")
            }
            if try takeBraces(&builder) { continue }
            if bytes[index] == UInt8(ascii: "'") {
                guard starts(with: "''") else { break }
                index += 1
            }
            builder.append(bytes[index], at: index)
            index += 1
        }
        let close = index
        index += 1
        guard isAtEnd || bytes[index].isPathSpace else {
            throw PathSyntaxError(
                "white space is missing after the quoted text", offset: index, length: 1,
                hint: "a quote inside is written twice: 'it''s'")
        }
        return builder.word(isQuoted: true, range: start..<index, end: close)
    }

    /// All up to white space.
    private mutating func bareWord() throws(PathSyntaxError) -> PathWord {
        var builder = WordBuilder()
        let start = index
        while !isAtEnd, !bytes[index].isPathSpace {
            if try takeBraces(&builder) { continue }
            builder.append(bytes[index], at: index)
            index += 1
        }
        return builder.word(isQuoted: false, range: start..<index, end: index)
    }

    private var isAtJSON: Bool {
        switch bytes[index] {
        case UInt8(ascii: "["), UInt8(ascii: "\""): true
        case UInt8(ascii: "{"): !starts(with: "{{")
        default: false
        }
    }

    /// A JSON array, object or string with the white space inside it.
    private mutating func jsonWord() throws(PathSyntaxError) -> PathWord {
        var builder = WordBuilder()
        let start = index
        var depth = 0
        var inString = false
        while index < bytes.count {
            if try takeBraces(&builder) { continue }
            let byte = bytes[index]
            if !inString, depth == 0, index > start, isAtEnd || byte.isPathSpace { break }
            if inString, byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
                builder.append(byte, at: index)
                index += 1
            } else if byte == UInt8(ascii: "\"") {
                inString.toggle()
            } else if !inString, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
                depth += 1
            } else if !inString, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                depth -= 1
            }
            builder.append(bytes[index], at: index)
            index += 1
        }
        return builder.word(isQuoted: false, range: start..<index, end: index)
    }

    /// Takes `\{{` as two braces, or a slot.
    private mutating func takeBraces(_ builder: inout WordBuilder) throws(PathSyntaxError) -> Bool {
        let start = index
        if skipLiteralBraces() {
            builder.append(UInt8(ascii: "{"), at: start + 1)
            builder.append(UInt8(ascii: "{"), at: start + 2)
            return true
        }
        guard try skipSlot() else { return false }
        builder.appendSlot(slots.count - 1)
        return true
    }
}

/// Collects one word.
private struct WordBuilder {
    private var pieces: [PathWord.Piece] = []
    private var bytes: [UInt8] = []
    private var origins: [Int] = []

    mutating func append(_ byte: UInt8, at origin: Int) {
        bytes.append(byte)
        origins.append(origin)
    }

    mutating func appendSlot(_ number: Int) {
        flush()
        pieces.append(.slot(number))
    }

    private mutating func flush() {
        if !bytes.isEmpty { pieces.append(.text(String(decoding: bytes, as: UTF8.self))) }
        bytes = []
    }

    mutating func word(isQuoted: Bool, range: Range<Int>, end: Int) -> PathWord {
        flush()
        return PathWord(pieces: pieces, isQuoted: isQuoted, range: range, origins: origins + [end])
    }
}
