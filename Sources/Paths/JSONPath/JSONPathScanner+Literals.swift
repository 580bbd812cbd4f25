extension JSONPathScanner {
    /// A piece of a quoted literal.
    enum QuotedPart {
        case text(String)
        case slot(JSONPathSlot)
    }

    /// Takes the quoted literal that begins here (RFC 9535 §2.3.1.1); without slots it is one piece.
    mutating func takeQuoted() throws(JSONPathSyntaxError) -> [QuotedPart] {
        let start = position
        let quote = bytes[position]
        position += 1
        var parts: [QuotedPart] = []
        var content: [UInt8] = []
        while let byte = peeked {
            switch byte {
            case quote:
                position += 1
                parts.append(.text(String(decoding: content, as: UTF8.self)))
                return parts
            case UInt8(ascii: "\\"):
                try takeEscape(quote: quote, into: &content)
            case 0..<0x20:
                throw JSONPathSyntaxError(
                    "a control character in a quoted literal is written as an escape", offset: position,
                    length: 1)
            case _ where isAtSlot:
                parts.append(.text(String(decoding: content, as: UTF8.self)))
                parts.append(.slot(try takeSlot(.text)))
                content = []
            default:
                content.append(byte)
                position += 1
            }
        }
        let quoteText = quote == UInt8(ascii: "'") ? "\"'\"" : "'\"'"
        throw JSONPathSyntaxError(
            "the quoted literal has no end", offset: start, length: 1, hint: "it ends with \(quoteText)")
    }

    private mutating func takeEscape(quote: UInt8, into content: inout [UInt8]) throws(JSONPathSyntaxError) {
        let start = position
        position += 1
        if isAtSlot {
            content += [UInt8(ascii: "{"), UInt8(ascii: "{")]
            position += 2
            return
        }
        switch peeked {
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "/"): content.append(UInt8(ascii: "/"))
        case UInt8(ascii: "\\"): content.append(UInt8(ascii: "\\"))
        case quote: content.append(quote)
        case UInt8(ascii: "u"):
            try takeUnicodeEscape(into: &content)
            return
        default:
            throw JSONPathSyntaxError(
                "\"\\\" is followed by \(found.words), which is no escape", offset: start,
                length: 1 + found.length,
                hint: "a backslash is written \"\\\\\"")
        }
        position += 1
    }

    /// `uXXXX` after the backslash, for a scalar beyond U+FFFF with the low surrogate's escape after it.
    private mutating func takeUnicodeEscape(into content: inout [UInt8]) throws(JSONPathSyntaxError) {
        let start = position - 1
        guard let unit = takeCodeUnit() else {
            throw JSONPathSyntaxError("\"\\u\" takes four hexadecimal digits", offset: start, length: 2)
        }
        var code = unit
        if 0xD800...0xDBFF ~= unit, take("\\"), let low = takeCodeUnit(), 0xDC00...0xDFFF ~= low {
            code = 0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else {
            throw JSONPathSyntaxError(
                "the escape is half of a surrogate pair", offset: start, length: 6,
                hint: "the two halves are written one after the other, as in \"\\ud83d\\ude00\"")
        }
        content += Array(String(scalar).utf8)
    }

    /// `uXXXX`: nil where it does not stand here.
    private mutating func takeCodeUnit() -> UInt32? {
        guard peeked == UInt8(ascii: "u"), position + 5 <= bytes.count else { return nil }
        var unit: UInt32 = 0
        for byte in bytes[position + 1..<position + 5] {
            guard let digit = Self.hexadecimalValue(of: byte) else { return nil }
            unit = unit << 4 | digit
        }
        position += 5
        return unit
    }

    private static func hexadecimalValue(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    /// Takes the `int` of the grammar, as in an index, and checks that I-JSON takes it for exact; `what` is
    /// what a message calls it.
    mutating func takeInteger(_ what: String) throws(JSONPathSyntaxError) -> Int {
        let start = position
        let isNegative = take("-")
        let digits = take(while: JSONPathGrammar.isDigit)
        let length = position - start
        guard !digits.isEmpty else { throw expected("a digit after \"-\"") }
        if digits == "0", isNegative {
            throw JSONPathSyntaxError("\(what) is never -0", offset: start, length: length)
        }
        if digits.utf8.count > 1, digits.utf8.first == UInt8(ascii: "0") {
            throw JSONPathSyntaxError("\(what) has no zeros in front", offset: start, length: length)
        }
        guard let number = Int((isNegative ? "-" : "") + digits), JSONPathGrammar.integers.contains(number)
        else {
            throw JSONPathSyntaxError(
                "\(what) lies between -9007199254740991 and 9007199254740991", offset: start, length: length)
        }
        return number
    }

    /// Takes the `number` of the grammar: `int` or `-0`, fraction, exponent.
    mutating func takeNumber() throws(JSONPathSyntaxError) -> String {
        let start = position
        _ = take("-")
        let digits = take(while: JSONPathGrammar.isDigit)
        guard !digits.isEmpty else { throw expected("a digit after \"-\"") }
        if digits.utf8.count > 1, digits.utf8.first == UInt8(ascii: "0") {
            throw JSONPathSyntaxError(
                "a number has no zeros in front", offset: start, length: position - start)
        }
        if take("."), take(while: JSONPathGrammar.isDigit).isEmpty { throw expected("a digit after \".\"") }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            if take(while: JSONPathGrammar.isDigit).isEmpty { throw expected("a digit of the exponent") }
        }
        return text(start..<position)
    }
}
