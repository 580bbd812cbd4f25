/// One content coding being undone: bytes go in as they come, decoded ones come out at once.
protocol DecodingStream: AnyObject {
    /// Decodes a part; `take` gets each piece of what comes out, and says whether to go on.
    func decode(
        _ part: UnsafeBufferPointer<UInt8>, _ take: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(DecodingFault)

    /// Whether what came so far is whole.
    var isAtEnd: Bool { get }
}

/// Why bytes are not what their coding says.
enum DecodingFault: Error {
    case cutShort
    /// More comes after the coded body has ended.
    case goesOn
    /// In the words of the library.
    case invalid(String)
}

/// The memory that a library decodes into.
@safe final class DecodingBuffer {
    static let capacity = 64 << 10

    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)

    init() { unsafe start.initialize(repeating: 0, count: DecodingBuffer.capacity) }

    deinit { unsafe start.deallocate() }

    @unsafe func first(_ count: Int) -> UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: start, count: count)
    }
}
