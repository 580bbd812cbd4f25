import CCurl
import Platform

/// What libcurl's callbacks fill while one exchange runs.
final class CurlTransfer {
    private(set) var head = HeaderReader()
    private(set) var sentHead = SentHead()
    private(set) var body: [UInt8] = []
    /// The answers before the last one: those that asked for credentials.
    private(set) var challenges: [Challenge] = []
    /// Why there was no ticket to send: libcurl then sends none.
    private(set) var ticketProblem: String?
    /// Why a callback ended the transfer.
    private(set) var failure: TransportError?
    /// Whether the exchange was ended here because nothing that counts would follow.
    private(set) var isDone = false
    private let url: HTTPURL
    private let endsWithHead: Bool
    private let asksForUpgrade: Bool
    private let mayBecomeHTTP2: Bool
    private let maxBody: Int
    /// What undoes the content codings of the body; nil before it begins, and where it has none.
    private var decoder: ContentDecoder?
    private var hasBody = false
    private let bodyReader: BodyReader?
    private var sending: RateLimit?
    private var receiving: RateLimit?

    init(
        _ request: WireRequest, files: any FileSystem, clock: any MonotonicClock, cancellation: Cancellation
    ) {
        url = request.url
        maxBody = request.options.maxBody
        // libcurl sends no body with its own HEAD and else waits for that of the answer.
        endsWithHead = request.method == "HEAD" && request.body?.isEmpty == false
        asksForUpgrade = request.headers.contains(named: "Upgrade")
        mayBecomeHTTP2 = request.options.version == .http2
        bodyReader = request.body.map { BodyReader($0, files: files) }
        sending = RateLimit(request, clock: clock, cancellation: cancellation)
        receiving = sending
    }

    /// Whether libcurl may go on.
    fileprivate func takeHeader(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        do throws(HeaderReader.Problem) {
            let before = head.isComplete ? Challenge(status: head.status, headers: head.headers) : nil
            try unsafe head.take(line)
            if let before, !head.isComplete {
                challenges.append(before)
                forgetBody()
            }
            let isSwitched = try isSwitched()
            isDone = head.isComplete && (endsWithHead || isSwitched)
            return !isDone
        } catch {
            switch error {
            case .tooLong: failure = .headersTooLarge(url: url.requestText, limit: HeaderReader.limit)
            case .malformed(let detail): failure = .malformedAnswer(url: url.requestText, detail: detail)
            }
            return false
        }
    }

    /// Whether what follows the head is no HTTP any more (RFC 9110 §15.2.2).
    private func isSwitched() throws(HeaderReader.Problem) -> Bool {
        guard head.isComplete, head.status == 101 else { return false }
        if asksForUpgrade { return true }
        // Then libcurl has asked, and reads on.
        if mayBecomeHTTP2 { return false }
        throw .malformed("it switches to another protocol (status 101), which the request did not ask for")
    }

    fileprivate func takeBody(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
        attempt { () throws(ContentDecoder.Problem) in
            if !hasBody { try beginBody() }
            if decoder == nil { return unsafe try append(part) }
            unsafe try decoder?.decode(part) { piece throws(ContentDecoder.Problem) in
                unsafe try append(piece)
            }
        }
    }

    /// Whether the body is whole in its content codings too; to be asked when everything has come.
    func endBody() -> Bool {
        attempt { () throws(ContentDecoder.Problem) in try decoder?.finish() }
    }

    private func beginBody() throws(ContentDecoder.Problem) {
        hasBody = true
        // A part of a coded body cannot be decoded alone (RFC 9110 §14.2).
        if head.status != 206 { decoder = try ContentDecoder(head.headers, maxBody: maxBody) }
        body.reserveCapacity(expectedSize)
    }

    private func forgetBody() {
        body.removeAll()
        decoder = nil
        hasBody = false
    }

    private func append(_ part: UnsafeBufferPointer<UInt8>) throws(ContentDecoder.Problem) {
        guard part.count <= maxBody - body.count else { throw .tooLarge }
        unsafe body.append(contentsOf: part)
    }

    private func attempt(_ work: () throws(ContentDecoder.Problem) -> Void) -> Bool {
        do throws(ContentDecoder.Problem) {
            try work()
            return true
        } catch {
            failure =
                error.detail.map { .undecodable(url: url.requestText, detail: $0) }
                ?? .bodyTooLarge(url: url.requestText, limit: maxBody)
            return false
        }
    }

