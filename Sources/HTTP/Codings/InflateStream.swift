import CZlib

/// gzip (RFC 1952, several members too) and deflate, which is zlib's format (RFC 1950) and which many servers
/// send without zlib's head (RFC 1951).
@safe final class InflateStream: DecodingStream {
    enum Form {
        case gzip, deflate
    }

    private(set) var isAtEnd = false
    private let form: Form
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let buffer = DecodingBuffer()
    private var isStarted = false
    /// The first bytes of deflate, until there are enough to tell its format.
    private var beginning: [UInt8] = []

    init(_ form: Form) {
        self.form = form
        unsafe stream.initialize(to: z_stream())
    }

    deinit {
        if isStarted { unsafe inflateEnd(stream) }
        unsafe stream.deallocate()
    }

    func decode(
        _ part: UnsafeBufferPointer<UInt8>, _ take: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(DecodingFault) {
        if part.isEmpty { return }
        if isStarted { return unsafe try run(part, take) }
        if form == .gzip {
            try start(windowBits: 31)
            return unsafe try run(part, take)
        }
        unsafe beginning.append(contentsOf: part)
        guard beginning.count >= 2 else { return }
        let bytes = beginning
        beginning = []
        try start(windowBits: InflateStream.hasHead(bytes) ? 15 : -15)
        var fault: DecodingFault?
        unsafe bytes.withUnsafeBufferPointer { bytes in
            do throws(DecodingFault) {
                unsafe try run(bytes, take)
            } catch {
                fault = error
            }
        }
        if let fault { throw fault }
    }

    /// Whether the bytes begin as zlib's format does (RFC 1950 §2.2).
    private static func hasHead(_ bytes: [UInt8]) -> Bool {
        bytes[0] & 0x0F == 8 && (Int(bytes[0]) << 8 + Int(bytes[1])) % 31 == 0
    }

    private func start(windowBits: Int32) throws(DecodingFault) {
        guard unsafe assay_zlib_start(stream, windowBits) == Z_OK else {
            throw .invalid("zlib does not start")
        }
        isStarted = true
    }

    @unsafe private func run(
        _ part: UnsafeBufferPointer<UInt8>, _ take: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(DecodingFault) {
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: part.baseAddress)
        unsafe stream.pointee.avail_in = UInt32(clamping: part.count)
        repeat {
            if isAtEnd { try goOn() }
            unsafe stream.pointee.next_out = buffer.start
            unsafe stream.pointee.avail_out = UInt32(DecodingBuffer.capacity)
            let status = unsafe inflate(stream, Z_NO_FLUSH)
            let count = DecodingBuffer.capacity - Int(unsafe stream.pointee.avail_out)
            if count > 0, unsafe !take(buffer.first(count)) { return }
            switch status {
            case Z_OK: break
            case Z_STREAM_END: isAtEnd = true
            // Nothing to do before more comes.
            case Z_BUF_ERROR: return
            default: throw .invalid(unsafe stream.pointee.msg.map { unsafe String(cString: $0) } ?? "invalid")
            }
        } while unsafe stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0 && !isAtEnd
    }

    /// More bytes after the end: another member (RFC 1952 §2.2).
    private func goOn() throws(DecodingFault) {
        guard form == .gzip else { throw .goesOn }
        unsafe inflateReset(stream)
        isAtEnd = false
    }
}
