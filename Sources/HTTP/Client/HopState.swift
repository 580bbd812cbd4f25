import Text

/// The request of the hop at hand, and what redirects make of it.
struct HopState {
    private(set) var request: Request
    private var visited: Set<HTTPURL> = []
    private var count = 0

    init(_ request: Request) {
        self.request = request
        if !request.options.pathAsIs { self.request.url = request.url.removingDotSegments() }
        self.request.authentication = request.authentication ?? request.url.authentication
    }

    /// Turns the request into that for `location`.
    ///
    /// - Throws: `TransportError` where it leads nowhere, or too far.
    mutating func follow(_ location: String, of response: Response) throws(TransportError) {
        let from = request.url
        var target = try resolve(location)
        target.fragment = target.fragment ?? from.fragment
        visited.insert(from)
        let limit = request.options.maxRedirects
        if count >= limit {
            throw .tooManyRedirects(limit: limit, url: target.requestText, isLoop: visited.contains(target))
        }
        count += 1
        if RedirectRules.becomesGet(request.method, status: response.status) { dropBody() }
        if target.origin != from.origin { dropSecrets() }
        request.url = target
        if let authentication = target.authentication { request.authentication = authentication }
    }

    private func resolve(_ location: String) throws(TransportError) -> HTTPURL {
        let from = request.url
        let target: HTTPURL
        do throws(URLError) {
            target = try from.resolving(location)
        } catch {
            throw .badRedirect(location: location, from: from.requestText, detail: error.message)
        }
        if request.options.canReach(target) { return target.removingDotSegments() }
        let detail = "expected http or https, got \(target.scheme)"
        throw .badRedirect(location: location, from: from.requestText, detail: detail)
    }

    private mutating func dropBody() {
        request.method = "GET"
        request.body = nil
        for name in RedirectRules.bodyHeaders { request.headers.removeAll(named: name) }
    }

    private mutating func dropSecrets() {
        request.authentication = nil
        for name in RedirectRules.originHeaders { request.headers.removeAll(named: name) }
        request.cookies.removeAll { $0.value != nil }
        request.options.tls.leaveOrigin()
        request.options.route.leaveOrigin()
    }
}

extension HTTPURL {
    /// The user and password of the URL; they are sent in a header.
    fileprivate var authentication: Authentication? {
        guard let userInformation else { return nil }
        let parts = userInformation.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let words = parts.map { String(decoding: PercentEncoding.decode(String($0)), as: UTF8.self) }
        return .basic(user: words.first ?? "", password: words.count > 1 ? words[1] : "")
    }
}
