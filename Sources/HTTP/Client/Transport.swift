package import Platform

/// Whatever carries one request to a server and one answer back: libcurl, or what stands in for it.
///
/// It belongs to one thread. It follows no redirects and knows no cookies.
package protocol Transport: AnyObject {
    /// Sends the request and waits for the whole answer, or for `cancellation`.
    func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery
}

/// A request with all its headers, ready for the wire.
package struct WireRequest: Sendable, Hashable {
    package var method: String
    package var url: HTTPURL
    /// Every header but `Host` and `Content-Length`, which the transport adds where they are missing.
    package var headers: [Header]
    /// Headers that the transport must not add.
    package var withheldHeaders: [String]
    /// Nil sends no body and no `Content-Length`.
    package var body: BodyContent?
    /// What the transport answers a challenge with; nil where the headers say all.
    package var login: ChallengedLogin?
    /// For this one exchange; zero is no limit.
    package var timeout: Duration
    /// What the call allows, the whole `timeout` for messages included.
    package var options: RequestOptions

    /// Whether the author says how long the body is, or does not let it be said.
    var framesItself: Bool {
        ["Content-Length", "Transfer-Encoding"].contains { name in
            headers.contains(named: name) || withheldHeaders.contains { Token.equal($0, name) }
        }
    }
}

/// What a transport brings back.
package struct Delivery: Sendable {
    /// What was sent before the body; nil where nothing was.
    package var sentHead: SentHead?
    package var result: Result<Response, TransportError>
    /// Answers before the last one, after which the request was sent again.
    package var challenges: [Challenge]

    package init(
        sentHead: SentHead?, result: Result<Response, TransportError>, challenges: [Challenge] = []
    ) {
        self.sentHead = sentHead
        self.result = result
        self.challenges = challenges
    }
}
