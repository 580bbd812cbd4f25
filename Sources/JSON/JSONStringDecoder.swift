/// Puts a string together from its literal, whose escapes are known to be well-formed.
///
/// Lone surrogates are collected in the three bytes that UTF-8 would have for them, which valid UTF-8
/// never holds (Unicode §3.9, table 3-7), so they can be told apart when the string is made.
struct JSONStringDecoder {
    private var output: [UInt8] = []
    private var hasSurrogate = false

    init(reserving count: Int) {
        output.reserveCapacity(count)
    }

    /// A byte that stands for itself.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        output.append(byte)
    }

    /// Appends what the escape at `index` stands for.
    ///
    /// - Returns: the length of the escape; 12 for a surrogate pair.
    mutating func append(escape bytes: Span<UInt8>, at index: Int) -> Int {
        if let byte = JSONStringDecoder.meaning(of: bytes[index + 1]) {
            output.append(byte)
            return 2
        }
        let escape = JSONStringDecoder.unicodeEscape(bytes, at: index)
        if escape.isSurrogate { hasSurrogate = true }
        appendUTF8(escape.codePoint)
        return escape.length
    }

    /// The string; with a lone surrogate in it, its canonical escapes.
    var string: ReadString {
        guard hasSurrogate else {
            return ReadString(text: String(decoding: output, as: UTF8.self), hasSurrogate: false)
        }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(output.count * 2)
        var index = 0
        while index < output.count {
            let byte = output[index]
            if byte == 0xED, index + 2 < output.count, output[index + 1] >= 0xA0 {
                let high = UInt16(output[index + 1] & 0x3F) << 6
                let unit = 0xD000 | high | UInt16(output[index + 2] & 0x3F)
                JSONEscape.append(surrogate: unit, to: &escaped)
                index += 3
                continue
            }
            if JSONEscape.isNeeded(for: byte) {
                JSONEscape.append(byte, to: &escaped)
            } else {
                escaped.append(byte)
            }
            index += 1
        }
        return ReadString(text: String(decoding: escaped, as: UTF8.self), hasSurrogate: true)
    }

    private mutating func appendUTF8(_ code: UInt32) {
        func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: code >> shift & 0x3F) }
        switch code {
        case 0..<0x80: output.append(UInt8(truncatingIfNeeded: code))
        case 0x80..<0x800:
            output.append(0xC0 | UInt8(truncatingIfNeeded: code >> 6))
            output.append(continuation(0))
        case 0x800..<0x1_0000:
            output.append(0xE0 | UInt8(truncatingIfNeeded: code >> 12))
            output.append(continuation(6))
            output.append(continuation(0))
        default:
            output.append(0xF0 | UInt8(truncatingIfNeeded: code >> 18))
            output.append(continuation(12))
            output.append(continuation(6))
            output.append(continuation(0))
        }
    }
}

extension JSONStringDecoder {
    /// What `\uXXXX` stands for: a scalar, perhaps together with a second escape, or a lone surrogate.
    struct UnicodeEscape {
        let codePoint: UInt32
        let length: Int
        var isSurrogate: Bool { 0xD800...0xDFFF ~= codePoint }
    }

    /// The escape at `index`; a high and a low surrogate beside each other are one scalar (RFC 8259 §7).
    static func unicodeEscape(_ bytes: Span<UInt8>, at index: Int) -> UnicodeEscape {
        guard let first = unit(bytes, at: index) else { return UnicodeEscape(codePoint: 0xFFFD, length: 2) }
        if 0xD800...0xDBFF ~= first, let second = unit(bytes, at: index + 6), 0xDC00...0xDFFF ~= second {
            let code = 0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00)
            return UnicodeEscape(codePoint: code, length: 12)
        }
        return UnicodeEscape(codePoint: first, length: 6)
    }

    /// What the letter after a backslash stands for; nil for `u` and for what is no escape.
    static func meaning(of letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        default: nil
        }
    }

    /// The value of a hexadecimal digit.
    static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// The code unit of a `\uXXXX` at `index`, if there is one.
    private static func unit(_ bytes: Span<UInt8>, at index: Int) -> UInt32? {
        guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt32 = 0
        for offset in index + 2..<index + 6 {
            guard let digit = digit(bytes[offset]) else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }
}
