/// A body in the content coding `deflate` that unpacks to zeros without end: every 13 bytes of it are 2,064.
package enum EndlessDeflate {
    private static let period = 13

    /// How the body begins.
    package static let start = [0x78, 0x9C] + bits.prefix(1)
    /// What comes after that, again and again: 2,064 zeros.
    package static let rest = Array(bits.dropFirst().prefix(period))

    /// A block of fixed Huffman codes (RFC 1951 §3.2.6): a zero, and "258 bytes as the one before" again and
    /// again. Eight of these codes begin and end in the same place of a byte.
    private static let bits: [UInt8] = {
        var bits = BitWriter()
        bits.write(0b011, count: 3)
        bits.writeCode(0b0011_0000, count: 8)
        while bits.bytes.count < 2 * period { bits.writeCode(0b1_1000_1010_0000, count: 13) }
        return bits.bytes
    }()
}

private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var used = 8

    /// From the least significant bit.
    mutating func write(_ value: Int, count: Int) {
        for index in 0..<count { append(value >> index & 1) }
    }

    /// A Huffman code, from its most significant bit.
    mutating func writeCode(_ value: Int, count: Int) {
        for index in (0..<count).reversed() { append(value >> index & 1) }
    }

    private mutating func append(_ bit: Int) {
        if used == 8 {
            bytes.append(0)
            used = 0
        }
        bytes[bytes.count - 1] |= UInt8(bit << used)
        used += 1
    }
}
