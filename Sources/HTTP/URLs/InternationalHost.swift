import CCurl
import Platform

/// Names of hosts in other scripts than Latin.
enum InternationalHost {
    /// The ASCII form of a name (IDNA 2008, by libcurl's libidn2), or nil where it has none.
    static func ascii(_ host: String) -> String? {
        // libidn2 takes text in the encoding of the locale.
        UTF8Locale.during { convert(host) }
    }

    private static func convert(_ host: String) -> String? {
        guard let handle = unsafe curl_url() else { return nil }
        defer { unsafe curl_url_cleanup(handle) }
        guard unsafe curl_url_set(handle, CURLUPART_URL, "http://\(host)/", 0) == CURLUE_OK else {
            return nil
        }
        var result: UnsafeMutablePointer<CChar>?
        guard unsafe curl_url_get(handle, CURLUPART_HOST, &result, UInt32(CURLU_PUNYCODE)) == CURLUE_OK,
            let text = unsafe result
        else { return nil }
        defer { unsafe curl_free(text) }
        return unsafe String(cString: text)
    }
}
