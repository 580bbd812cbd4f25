import CMicrohttpd
import HTTP
import JSON

/// What libmicrohttpd calls, on the thread of a connection: as functions, for C knows no closures.

/// Sees the target of a request as it came, and makes what the other two get.
func beginRequest(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    let text = unsafe target.map { unsafe String(cString: $0) } ?? ""
    return unsafe Unmanaged.passRetained(IncomingRequest(target: text)).toOpaque()
}

func endRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
    guard let request = unsafe request, let pointer = unsafe request.pointee else { return }
    unsafe Unmanaged<IncomingRequest>.fromOpaque(pointer).release()
    unsafe request.pointee = nil
}

/// Is called for the head of a request, for every piece of its body, and at its end.
func answerRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ piece: UnsafePointer<CChar>?,
    _ pieceSize: UnsafeMutablePointer<Int>?, _ request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context = unsafe context, let connection = unsafe connection, let method = unsafe method,
        let pieceSize = unsafe pieceSize, let pointer = unsafe request?.pointee
    else { return .NO }
    let incoming = unsafe Unmanaged<IncomingRequest>.fromOpaque(pointer).takeUnretainedValue()
    if !incoming.hasBegun {
        incoming.hasBegun = true
        return .YES
    }
    if let piece = unsafe piece, unsafe pieceSize.pointee > 0 {
        unsafe piece.withMemoryRebound(to: UInt8.self, capacity: pieceSize.pointee) {
            unsafe incoming.append(UnsafeBufferPointer(start: $0, count: pieceSize.pointee))
        }
        unsafe pieceSize.pointee = 0
        return .YES
    }
    let service = unsafe Unmanaged<StubService>.fromOpaque(context).takeUnretainedValue()
    if incoming.isTooLarge { return unsafe queue(StubAnswer(status: 413), on: connection) }
    let request = StubRequest(
        method: unsafe String(cString: method), target: incoming.target,
        headers: unsafe IncomingRequest.headers(of: connection), body: incoming.body)
    return unsafe queue(service.answer(request), on: connection)
}

/// Hands an answer over; the library copies it and sends it when the handler has returned.
private func queue(_ answer: StubAnswer, on connection: OpaquePointer) -> MHD_Result {
    // These have no body (RFC 9110 §15.3.5, §15.4.5).
    var body = answer.status == 204 || answer.status == 304 ? [] : answer.body
    let created = unsafe body.withUnsafeMutableBytes { bytes in
        unsafe MHD_create_response_from_buffer(bytes.count, bytes.baseAddress, .RESPMEM_MUST_COPY)
    }
    guard let response = unsafe created else { return .NO }
    defer { unsafe MHD_destroy_response(response) }
    for header in answer.headers {
        guard unsafe MHD_add_response_header(response, header.name, header.value) == .YES else {
            return unsafe queue(.refusing(header), on: connection)
        }
    }
    return unsafe MHD_queue_response(connection, UInt32(answer.status), response)
}

extension StubAnswer {
    /// The library writes these itself: Content-Length, Transfer-Encoding and the like.
    fileprivate static func refusing(_ header: Header) -> StubAnswer {
        explanation(["error": .string("a stub cannot set the header \(header.name)")])
    }
}
