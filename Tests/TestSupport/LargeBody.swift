import Glibc

/// Bodies that are large, made and compared without a look at each byte, which takes long in a debug build.
package enum LargeBody {
    /// Bytes of which no piece is like its neighbour.
    package static func bytes(_ size: Int) -> [UInt8] {
        let block = (0..<1_021).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 >> 3) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + block.count)
        while bytes.count < size { bytes += block }
        bytes.removeLast(bytes.count - size)
        return bytes
    }

    /// The body in chunks of different sizes, ended.
    package static func chunked(_ body: [UInt8]) -> [UInt8] {
        var chunked: [UInt8] = []
        chunked.reserveCapacity(body.count + body.count / 100)
        var (start, size) = (0, 1)
        while start < body.count {
            let end = min(start + size, body.count)
            chunked += Array("\(String(end - start, radix: 16))\r\n".utf8)
            chunked += body[start..<end]
            chunked += [0x0D, 0x0A]
            start = end
            size = size < 300_000 ? size * 3 : 1_000
        }
        return chunked + Array("0\r\n\r\n".utf8)
    }

    /// The body in the coding `deflate`, in blocks that are stored as they are (RFC 1950, RFC 1951 §3.2.4).
    package static func deflated(_ body: [UInt8]) -> [UInt8] {
        var output: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65_535, body.count)
            let length = UInt16(end - start)
            output += [end == body.count ? 1 : 0]
            for half in [length, ~length] { output += [UInt8(half & 0xFF), UInt8(half >> 8)] }
            output += body[start..<end]
            start = end
        } while start < body.count
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in body {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        let sum = high << 16 | low
        return output + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }

    /// Whether the bytes are the end of others.
    package static func isSuffix(_ bytes: [UInt8], of others: [UInt8]) -> Bool {
        guard bytes.count <= others.count else { return false }
        let start = others.count - bytes.count
        return unsafe bytes.withUnsafeBytes { left in
            unsafe others.withUnsafeBytes { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                return unsafe memcmp(left, right + start, bytes.count) == 0
            }
        }
    }
}
