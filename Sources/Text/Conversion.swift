import Glibc

/// Conversion between two character sets by the C library.
enum Conversion {
    /// Whether the C library knows a character set.
    static func exists(_ name: String) -> Bool {
        Descriptor(from: name, to: "UTF-8") != nil
    }

    /// Converts all of the bytes or none; `unmappable` is the reason to give for input that the library
    /// refuses, `charset` the name to give with it.
    static func run(
        from source: String, to target: String, _ bytes: [UInt8], charset: String,
        unmappable: CharsetError.Reason
    ) throws(CharsetError) -> [UInt8] {
        guard let descriptor = Descriptor(from: source, to: target) else {
            throw CharsetError(charset: charset, reason: unmappable, offset: 0)
        }
        var input = bytes
        var output: [UInt8] = []
        var offset = 0
        // One more round after the last byte lets a set with shift states return to its first one.
        while true {
            let atEnd = offset == input.count
            let step = descriptor.step(&input, from: offset)
            output += step.output
            offset += step.consumed
            switch step.fault {
            case nil where atEnd: return output
            case nil, E2BIG: continue
            case EINVAL: throw CharsetError(charset: charset, reason: .incomplete, offset: offset)
            default: throw CharsetError(charset: charset, reason: unmappable, offset: offset)
            }
        }
    }

    /// An open `iconv` descriptor.
    @safe private struct Descriptor: ~Copyable {
        private let handle: iconv_t

        init?(from source: String, to target: String) {
            let handle = unsafe iconv_open(target, source)
            guard let handle = unsafe handle, Int(bitPattern: handle) != -1 else { return nil }
            unsafe self.handle = unsafe handle
        }

        deinit {
            _ = unsafe iconv_close(handle)
        }

        /// Converts as much as fits into one buffer; at the end of the input, resets the shift state.
        borrowing func step(
            _ input: inout [UInt8], from offset: Int
        ) -> (consumed: Int, output: [UInt8], fault: Int32?) {
            let capacity = 64 * 1_024
            var consumed = 0
            var fault: Int32?
            let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                var room = capacity
                var target = unsafe UnsafeMutableRawPointer(buffer.baseAddress)?
                    .assumingMemoryBound(to: CChar.self)
                let result = unsafe input.withUnsafeMutableBytes { bytes in
                    guard offset < bytes.count else { return unsafe iconv(handle, nil, nil, &target, &room) }
                    var source = unsafe bytes.baseAddress?.advanced(by: offset)
                        .assumingMemoryBound(to: CChar.self)
                    var left = bytes.count - offset
                    let result = unsafe iconv(handle, &source, &left, &target, &room)
                    consumed = bytes.count - offset - left
                    return result
                }
                if result == ~0 { fault = errno }
                count = capacity - room
            }
            return (consumed, output, fault)
        }
    }
}
