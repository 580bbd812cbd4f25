/// Base64 and its URL-safe form (RFC 4648 §4 and §5).
package enum Base64 {
    /// Standard alphabet, padded, on one line.
    package static func encode(_ bytes: [UInt8]) -> String {
        encode(bytes, sixtyTwo: UInt8(ascii: "+"), sixtyThree: UInt8(ascii: "/"), padded: true)
    }

    /// URL-safe alphabet without padding, as in a JSON Web Token.
    package static func encodeURL(_ bytes: [UInt8]) -> String {
        encode(bytes, sixtyTwo: UInt8(ascii: "-"), sixtyThree: UInt8(ascii: "_"), padded: false)
    }

    /// The bytes of text in the standard alphabet with its padding; white space between the characters is
    /// passed over. Nil for anything else, a last character with unused bits set included.
    package static func decode(_ text: String) -> [UInt8]? {
        decode(text, sixtyTwo: UInt8(ascii: "+"), sixtyThree: UInt8(ascii: "/"), paddingNeeded: true)
    }

    /// The bytes of text in the URL-safe alphabet, padded or not; otherwise like ``decode(_:)``.
    package static func decodeURL(_ text: String) -> [UInt8]? {
        decode(text, sixtyTwo: UInt8(ascii: "-"), sixtyThree: UInt8(ascii: "_"), paddingNeeded: false)
    }

    private static func encode(
        _ bytes: [UInt8], sixtyTwo: UInt8, sixtyThree: UInt8, padded: Bool
    ) -> String {
        func character(_ value: UInt32) -> UInt8 {
            switch UInt8(truncatingIfNeeded: value & 0x3F) {
            case let letter where letter < 26: UInt8(ascii: "A") + letter
            case let letter where letter < 52: UInt8(ascii: "a") + letter - 26
            case let digit where digit < 62: UInt8(ascii: "0") + digit - 52
            case 62: sixtyTwo
            default: sixtyThree
            }
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count / 3 * 4 + 4)
        var index = 0
        while index < bytes.count {
            let taken = min(3, bytes.count - index)
            var group = UInt32(bytes[index]) << 16
            if taken > 1 { group |= UInt32(bytes[index + 1]) << 8 }
            if taken > 2 { group |= UInt32(bytes[index + 2]) }
            for position in 0..<4 {
                if position <= taken {
                    output.append(character(group >> UInt32(18 - 6 * position)))
                } else if padded {
                    output.append(UInt8(ascii: "="))
                }
            }
            index += taken
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func decode(
        _ text: String, sixtyTwo: UInt8, sixtyThree: UInt8, paddingNeeded: Bool
    ) -> [UInt8]? {
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count / 4 * 3)
        var group: UInt32 = 0
        var held = 0
        var padding = 0
        for character in text.utf8 {
            let value: UInt8
            switch character {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
            case sixtyTwo: value = 62
            case sixtyThree: value = 63
            case UInt8(ascii: "="):
                padding += 1
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
            default: return nil
            }
            guard padding == 0 else { return nil }
            group = group << 6 | UInt32(value)
            held += 1
            if held == 4 {
                appendBytes(3, of: group, to: &output)
                group = 0
                held = 0
            }
        }
        let missing = held == 0 ? 0 : 4 - held
        guard held != 1, padding == missing || (padding == 0 && !paddingNeeded) else { return nil }
        if held > 0 {
            let aligned = group << UInt32(6 * missing)
            let unusedBits: UInt32 = missing == 2 ? 0xFFFF : 0xFF
            guard aligned & unusedBits == 0 else { return nil }
            appendBytes(held - 1, of: aligned, to: &output)
        }
        return output
    }

    private static func appendBytes(_ count: Int, of group: UInt32, to output: inout [UInt8]) {
        for position in 0..<count {
            output.append(UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * position)))
        }
    }
}
