import CCurl

/// The lists of a route in libcurl's form.
@safe final class CurlRoute {
    let addresses: CurlList
    let detours: CurlList

    /// Nil where there are none.
    init?(_ route: Route) {
        if route.addresses.isEmpty && route.detours.isEmpty { return nil }
        addresses = CurlList(
            route.addresses.map { entry in
                // The addresses without brackets, which libcurl takes for part of a name.
                "\(entry.host.text):" + entry.addresses.map(\.text).joined(separator: ",")
            })
        detours = CurlList(route.detours.map { "\($0.from.text):\($0.to.text)" })
    }
}

/// A list of texts in libcurl's form.
@safe final class CurlList {
    private(set) var first: UnsafeMutablePointer<curl_slist>?

    init(_ texts: [String]) {
        for text in texts {
            if let list = unsafe curl_slist_append(first, text) { unsafe first = list }
        }
    }

    deinit { unsafe curl_slist_free_all(first) }
}
