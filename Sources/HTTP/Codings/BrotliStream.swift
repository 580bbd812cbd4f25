import CBrotli

/// Brotli (RFC 7932).
@safe final class BrotliStream: DecodingStream {
    private(set) var isAtEnd = false
    private let state: OpaquePointer?
    private let buffer = DecodingBuffer()

    init() { unsafe state = BrotliDecoderCreateInstance(nil, nil, nil) }

    deinit { unsafe BrotliDecoderDestroyInstance(state) }

    func decode(
        _ part: UnsafeBufferPointer<UInt8>, _ take: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(DecodingFault) {
        if part.isEmpty { return }
        if isAtEnd { throw .goesOn }
        guard let state = unsafe state else { throw .invalid("brotli does not start") }
        var left = part.count
        var input = part.baseAddress
        while true {
            var room = DecodingBuffer.capacity
            var output: UnsafeMutablePointer<UInt8>? = unsafe buffer.start
            let result = unsafe BrotliDecoderDecompressStream(state, &left, &input, &room, &output, nil)
            let count = DecodingBuffer.capacity - room
            if count > 0, unsafe !take(buffer.first(count)) { return }
            switch result {
            case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT: continue
            case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: return
            case BROTLI_DECODER_RESULT_SUCCESS:
                isAtEnd = true
                if left > 0 { throw .goesOn }
                return
            default: throw .invalid(unsafe fault(of: state))
            }
        }
    }

    private func fault(of state: OpaquePointer) -> String {
        let code = unsafe BrotliDecoderGetErrorCode(state)
        guard let words = unsafe BrotliDecoderErrorString(code) else { return "broken data" }
        return "broken data (\(unsafe String(cString: words)))"
    }
}
