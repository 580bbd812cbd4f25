import CZstd

/// Zstandard (RFC 8878), several frames too.
@safe final class ZstdStream: DecodingStream {
    private(set) var isAtEnd = false
    private let context: OpaquePointer?
    private let buffer = DecodingBuffer()

    /// A window of 8 MB is all that HTTP allows (RFC 9659).
    private static let windowBits: Int32 = 23

    init() {
        unsafe context = ZSTD_createDCtx()
        unsafe ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, ZstdStream.windowBits)
    }

    deinit { unsafe ZSTD_freeDCtx(context) }

    func decode(
        _ part: UnsafeBufferPointer<UInt8>, _ take: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(DecodingFault) {
        if part.isEmpty { return }
        guard let context = unsafe context else { throw .invalid("zstd does not start") }
        var input = unsafe ZSTD_inBuffer(src: part.baseAddress, size: part.count, pos: 0)
        while true {
            var output = unsafe ZSTD_outBuffer(dst: buffer.start, size: DecodingBuffer.capacity, pos: 0)
            let result = unsafe ZSTD_decompressStream(context, &output, &input)
            if ZSTD_isError(result) != 0 { throw .invalid(ZstdStream.words(of: result)) }
            let count = unsafe output.pos
            if count > 0, unsafe !take(buffer.first(count)) { return }
            isAtEnd = result == 0
            // A full buffer may mean that more is ready.
            if unsafe input.pos == input.size, isAtEnd || count < DecodingBuffer.capacity { return }
        }
    }

    private static func words(of code: Int) -> String {
        guard let words = unsafe ZSTD_getErrorName(code) else { return "error \(code)" }
        let text = unsafe String(cString: words)
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
