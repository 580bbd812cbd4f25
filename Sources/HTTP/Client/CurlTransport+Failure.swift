import CCurl
import Platform

extension CurlTransport {
    /// What libcurl's code means here.
    func failure(_ code: CURLcode, of request: WireRequest, _ transfer: CurlTransfer) -> TransportError {
        let url = request.url.requestText
        switch code {
        case CURLE_ABORTED_BY_CALLBACK: return .cancelled
        case CURLE_OPERATION_TIMEDOUT: return timeout(of: request, transfer)
        case CURLE_COULDNT_RESOLVE_HOST: return .unresolved(host: request.url.host)
        case CURLE_COULDNT_RESOLVE_PROXY:
            return .unresolved(host: proxies.proxy(for: request.url) ?? "")
        case CURLE_COULDNT_CONNECT: return .refused(url: url, detail: connectionDetail)
        case CURLE_GOT_NOTHING: return .reset(url: url, detail: "it was closed before an answer came")
        case CURLE_PARTIAL_FILE:
            return .reset(
                url: url, detail: "it was closed after \(transfer.body.count) bytes of an unfinished body")
        case CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            return isChunkProblem
                ? .malformedAnswer(url: url, detail: detail) : .reset(url: url, detail: connectionDetail)
        case CURLE_OUT_OF_MEMORY where !transfer.sentHead.isEmpty && !transfer.head.isComplete:
            // How libcurl says that a line is longer than it takes.
            return .headersTooLarge(url: url, limit: HeaderReader.lineLimit)
        case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_UNSUPPORTED_PROTOCOL:
            return .malformedAnswer(url: url, detail: detail)
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED,
            CURLE_USE_SSL_FAILED, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE, CURLE_SSL_SHUTDOWN_FAILED,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS,
            CURLE_SSL_CLIENTCERT:
            return .tls(url: url, detail: detail)
        default: return .other(url: url, detail: detail.isEmpty ? words(of: code) : detail)
        }
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
    private var isChunkProblem: Bool { detail.contains("chunk") }

    private var detail: String {
        let text = unsafe String(cString: errorText)
        guard let first = text.first, text.dropFirst().first?.isLowercase == true else { return text }
        return first.lowercased() + text.dropFirst()
    }

    private func words(of code: CURLcode) -> String {
        guard let words = unsafe curl_easy_strerror(code) else { return "libcurl's error \(code.rawValue)" }
        return unsafe String(cString: words)
    }
}
