import CCurl
import Platform
import Text

extension CurlTransport {
    /// What libcurl's code means here.
    func failure(
        _ code: CURLcode, of request: WireRequest, _ transfer: CurlTransfer, _ proxy: ProxyAddress?
    ) -> TransportError {
        let url = request.url.requestText
        if let proxy, let problem = problem(of: proxy, code) { return .proxy(problem, url: url) }
        if let problem = tlsProblem(code, of: request, transfer) {
            if let proxy, isTLS(of: proxy, request) { return .proxy(.tls(proxy: proxy, problem), url: url) }
            return .tls(url: request.url, problem)
        }
        switch code {
        case CURLE_OK: return .reset(url: url, detail: "it was closed in the middle of the headers")
        case CURLE_ABORTED_BY_CALLBACK: return .cancelled
        case CURLE_OPERATION_TIMEDOUT: return timeout(of: request, transfer)
        case CURLE_COULDNT_RESOLVE_HOST: return .unresolved(host: request.url.host)
        case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED:
            return .refused(url: url, detail: detail(of: request.options.route, code))
        case CURLE_HTTP2,
            CURLE_GOT_NOTHING
        where request.options.version == .http2PriorKnowledge && !transfer.head.isComplete:
            let words = "the server does not speak HTTP/2: leave out \"http\": \"2-prior-knowledge\""
            return .malformedAnswer(url: url, detail: words)
        case CURLE_GOT_NOTHING: return .reset(url: url, detail: emptyDetail(of: request))
        case CURLE_PARTIAL_FILE:
            return .reset(
                url: url, detail: "it was closed after \(transfer.body.count) bytes of an unfinished body")
        case CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            return isChunkProblem
                ? .malformedAnswer(url: url, detail: detail) : .reset(url: url, detail: connectionDetail)
        case CURLE_OUT_OF_MEMORY where !transfer.sentHead.isEmpty && !transfer.head.isComplete:
            // How libcurl says that a line is longer than it takes.
            return .headersTooLarge(url: url, limit: HeaderReader.lineLimit)
        case CURLE_BAD_FUNCTION_ARGUMENT where !transfer.sentHead.isEmpty && !transfer.head.isComplete:
            return .malformedAnswer(url: url, detail: HeaderReader.foldedStart)
        case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_UNSUPPORTED_PROTOCOL:
            return .malformedAnswer(url: url, detail: detail)
        case _ where isChunkProblem: return .malformedAnswer(url: url, detail: detail)
        default: return .other(url: url, detail: detail.isEmpty ? words(of: code) : detail)
        }
    }

    /// What kept a proxy from carrying the call; nil where it was something else.
    private func problem(of proxy: ProxyAddress, _ code: CURLcode) -> ProxyProblem? {
        let facts = unsafe CurlFacts(handle)
        switch code {
        case CURLE_COULDNT_RESOLVE_PROXY: return .unresolved(host: proxy.host)
        case CURLE_COULDNT_CONNECT: return .refused(proxy: proxy.text, detail: connectionDetail)
        case CURLE_PROXY: return .other(proxy: proxy.text, detail: detail)
        default:
            let status = facts.number(CURLINFO_HTTP_CONNECTCODE)
            if status == 407 { return .unauthorized(proxy: proxy.text, isKnown: proxy.user != nil) }
            return status >= 300 ? .status(status, proxy: proxy.text) : nil
        }
    }

    /// Whether the secure connection that failed is the one to the proxy: no tunnel stood yet.
    private func isTLS(of proxy: ProxyAddress, _ request: WireRequest) -> Bool {
        guard proxy.scheme == .https else { return false }
        let facts = unsafe CurlFacts(handle)
        return !request.url.isSecure || facts.number(CURLINFO_HTTP_CONNECTCODE) == 0
    }

