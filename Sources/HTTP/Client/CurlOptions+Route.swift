import CCurl

extension CurlOptions {
    /// Nil sends the request to its server directly.
    func setProxy(_ proxy: ProxyAddress?, tls: TLSOptions) {
        // An empty text keeps libcurl from asking the environment; whose hosts are excepted is decided before.
        set(CURLOPT_PROXY, proxy?.text ?? "")
        set(CURLOPT_NOPROXY, "")
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        guard let proxy else { return }
        if let user = proxy.user {
            set(CURLOPT_PROXYUSERNAME, user)
            set(CURLOPT_PROXYPASSWORD, proxy.password ?? "")
        }
        if proxy.scheme == .https { setProxyTLS(tls) }
    }

    /// `lists` must stay until the exchange is over.
    func setRoute(_ options: RequestOptions, _ lists: CurlRoute?) {
        let route = options.route
        if let lists {
            unsafe setPointer(CURLOPT_RESOLVE, lists.addresses.first)
            unsafe setPointer(CURLOPT_CONNECT_TO, lists.detours.first)
        }
        if let socket = route.unixSocket { set(CURLOPT_UNIX_SOCKET_PATH, socket) }
        if let interface = route.interface { set(CURLOPT_INTERFACE, interface) }
        if let family = route.family {
            set(CURLOPT_IPRESOLVE, Int(family == .ipv4 ? CURL_IPRESOLVE_V4 : CURL_IPRESOLVE_V6))
        }
        if let version = options.version { set(CURLOPT_HTTP_VERSION, version.curlVersion) }
        // Small portions, between which the transfer waits.
        if options.rateLimit > 0 { set(CURLOPT_UPLOAD_BUFFERSIZE, 16 << 10) }
    }
}

extension ProtocolVersion {
    fileprivate var curlVersion: Int {
        switch self {
        case .http10: Int(CURL_HTTP_VERSION_1_0)
        case .http11: Int(CURL_HTTP_VERSION_1_1)
        case .http2: Int(CURL_HTTP_VERSION_2_0)
        case .http2PriorKnowledge: Int(CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE)
        }
    }
}