    /// Copies the next bytes of the request's body; nil where they cannot be read.
    fileprivate func giveBody(_ buffer: UnsafeMutableRawBufferPointer) -> Int? {
        do throws(TransportError) {
            let bytes = try bodyReader?.next(upTo: buffer.count) ?? []
            unsafe buffer.copyBytes(from: bytes)
            return bytes.count
        } catch {
            failure = error
            return nil
        }
    }

    /// Begins the body again from a place, for a request that is sent once more.
    fileprivate func seekBody(to position: Int) { bodyReader?.seek(to: position) }

    /// libcurl tells that there is no ticket, and why, only in words.
    fileprivate func takeRemark(_ text: UnsafeBufferPointer<UInt8>) {
        guard unsafe text.starts(with: "gss_".utf8) else { return }
        let end = unsafe text.lastIndex { $0 > 0x20 && $0 != UInt8(ascii: ".") } ?? text.startIndex
        ticketProblem = unsafe String(decoding: text[...end], as: UTF8.self)
    }

    fileprivate func takeSentHead(_ part: UnsafeBufferPointer<UInt8>) {
        unsafe sentHead.take(part)
        head.expectAnswer()
    }

    fileprivate func note(sent count: Int) { sending?.pass(count) }

    fileprivate func note(received count: Int) { receiving?.pass(count) }

    /// What the server promises, as far as it is worth trusting before it comes.
    private var expectedSize: Int {
        let promised = head.headers.values(of: "Content-Length").first.flatMap { Int($0) } ?? 0
        return min(max(promised, 0), maxBody, 16 << 20)
    }
}

// The callbacks. `context` is the transfer, which `CurlTransport` keeps alive while libcurl has the pointer.

func curlHeaderCallback(
    _ data: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let transfer = unsafe transfer(context) else { return 0 }
    return unsafe transfer.takeHeader(bytes(data, size * count)) ? size * count : 0
}

func curlBodyCallback(
    _ data: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let transfer = unsafe transfer(context) else { return 0 }
    // Zero means failure unless zero bytes were given, so an empty part cannot be refused.
    return unsafe transfer.takeBody(bytes(data, size * count)) ? size * count : 0
}

func curlReadCallback(
    _ data: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    let room = unsafe UnsafeMutableRawBufferPointer(start: data, count: data == nil ? 0 : size * count)
    return unsafe transfer(context)?.giveBody(room) ?? Int(CURL_READFUNC_ABORT)
}

func curlSeekCallback(_ context: UnsafeMutableRawPointer?, _ offset: curl_off_t, _ origin: Int32) -> Int32 {
    guard origin == SEEK_SET, let transfer = unsafe transfer(context) else { return CURL_SEEKFUNC_CANTSEEK }
    transfer.seekBody(to: Int(offset))
    return CURL_SEEKFUNC_OK
}

func curlDebugCallback(
    _ handle: UnsafeMutableRawPointer?, _ kind: curl_infotype, _ data: UnsafeMutablePointer<CChar>?,
    _ size: Int, _ context: UnsafeMutableRawPointer?
) -> Int32 {
    switch kind {
    case CURLINFO_HEADER_OUT: unsafe transfer(context)?.takeSentHead(bytes(data, size))
    case CURLINFO_DATA_OUT: unsafe transfer(context)?.note(sent: size)
    case CURLINFO_DATA_IN: unsafe transfer(context)?.note(received: size)
    case CURLINFO_TEXT:
        unsafe transfer(context)?.takeRemark(bytes(data, size))
        if unsafe CurlWords.tellsOfExcess(bytes(data, size)) {
            unsafe assay_curl_set_long(handle, CURLOPT_FORBID_REUSE, 1)
        }
    default: break
    }
    return 0
}

private func transfer(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
    guard let context = unsafe context else { return nil }
    return unsafe Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
}

private func bytes(_ data: UnsafeMutablePointer<CChar>?, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    guard let data = unsafe data else { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
    return unsafe UnsafeBufferPointer(
        start: UnsafePointer(UnsafeRawPointer(data).assumingMemoryBound(to: UInt8.self)), count: count)
}
