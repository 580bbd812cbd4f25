/// Divides an expression into tokens.
struct XPathTokenizer {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var slots: [XPathSlot] = []
    /// Where slots end, by where they begin.
    private let slotEnds: [Int: Int]

    init(_ text: String, slotEnds: [Int: Int]) {
        bytes = Array(text.utf8)
        self.slotEnds = slotEnds
    }

    /// All tokens, `.end` last.
    mutating func tokens() throws(XPathSyntaxError) -> [XPathToken] {
        var tokens: [XPathToken] = []
        while true {
            while position < bytes.count, XMLDeclaration.isSpace(bytes[position]) { position += 1 }
            let start = position
            let kind = try next()
            tokens.append(XPathToken(kind: kind, range: start..<position))
            if kind == .end { return tokens }
        }
    }

    private mutating func next() throws(XPathSyntaxError) -> XPathToken.Kind {
        guard position < bytes.count else { return .end }
        let byte = bytes[position]
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            return .literal(try literal(quote: byte))
        }
        if starts(with: "{{") { return .slot(try slot(isInLiteral: false)) }
        if isDigit(at: position) || (byte == UInt8(ascii: ".") && isDigit(at: position + 1)) {
            return number()
        }
        for symbol in XPathToken.Symbol.byLength where starts(with: symbol.rawValue) {
            position += symbol.rawValue.utf8.count
            return .symbol(symbol)
        }
        if let name = name() { return name }
        throw unexpectedCharacter()
    }

    private mutating func number() -> XPathToken.Kind {
        let start = position
        while isDigit(at: position) { position += 1 }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            while isDigit(at: position) { position += 1 }
        }
        return .number(text(start..<position))
    }

    /// A name, `prefix:name` or `prefix:*`; nil where none begins here.
    private mutating func name() -> XPathToken.Kind? {
        guard let first = nameEnd(from: position) else { return nil }
        let local = text(position..<first)
        position = first
        guard starts(with: ":"), !starts(with: "::") else { return .name(prefix: nil, local: local) }
        if first + 1 < bytes.count, bytes[first + 1] == UInt8(ascii: "*") {
            position = first + 2
            return .name(prefix: local, local: "*")
        }
        guard let second = nameEnd(from: first + 1) else { return .name(prefix: nil, local: local) }
        position = second
        return .name(prefix: local, local: text(first + 1..<second))
    }

    /// Where an NCName that begins at `start` ends, or nil.
    private func nameEnd(from start: Int) -> Int? {
        var index = start
        while let (scalar, length) = scalar(at: index),
            index == start ? XMLName.isStart(scalar) : XMLName.isPart(scalar)
        {
            index += length
        }
        return index > start ? index : nil
    }

    private mutating func literal(quote: UInt8) throws(XPathSyntaxError) -> [XPathLiteralPiece] {
        let opening = position
        position += 1
        var pieces: [XPathLiteralPiece] = []
        var piece: [UInt8] = []
        func flush() {
            if !piece.isEmpty { pieces.append(.text(String(decoding: piece, as: UTF8.self))) }
            piece = []
        }
        while position < bytes.count {
            if bytes[position] == quote {
                position += 1
                flush()
                return pieces
            }
            if starts(with: "\\{{") {
                piece += Array("{{".utf8)
                position += 3
            } else if starts(with: "{{") {
                flush()
                pieces.append(.slot(try slot(isInLiteral: true)))
            } else {
                if bytes[position] == 0 { throw unexpectedCharacter() }
                piece.append(bytes[position])
                position += 1
            }
        }
        let mark = quote == UInt8(ascii: "'") ? "'" : "\""
        throw XPathSyntaxError(.unfinishedLiteral(quote: mark), at: opening..<bytes.count)
    }

    private mutating func slot(isInLiteral: Bool) throws(XPathSyntaxError) -> Int {
        let opening = position
        guard let end = slotEnds[opening] ?? slotEnd else {
            throw XPathSyntaxError(.unfinishedSlot, at: opening..<opening + 2)
        }
        let inner = text(opening + 2..<end - 2)
        slots.append(XPathSlot(text: inner, offset: opening, isInLiteral: isInLiteral))
        position = end
        return slots.count - 1
    }

    /// Behind the first `}}` outside single quotes.
    private var slotEnd: Int? {
        var isQuoted = false
        var place = position + 2
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "'") { isQuoted.toggle() }
            if !isQuoted, bytes[place...].starts(with: "}}".utf8) { return place + 2 }
            place += 1
        }
        return nil
    }

    private func unexpectedCharacter() -> XPathSyntaxError {
        let (scalar, length) = scalar(at: position) ?? ("\u{FFFD}", 1)
        let isVisible = scalar.value > 0x20 && scalar.value != 0x7F
        let words = isVisible ? "\"\(scalar)\"" : "the character U+\(Self.hexadecimal(scalar.value))"
        return XPathSyntaxError(.unexpectedCharacter(words), at: position..<position + length)
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private func isDigit(at index: Int) -> Bool {
        index < bytes.count && bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
    }

    private func starts(with text: String) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
        guard index < bytes.count else { return nil }
        var decoder = UTF8()
        var iterator = bytes[index...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }
}
