/// The character classes of the ABNF in RFC 9535.
enum JSONPathGrammar {
    /// The whole numbers that I-JSON takes for exact: ±(2⁵³ − 1).
    static let integers = -9_007_199_254_740_991...9_007_199_254_740_991

    /// `name-first`, by the first byte of a character in UTF-8.
    static func beginsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }

    /// `name-char`, by any byte of a character in UTF-8.
    static func continuesName(_ byte: UInt8) -> Bool {
        beginsName(byte) || isDigit(byte)
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// The first byte of `int` and of `number`.
    static func beginsNumber(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "-")
    }

    /// `B`: space, tab, line feed, carriage return.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r")
    }

    /// `LCALPHA`.
    static func beginsFunctionName(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }

    static func continuesFunctionName(_ byte: UInt8) -> Bool {
        beginsFunctionName(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
    }

    /// `member-name-shorthand`.
    static func isShorthandName(_ text: String) -> Bool {
        guard let first = text.utf8.first, beginsName(first) else { return false }
        return text.utf8.allSatisfy(continuesName)
    }
}
