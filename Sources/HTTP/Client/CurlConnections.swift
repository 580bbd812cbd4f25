import CCurl
import Platform

/// The connections and addresses that one exchange leaves to the next. It belongs to one thread.
@safe final class CurlConnections {
    private let multi = unsafe curl_multi_init()

    /// How many connections stay open when nobody uses them.
    private static let kept = 16

    /// How long libcurl sleeps at most when nothing happens; its own timeouts and `Waker` end the sleep before.
    private static let pollMilliseconds: Int32 = 60_000

    init() { unsafe assay_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, CurlConnections.kept) }

    /// Every easy handle that was performed must be cleaned up before.
    deinit { unsafe curl_multi_cleanup(multi) }

    /// Carries out the exchange that was set up on an easy handle, until it is over or cancelled.
    func perform(_ handle: UnsafeMutableRawPointer, cancellation: Cancellation) -> CURLcode {
        guard unsafe curl_multi_add_handle(multi, handle) == CURLM_OK else { return CURLE_FAILED_INIT }
        defer { unsafe curl_multi_remove_handle(multi, handle) }
        let waker = unsafe Waker(multi)
        return cancellation.whileWaking({ waker.wake() }) { transfer(until: cancellation) }
    }

    private func transfer(until cancellation: Cancellation) -> CURLcode {
        var running: Int32 = 0
        while unsafe curl_multi_perform(multi, &running) == CURLM_OK {
            if running == 0 { return result }
            if cancellation.isCancelled { return CURLE_ABORTED_BY_CALLBACK }
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

/// Ends the sleep of a multi handle.
///
/// `@unchecked Sendable`: `curl_multi_wakeup` is the one function that libcurl allows on any thread while another
/// uses the handle, and the handle lives as long as `Cancellation` may call: only during an exchange.
@safe private struct Waker: @unchecked Sendable {
    private let multi: UnsafeMutableRawPointer?

    init(_ multi: UnsafeMutableRawPointer?) { unsafe self.multi = multi }

    func wake() { unsafe curl_multi_wakeup(multi) }
}
