import CMicrohttpd
import HTTP

/// A request while it comes in. It belongs to the thread of its connection.
final class IncomingRequest {
    /// As it came: libmicrohttpd decodes the path that it hands to the handler.
    let target: String
    private(set) var body: [UInt8] = []
    /// Whether the headers have been seen; the handler is called once before the body.
    var hasBegun = false
    private(set) var isTooLarge = false

    /// 64 MB, as much as an answer may have.
    private static let bodyLimit = 64_000_000

    init(target: String) {
        self.target = target
    }

    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        if body.count + bytes.count > IncomingRequest.bodyLimit { isTooLarge = true }
        if !isTooLarge { unsafe body.append(contentsOf: bytes) }
    }

    /// The lines of the header section of a connection's request.
    static func headers(of connection: OpaquePointer) -> [Header] {
        let collected = HeaderCollector()
        unsafe MHD_get_connection_values_n(
            connection, .HEADER_KIND, collectHeader, Unmanaged.passUnretained(collected).toOpaque())
        return collected.headers
    }
}

private final class HeaderCollector {
    var headers: [Header] = []
}

private func collectHeader(
    _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ nameSize: Int,
    _ value: UnsafePointer<CChar>?, _ valueSize: Int
) -> MHD_Result {
    guard let context = unsafe context, let name = unsafe text(name, nameSize) else { return .YES }
    let collector = unsafe Unmanaged<HeaderCollector>.fromOpaque(context).takeUnretainedValue()
    unsafe collector.headers.append(Header(name, text(value, valueSize) ?? ""))
    return .YES
}

/// Text of a header: UTF-8, or else ISO-8859-1, as HTTP once had it.
private func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String? {
    guard let start = unsafe start else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count).map { UInt8(bitPattern: $0) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
}
