/// Bytes as pairs of hexadecimal digits (RFC 4648 §8).
package enum Hexadecimal {
    /// Two lower-case digits a byte.
    package static func encode(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            output.append(lowerCaseDigit(byte >> 4))
            output.append(lowerCaseDigit(byte & 0xF))
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The bytes of digits in either case, or nil where the text holds anything else or an odd number of them.
    package static func decode(_ text: String) -> [UInt8]? {
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count / 2)
        var high: UInt8?
        for character in text.utf8 {
            guard let digit = value(of: character) else { return nil }
            if let first = high {
                output.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return high == nil ? output : nil
    }

    /// The value 0…15 of an ASCII hexadecimal digit.
    static func value(of character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    static func lowerCaseDigit(_ value: UInt8) -> UInt8 {
        let digit = value & 0xF
        return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }

    static func upperCaseDigit(_ value: UInt8) -> UInt8 {
        let digit = value & 0xF
        return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
    }
}
