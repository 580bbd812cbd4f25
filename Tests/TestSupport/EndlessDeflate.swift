/// A body in the content coding `deflate` that unpacks to zeros without end: every 13 bytes of it are 2,064.
package enum EndlessDeflate {
    /// The start of the body and so many bytes of the rest, 13 at a time.
    package static func bytes(repeats: Int) -> [UInt8] {
        // Header of zlib; then a block of fixed Huffman codes: a zero, and "258 bytes as the one before" again
        // and again (RFC 1951 §3.2.6). With the three bits of the block's head, eight of them begin and end
        // in the same place of a byte.
        var bits = BitWriter()
        bits.write(0b011, count: 3)
        bits.writeCode(0b0011_0000, count: 8)
        let period = 13
        while bits.bytes.count < 1 + 2 * period { bits.writeCode(0b1100_0101_00000, count: 13) }
        let start = bits.bytes[0..<1]
        let middle = bits.bytes[1..<1 + period]
        return [0x78, 0x9C] + start + (0..<repeats).flatMap { _ in middle }
    }
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
