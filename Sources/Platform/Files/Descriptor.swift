import Glibc

/// Whole reads and writes on a file descriptor: interrupted and partial ones are continued.
enum Descriptor {
    static func write(
        _ bytes: [UInt8], to descriptor: Int32, at offset: Int? = nil, path: String
    ) throws(FileError) {
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
                return if let offset {
                    unsafe pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
                } else {
                    unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                }
            }
            if count >= 0 {
                done += count
            } else if errno == EAGAIN {
                // Somebody made the terminal or pipe non-blocking.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                unsafe poll(&waiting, 1, -1)
            } else if errno != EINTR {
                throw FileError(.write, path, code: errno)
            }
        }
    }

    /// - Throws: also where more than `limit` bytes come.
    static func readAll(
        _ descriptor: Int32, path: String, expecting size: Int, limit: Int = .max
    ) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        // One more than expected, so that the end is seen without growing.
        var chunk = min(max(size + 1, 64 << 10), 1 << 30)
        bytes.reserveCapacity(chunk)
        while true {
            let (part, code) = readOnce(descriptor, upTo: chunk)
            if part.isEmpty {
                if code == 0 { return bytes }
                if code != EINTR { throw FileError(.read, path, code: code) }
            } else if bytes.isEmpty {
                bytes = part
            } else {
                bytes += part
            }
            if bytes.count > limit { throw FileError(.read, path, .endless(limit: limit)) }
            chunk = 64 << 10
        }
    }

    /// The bytes at a place of a file; fewer where it ends before.
    static func read(
        _ descriptor: Int32, at offset: Int, count: Int, path: String
    ) throws(FileError) -> [UInt8] {
        var bytes = try readOnce(descriptor, at: offset, upTo: count, path: path)
        while bytes.count < count {
            let part = try readOnce(
                descriptor, at: offset + bytes.count, upTo: count - bytes.count, path: path)
            if part.isEmpty { break }
            bytes += part
        }
        return bytes
    }

    /// What one call of the system gives of the bytes at a place.
    static func readOnce(
        _ descriptor: Int32, at offset: Int, upTo count: Int, path: String
    ) throws(FileError) -> [UInt8] {
        while true {
            var code: Int32 = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, taken in
                let result = unsafe pread(descriptor, buffer.baseAddress, count, off_t(offset))
                taken = max(0, result)
                if result < 0 { code = errno }
            }
            if code == 0 { return bytes }
            if code != EINTR { throw FileError(.read, path, code: code) }
        }
    }

    private static func readOnce(_ descriptor: Int32, upTo limit: Int) -> ([UInt8], code: Int32) {
        var code: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            let result = unsafe Glibc.read(descriptor, buffer.baseAddress, limit)
            count = max(0, result)
            if result < 0 { code = errno }
        }
        return (bytes, code)
    }
}