    /// What is wrong with the secure connection; nil where it is something else.
    private func tlsProblem(
        _ code: CURLcode, of request: WireRequest, _ transfer: CurlTransfer
    ) -> TLSProblem? {
        let facts = unsafe CurlFacts(handle)
        switch code {
        case CURLE_PEER_FAILED_VERIFICATION:
            let ofProxy = facts.number(CURLINFO_PROXY_SSL_VERIFYRESULT)
            let verification = ofProxy != 0 ? ofProxy : facts.number(CURLINFO_SSL_VERIFYRESULT)
            return TLSProblem(verification: verification, detail: detail)
        case CURLE_SSL_CERTPROBLEM, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_NOTFOUND,
            CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_USE_SSL_FAILED,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE, CURLE_SSL_SHUTDOWN_FAILED,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS,
            CURLE_SSL_CLIENTCERT:
            return TLSProblem(detail: detail, client: request.options.tls.client)
        case CURLE_RECV_ERROR, CURLE_SEND_ERROR:
            // TLS 1.3: the server looks at the client's certificate when the client is done already.
            guard request.url.isSecure, !transfer.head.isComplete, detail.contains("SSL routines") else {
                return nil
            }
            return TLSProblem(detail: detail, client: request.options.tls.client)
        default: return nil
        }
    }

    private func detail(of route: Route, _ code: CURLcode) -> String {
        if let interface = route.interface, code == CURLE_INTERFACE_FAILED {
            return "the interface \"\(VisibleText.escaped(interface))\" cannot be used: \(detail)"
        }
        guard let socket = route.unixSocket else { return connectionDetail }
        return "the socket \"\(VisibleText.escaped(socket))\": \(connectionDetail)"
    }

    private func emptyDetail(of request: WireRequest) -> String {
        let words = "it was closed before an answer came"
        return request.url.isSecure ? words : words + "; a server that speaks TLS is called by https"
    }

    private func timeout(of request: WireRequest, _ transfer: CurlTransfer) -> TransportError {
        let url = request.url.requestText
        let facts = unsafe CurlFacts(handle)
        if facts.offset(CURLINFO_PRETRANSFER_TIME_T) == 0 && transfer.sentHead.isEmpty {
            let limits = [request.options.connectTimeout, request.options.timeout].filter { $0 > .zero }
            return .timedOut(url: url, limit: limits.min() ?? .zero, stage: .connecting)
        }
        let stage: TransportError.Stage =
            transfer.head.isComplete ? .reading(bytes: transfer.body.count) : .waiting
        return .timedOut(url: url, limit: request.options.timeout, stage: stage)
    }

    /// What the system says of the connection, or else libcurl.
    private var connectionDetail: String {
        let code = unsafe CurlFacts(handle).number(CURLINFO_OS_ERRNO)
        return code != 0 ? SystemError.text(Int32(truncatingIfNeeded: code)) : detail
    }

    /// libcurl has no code of its own for a body whose chunks cannot be read.
    private var isChunkProblem: Bool { unsafe String(cString: errorText).contains("chunk") }

    private var detail: String {
        let text = unsafe String(cString: errorText)
        if let words = CurlWords.plain[text.lowercased()] { return words }
        guard let first = text.first, text.dropFirst().first?.isLowercase == true else { return text }
        return first.lowercased() + text.dropFirst()
    }

    private func words(of code: CURLcode) -> String {
        guard let words = unsafe curl_easy_strerror(code) else { return "libcurl's error \(code.rawValue)" }
        return unsafe String(cString: words)
    }
}

extension ProxyAddress {
    /// A 407 that answers a request is the proxy's own: only in a tunnel is there a server behind it.
    func refusal(of request: WireRequest, _ transfer: CurlTransfer) -> TransportError? {
        guard speaksHTTP, !request.url.isSecure, transfer.head.isComplete, transfer.head.status == 407 else {
            return nil
        }
        return .proxy(.unauthorized(proxy: text, isKnown: user != nil), url: request.url.requestText)
    }
}
