import CCurl
package import Platform

/// Carries requests by libcurl, over connections that it keeps open. It belongs to one thread.
///
/// The connections stay, so all requests must have the same `ConnectionSettings`; `PooledTransport` sees to that.
/// Each exchange has an easy handle of its own: libcurl before 8.0 takes a pointer to a header of the last
/// answer into the next exchange on a handle, and follows it to memory that is free where that answer begins
/// with a folded line.
@safe package final class CurlTransport: Transport {
    let proxies: ProxySettings
    private let files: any FileSystem
    private let clock: any MonotonicClock
    /// The easy handle of the last exchange; nil before the first, and where libcurl gives none.
    private(set) var handle: UnsafeMutableRawPointer?
    private let connections: CurlConnections?
    /// Where libcurl writes what went wrong.
    let errorText: UnsafeMutablePointer<CChar>
    private var certificates = KnownCertificates()

    /// `curl_global_init` is called once, before the first handle: Swift runs the initialiser of a `static
    /// let` exactly once however many threads come at the same time, and every handle is made behind it.
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// Makes a transport; `files` is where the files of streamed bodies are, `clock` what a rate is measured by.
    package init(
        proxies: ProxySettings = .none, files: any FileSystem = SystemFiles(),
        clock: any MonotonicClock = SystemClock()
    ) {
        self.proxies = proxies
        self.files = files
        self.clock = clock
        connections = CurlTransport.isReady ? CurlConnections() : nil
        unsafe errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
        unsafe errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        unsafe curl_easy_cleanup(handle)
        unsafe errorText.deallocate()
    }

    package func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery {
        if cancellation.isCancelled { return Delivery(sentHead: nil, result: .failure(.cancelled)) }
        unsafe curl_easy_cleanup(handle)
        unsafe handle = connections == nil ? nil : curl_easy_init()
        guard let connections, let handle = unsafe handle else {
            let error = TransportError.other(url: request.url.requestText, detail: "libcurl does not start")
            return Delivery(sentHead: nil, result: .failure(error))
        }
        let proxy: ProxyAddress?
        do throws(TransportError) {
            proxy = try proxies.proxy(for: request)
        } catch {
            return Delivery(sentHead: nil, result: .failure(error))
        }
        let transfer = CurlTransfer(request, files: files, clock: clock, cancellation: cancellation)
        let code = withExtendedLifetime(transfer) {
            unsafe perform(request, transfer, proxy, on: handle, connections, cancellation)
        }
        let result: Result<Response, TransportError> =
            if let problem = proxy?.refusal(of: request, transfer) {
                .failure(problem)
            } else if (code == CURLE_OK && transfer.head.isComplete) || transfer.isDone, transfer.endBody() {
                answer(to: request, transfer)
            } else {
                .failure(transfer.failure ?? failure(code, of: request, transfer, proxy))
            }
        return Delivery(
            sentHead: transfer.sentHead.isEmpty ? nil : transfer.sentHead, result: result,
            challenges: transfer.challenges)
    }

    private func perform(
        _ request: WireRequest, _ transfer: CurlTransfer, _ proxy: ProxyAddress?,
        on handle: UnsafeMutableRawPointer, _ connections: CurlConnections, _ cancellation: Cancellation
    ) -> CURLcode {
        unsafe errorText.pointee = 0
        let options = unsafe CurlOptions(handle)
        let headers = CurlHeaderList(request)
        let route = CurlRoute(request.options.route)
        return withExtendedLifetime((headers, route)) {
            unsafe options.setCallbacks(transfer, errorText: errorText)
            options.setLimits(request)
            options.setTarget(request)
            options.setProxy(proxy, tls: request.options.tls)
            options.setRoute(request.options, route)
            if request.url.isSecure, request.interceptor == nil { options.setTLS(request.options.tls) }
            options.setLogin(request.login)
            unsafe options.setPointer(CURLOPT_HTTPHEADER, headers.first)
            guard let body = request.body else {
                options.setMethod(request.method)
                return unsafe connections.perform(handle, cancellation: cancellation)
            }
            options.setMethod(request.method, hasBody: !body.isEmpty)
            guard let bytes = body.bytes else {
                options.setStreamedBody(transfer, size: body.size)
                return unsafe connections.perform(handle, cancellation: cancellation)
            }
            return unsafe bytes.withUnsafeBytes { bytes in
                unsafe options.setBody(bytes)
                return unsafe connections.perform(handle, cancellation: cancellation)
            }
        }
    }

    private func answer(
        to request: WireRequest, _ transfer: CurlTransfer
    ) -> Result<Response, TransportError> {
        if transfer.head.status == 401, let reason = transfer.ticketProblem {
            return .failure(.noTicket(url: request.url.requestText, detail: reason))
        }
        return .success(response(to: request, transfer))
    }

    private func response(to request: WireRequest, _ transfer: CurlTransfer) -> Response {
        let facts = unsafe CurlFacts(handle)
        return Response(
            status: transfer.head.status, reason: transfer.head.reason, version: transfer.head.version,
            headers: transfer.head.headers, body: transfer.body,
            wireSize: facts.offset(CURLINFO_SIZE_DOWNLOAD_T), url: request.url, timing: facts.timing,
            remoteAddress: facts.text(CURLINFO_PRIMARY_IP),
            isFirstOfConnection: facts.number(CURLINFO_NUM_CONNECTS) > 0,
            certificate: request.url.isSecure && request.interceptor == nil
                ? certificates.certificate(of: facts) : nil)
    }
}
