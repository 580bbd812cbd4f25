package import Platform

/// Carries out calls: adds what a client adds, follows redirects where the call asks for it, and keeps the
/// cookies of every hop. It belongs to one thread.
package final class HTTPClient {
    private let transport: any Transport
    private let clock: any MonotonicClock
    private let cancellation: Cancellation
    private let userAgent: String

    /// Makes a client that sends its hops through `transport`; `userAgent` is the `User-Agent` of calls that
    /// give none.
    package init(
        transport: any Transport, clock: any MonotonicClock, cancellation: Cancellation, userAgent: String
    ) {
        self.transport = transport
        self.clock = clock
        self.cancellation = cancellation
        self.userAgent = userAgent
    }

    /// A client like this one that sends its hops through another transport.
    package func over(_ transport: any Transport) -> HTTPClient {
        HTTPClient(transport: transport, clock: clock, cancellation: cancellation, userAgent: userAgent)
    }

    /// Makes the call, with the cookies of `jar` and into it.
    package func perform(_ request: Request, jar: inout CookieJar) -> Exchange {
        var hop = HopState(request)
        var exchange = Exchange(
            sent: SentRequest(method: hop.request.method, url: hop.request.url, headers: []),
            result: .failure(.cancelled))
        if let problem = RequestValidation.problem(in: request) {
            exchange.result = .failure(.invalidRequest(problem))
            return exchange
        }
        let delay = request.options.delay
        if delay > .zero, !clock.wait(delay, cancellation: cancellation) { return exchange }
        let start = clock.now()
        while true {
            let response = send(hop.request, since: start, jar: &jar, into: &exchange)
            exchange.time = clock.now() - start
            guard let response, request.options.followRedirects else { return exchange }
            do throws(TransportError) {
                guard let location = try RedirectRules.location(of: response) else { return exchange }
                try hop.follow(location, of: response)
                exchange.hops.append(
                    Hop(response, to: exchange.sent, location: location, began: exchange.began))
            } catch {
                exchange.result = .failure(error)
                return exchange
            }
        }
    }

    /// One hop: its cookies, its request, its answer. Nil where there is no answer.
    private func send(
        _ request: Request, since start: Duration, jar: inout CookieJar, into exchange: inout Exchange
    ) -> Response? {
        let url = request.url
        guard request.options.canReach(url) else {
            exchange.sent.url = url
            exchange.result = .failure(.invalidRequest(.scheme(url.scheme, url: url.text)))
            return nil
        }
        var cookies =
            request.options.usesCookieJar
            ? jar.select(for: url, now: clock.wallTime()) : CookieJar.Selection()
        cookies.apply(request)
        exchange.cookieNotes += cookies.heldBack.map {
            CookieNote(name: $0.cookie.name, url: url, event: .heldBack($0.reason))
        }
        var wire = WireRequest(request, cookies: cookies, userAgent: userAgent)
        if wire.interceptor != nil { wire.forgetRoute() }
        exchange.sent = SentRequest(
            method: wire.method, url: url, headers: wire.headers, body: wire.body ?? BodyContent())
        if request.options.timeout > .zero {
            wire.timeout = request.options.timeout - (clock.now() - start)
            if wire.timeout <= .zero {
                let limit = request.options.timeout
                exchange.result = .failure(.timedOut(url: url.requestText, limit: limit, stage: .waiting))
                return nil
            }
        }
        exchange.began = clock.now()
        exchange.wasBegun = true
        let delivery = transport.send(wire, cancellation: cancellation)
        exchange.sent.head = delivery.sentHead
        exchange.result = delivery.result
        exchange.challenges += delivery.challenges
        if request.options.usesCookieJar {
            for challenge in delivery.challenges {
                exchange.cookieNotes += keepCookies(of: challenge.headers, from: url, in: &jar)
            }
            if let response = exchange.response {
                exchange.cookieNotes += keepCookies(of: response.headers, from: response.url, in: &jar)
            }
        }
        return exchange.response
    }

    private func keepCookies(
        of headers: [Header], from url: HTTPURL, in jar: inout CookieJar
    ) -> [CookieNote] {
        let now = clock.wallTime()
        return headers.values(of: "Set-Cookie").flatMap { line in
            CookieNote.notes(on: jar.store(setCookie: line, from: url, now: now), from: url)
        }
    }
}

extension RequestOptions {
    /// Whether the scheme is one of HTTP, or the call never gets there.
    func canReach(_ url: HTTPURL) -> Bool {
        url.scheme == "http" || url.scheme == "https" || interception?.intercepts(url) ?? false
    }
}

extension CookieJar.Selection {
    /// Holds back what the call itself decides.
    fileprivate mutating func apply(_ request: Request) {
        let isAuthors =
            request.headers.contains(named: "Cookie")
            || request.withheldHeaders.contains { Token.equal($0, "Cookie") }
        var kept: [Cookie] = []
        for cookie in sent {
            let own = request.cookies.last { $0.name.utf8.elementsEqual(cookie.name.utf8) }
            if isAuthors {
                heldBack.append((cookie, .authorsHeader))
            } else if let own {
                heldBack.append((cookie, own.value == nil ? .withheld : .replaced))
            } else {
                kept.append(cookie)
            }
        }
        sent = kept
    }
}
