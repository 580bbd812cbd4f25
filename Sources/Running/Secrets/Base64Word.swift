/// A run of Base64 letters in a text, read at every offset at which a value may have been encoded.
struct Base64Word {
    private let sextets: [UInt8]

    init(_ bytes: ArraySlice<UInt8>) {
        sextets = bytes.compactMap { Base64Word.sextet($0) }
    }

    /// Whether the bytes stand in what the word encodes.
    ///
    /// The encoded text may begin anywhere in the word (other letters may touch it), so that all four ways to
    /// group the letters are tried.
    func holds(_ wanted: [UInt8]) -> Bool {
        // A value of n bytes fills at least this many letters.
        guard sextets.count >= (wanted.count * 8 + 5) / 6 else { return false }
        return (0..<4).contains { decoded(from: $0).contains(wanted) }
    }

    private func decoded(from start: Int) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(sextets.count * 3 / 4)
        var buffer: UInt32 = 0
        var bits = 0
        for sextet in sextets.dropFirst(start) {
            buffer = (buffer << 6 | UInt32(sextet)) & 0xFFFF
            bits += 6
            if bits >= 8 {
                bits -= 8
                output.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return output
    }

    /// Whether the byte is a letter of Base64 or of its URL alphabet (RFC 4648 §4, §5).
    static func isLetter(_ byte: UInt8) -> Bool { sextet(byte) != nil }

    private static func sextet(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
