import CCurl

/// The headers of a request in libcurl's form.
@safe final class CurlHeaderList {
    private(set) var first: UnsafeMutablePointer<curl_slist>?

    /// What libcurl would add of its own.
    private static let additions = ["Accept", "Accept-Encoding", "Content-Type", "Expect", "User-Agent"]

    init(_ request: WireRequest) {
        for header in request.headers {
            // For libcurl "Name:" means not to send it, also with white space behind; "Name;" to send it empty.
            let isBlank = header.value.utf8.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
            append(isBlank ? header.name + ";" : "\(header.name): \(header.value)")
        }
        if request.interceptor != nil, !request.headers.contains(named: "Host"),
            !request.withheldHeaders.contains(where: { Token.equal($0, "Host") })
        {
            append("Host: \(request.url.hostHeader)")
        }
        let withheld = CurlHeaderList.additions + request.withheldHeaders
        for name in withheld where !request.headers.contains(named: name) { append(name + ":") }
    }

    deinit { unsafe curl_slist_free_all(first) }

    private func append(_ line: String) {
        if let list = unsafe curl_slist_append(first, line) { unsafe first = list }
    }
}
