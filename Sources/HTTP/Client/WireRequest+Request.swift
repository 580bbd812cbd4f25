extension WireRequest {
    /// The request as it goes over the wire: with what a client adds, where the author neither gave nor
    /// withheld it.
    init(_ request: Request, cookies: CookieJar.Selection, userAgent: String) {
        var headers = DefaultHeaders(request)
        headers.add("User-Agent", userAgent)
        headers.add("Accept", "*/*")
        if request.options.compressed { headers.add("Accept-Encoding", ContentCoding.offer) }
        headers.add("Authorization", request.authentication?.headerValue)
        headers.lines += request.headers.filter { !$0.isNamed("Cookie") }
        headers.add("Content-Type", request.body?.contentType)
        headers.add("Cookie", WireRequest.cookieHeader(request, cookies))
        self.init(
            method: request.method, url: request.url, headers: headers.lines,
            withheldHeaders: request.withheldHeaders, body: WireRequest.body(of: request),
            login: WireRequest.login(of: request), timeout: request.options.timeout, options: request.options)
    }

    /// The author's header, the jar's cookies and those of the call, in one line (RFC 6265bis §5.8.1).
    private static func cookieHeader(_ request: Request, _ cookies: CookieJar.Selection) -> String? {
        var parts = request.headers.values(of: "Cookie")
        if let jar = cookies.headerValue { parts.append(jar) }
        for cookie in request.cookies {
            if let value = cookie.value {
                parts.append(cookie.name.isEmpty ? value : "\(cookie.name)=\(value)")
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// The author's own header counts, and also that none is to be sent.
    private static func login(of request: Request) -> ChallengedLogin? {
        guard case .challenged(let login)? = request.authentication, !request.names("Authorization") else {
            return nil
        }
        return login
    }

    /// A method that means to carry something says so when it is nothing (RFC 9110 §8.6).
    private static func body(of request: Request) -> BodyContent? {
        if let body = request.body { return body.content }
        return ["POST", "PUT", "PATCH"].contains(request.method) ? BodyContent() : nil
    }
}

/// Header lines with those that the client adds.
private struct DefaultHeaders {
    var lines: [Header] = []
    private let request: Request

    init(_ request: Request) { self.request = request }

    /// Adds a line where the author says nothing of that name. A cookie line holds the author's own.
    mutating func add(_ name: String, _ value: String?) {
        guard let value, !request.withheldHeaders.contains(where: { Token.equal($0, name) }) else { return }
        if name != "Cookie" && request.headers.contains(named: name) { return }
        lines.append(Header(name, value))
    }
}
