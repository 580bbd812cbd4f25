import CCurl

/// The connections and addresses that one exchange leaves to the next. It belongs to one thread.
@safe final class CurlConnections {
    private let multi = unsafe curl_multi_init()

    /// How many connections stay open when nobody uses them.
    private static let kept = 16

    /// How long libcurl sleeps at most before it asks whether the run was cancelled.
    private static let pollMilliseconds: Int32 = 1_000

    init() { unsafe assay_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, CurlConnections.kept) }

    /// Every easy handle that was performed must be cleaned up before.
    deinit { unsafe curl_multi_cleanup(multi) }

    /// Carries out the exchange that was set up on an easy handle.
    func perform(_ handle: UnsafeMutableRawPointer) -> CURLcode {
        guard unsafe curl_multi_add_handle(multi, handle) == CURLM_OK else { return CURLE_FAILED_INIT }
        defer { unsafe curl_multi_remove_handle(multi, handle) }
        var running: Int32 = 0
        while unsafe curl_multi_perform(multi, &running) == CURLM_OK {
            if running == 0 { return result }
            guard
                unsafe curl_multi_poll(multi, nil, 0, CurlConnections.pollMilliseconds, nil) == CURLM_OK
            else { break }
        }
        return CURLE_FAILED_INIT
    }

    private var result: CURLcode {
        var left: Int32 = 0
        guard let message = unsafe curl_multi_info_read(multi, &left) else { return CURLE_FAILED_INIT }
        return unsafe message.pointee.data.result
    }
}
