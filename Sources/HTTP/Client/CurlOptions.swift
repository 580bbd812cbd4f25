import CCurl
import Platform

/// The options of one exchange on an easy handle.
@safe struct CurlOptions {
    private let handle: UnsafeMutableRawPointer

    init(_ handle: UnsafeMutableRawPointer) {
        unsafe self.handle = handle
    }

    func setCallbacks(_ transfer: CurlTransfer, errorText: UnsafeMutablePointer<CChar>) {
        let context = UnsafeRawPointer(unsafe Unmanaged.passUnretained(transfer).toOpaque())
        unsafe setPointer(CURLOPT_ERRORBUFFER, errorText)
        unsafe assay_curl_set_data_callback(handle, CURLOPT_WRITEFUNCTION, curlBodyCallback)
        unsafe setPointer(CURLOPT_WRITEDATA, context)
        unsafe assay_curl_set_data_callback(handle, CURLOPT_HEADERFUNCTION, curlHeaderCallback)
        unsafe setPointer(CURLOPT_HEADERDATA, context)
        unsafe assay_curl_set_debug_callback(handle, curlDebugCallback)
        unsafe setPointer(CURLOPT_DEBUGDATA, context)
        set(CURLOPT_VERBOSE, 1)
    }

    func setLimits(_ request: WireRequest) {
        // Without it a slow resolver would be ended by a signal, in whatever thread.
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_TIMEOUT_MS, milliseconds(request.timeout) ?? 0)
        // Zero would mean libcurl's own five minutes.
        set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds(request.options.connectTimeout) ?? Int(Int32.max))
        set(CURLOPT_BUFFERSIZE, bufferSize(rateLimit: request.options.rateLimit))
        // What the server does not take for a body would begin the next request on the connection.
        if request.framesItself { set(CURLOPT_FORBID_REUSE, 1) }
    }

    func setTarget(_ request: WireRequest) {
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_URL, (request.interceptor ?? request.url).requestText)
        if request.interceptor != nil { set(CURLOPT_REQUEST_TARGET, request.url.requestText) }
        set(CURLOPT_PATH_AS_IS, 1)
    }

    /// libcurl asks for the challenge and answers it, within the one exchange.
    func setLogin(_ login: ChallengedLogin?) {
        guard let login else { return }
        switch login.scheme {
        case .digest:
            // With ONLY the first request is the whole one, as a server that asks for nothing expects it.
            setBits(CURLOPT_HTTPAUTH, assay_curlauth_digest | assay_curlauth_only)
        case .ntlm: setBits(CURLOPT_HTTPAUTH, assay_curlauth_ntlm)
        case .negotiate: setBits(CURLOPT_HTTPAUTH, assay_curlauth_negotiate)
        }
        set(CURLOPT_USERNAME, login.user)
        set(CURLOPT_PASSWORD, login.password)
        // A connection that is signed in would let the calls after it in as well.
        if login.bindsConnection { set(CURLOPT_FORBID_REUSE, 1) }
    }

    func setMethod(_ method: String, hasBody: Bool = false) {
        // The order matters: a later option changes what an earlier one implies, and `setBody` comes last.
        if !hasBody { set(method == "HEAD" ? CURLOPT_NOBODY : CURLOPT_HTTPGET, 1) }
        set(CURLOPT_CUSTOMREQUEST, method)
    }

    /// `bytes` must stay until the exchange is over.
    func setBody(_ bytes: UnsafeRawBufferPointer) {
        unsafe assay_curl_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(bytes.count))
        guard let start = bytes.baseAddress, bytes.count > 0 else {
            return set(CURLOPT_COPYPOSTFIELDS, "")
        }
        unsafe setPointer(CURLOPT_POSTFIELDS, start)
    }

    /// A body that the transfer gives while it is sent.
    func setStreamedBody(_ transfer: CurlTransfer, size: Int) {
        let context = UnsafeRawPointer(unsafe Unmanaged.passUnretained(transfer).toOpaque())
        unsafe assay_curl_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(size))
        unsafe assay_curl_set_data_callback(handle, CURLOPT_READFUNCTION, curlReadCallback)
        unsafe setPointer(CURLOPT_READDATA, context)
        unsafe assay_curl_set_seek_callback(handle, curlSeekCallback)
        unsafe setPointer(CURLOPT_SEEKDATA, context)
        set(CURLOPT_POST, 1)
    }

    func setPointer(_ option: CURLoption, _ value: UnsafeRawPointer?) {
        unsafe assay_curl_set_pointer(handle, option, value)
    }

    func setBlob(_ option: CURLoption, _ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { bytes in
            _ = unsafe assay_curl_set_blob(handle, option, bytes.baseAddress, bytes.count)
        }
    }

    func set(_ option: CURLoption, _ value: Int) {
        unsafe assay_curl_set_long(handle, option, value)
    }

    private func setBits(_ option: CURLoption, _ bits: UInt) {
        set(option, Int(bitPattern: bits))
    }

    func set(_ option: CURLoption, _ value: String) {
        unsafe value.withCString { unsafe setPointer(option, $0) }
    }

    /// A tenth of what a second allows, so that it comes in an even flow.
    private func bufferSize(rateLimit: Int) -> Int {
        rateLimit > 0 ? min(max(rateLimit / 10, 1 << 10), 64 << 10) : 64 << 10
    }

    /// At least one; nil for zero, which means no limit.
    private func milliseconds(_ duration: Duration) -> Int? {
        if duration <= .zero { return nil }
        let (seconds, attoseconds) = duration.components
        if seconds >= Int64(Int32.max / 1_000) { return Int(Int32.max) }
        return max(1, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
    }
}
