import CCurl

/// What libcurl knows of the exchange that is over.
@safe struct CurlFacts {
    private let handle: UnsafeMutableRawPointer?

    init(_ handle: UnsafeMutableRawPointer?) {
        unsafe self.handle = handle
    }

    var timing: Timing {
        let dns = duration(CURLINFO_NAMELOOKUP_TIME_T)
        let connected = duration(CURLINFO_CONNECT_TIME_T)
        let secured = duration(CURLINFO_APPCONNECT_TIME_T)
        return Timing(
            dns: dns, connect: max(.zero, connected - dns),
            tls: secured == .zero ? .zero : max(.zero, secured - connected),
            firstByte: duration(CURLINFO_STARTTRANSFER_TIME_T), total: duration(CURLINFO_TOTAL_TIME_T))
    }

    func offset(_ info: CURLINFO) -> Int {
        var value: curl_off_t = 0
        unsafe assay_curl_get_offset(handle, info, &value)
        return Int(value)
    }

    func number(_ info: CURLINFO) -> Int {
        var value = 0
        unsafe assay_curl_get_long(handle, info, &value)
        return value
    }

    func text(_ info: CURLINFO) -> String {
        var value: UnsafeMutablePointer<CChar>?
        unsafe assay_curl_get_string(handle, info, &value)
        guard let text = unsafe value else { return "" }
        return unsafe String(cString: text)
    }

    /// The chain that the server showed in this exchange; it belongs to the handle.
    var certificates: UnsafeMutablePointer<curl_certinfo>? {
        var chain: UnsafeMutablePointer<curl_certinfo>?
        unsafe assay_curl_get_certificates(handle, &chain)
        return unsafe chain
    }

    private func duration(_ info: CURLINFO) -> Duration { .microseconds(offset(info)) }
}
