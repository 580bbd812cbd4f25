/// What became of a call: the record that checks, `-v` and reports are made from.
package struct Exchange: Sendable {
    /// The last request as it went, or would have gone, over the wire.
    package var sent: SentRequest
    /// The redirects that were followed, in order.
    package var hops: [Hop]
    /// The last answer, or why there is none.
    package var result: Result<Response, TransportError>
    /// Answers that asked for credentials, after which the same request was sent again, hop by hop.
    package var challenges: [Challenge] = []
    /// What happened to cookies on the way, hop by hop.
    package var cookieNotes: [CookieNote]
    /// From the start of the first hop to the end of the last.
    package var time: Duration
    /// When the last hop was begun, by the clock of the client.
    package var began = Duration.zero
    /// Whether a hop was begun at all.
    package var wasBegun = false

    package init(
        sent: SentRequest, hops: [Hop] = [], result: Result<Response, TransportError>,
        cookieNotes: [CookieNote] = [], time: Duration = .zero
    ) {
        self.sent = sent
        self.hops = hops
        self.result = result
        self.cookieNotes = cookieNotes
        self.time = time
    }

    package var response: Response? {
        if case .success(let response) = result { response } else { nil }
    }

    package var error: TransportError? {
        if case .failure(let error) = result { error } else { nil }
    }
}

/// An answer after which the same request was sent again, with credentials.
package struct Challenge: Sendable, Hashable {
    /// 401 most often; something else where the server took the first, empty request of NTLM for the whole.
    package var status: Int
    package var headers: [Header]

    package init(status: Int, headers: [Header]) {
        self.status = status
        self.headers = headers
    }

    /// What the reader of a report is told of it.
    package var note: String {
        let wanted = headers.values(of: "WWW-Authenticate").joined(separator: ", ")
        let words = wanted.isEmpty ? "" : " (WWW-Authenticate: \(wanted))"
        return "answered \(status)\(words), sent again with credentials"
    }
}

/// A request as it went over the wire.
package struct SentRequest: Sendable, Hashable {
    package var method: String
    package var url: HTTPURL
    package var body: BodyContent
    /// The head as it went out; nil where the request never did.
    package var head: SentHead?
    private var planned: [Header]

    package init(method: String, url: HTTPURL, headers: [Header], body: BodyContent = BodyContent()) {
        self.method = method
        self.url = url
        planned = headers
        self.body = body
    }

    /// Every header line in its order, those of the client included.
    package var headers: [Header] { head?.headers ?? planned }
}

/// A redirect that was followed.
package struct Hop: Sendable, Hashable {
    package var method: String
    package var status: Int
    /// What was asked.
    package var url: HTTPURL
    /// The `Location` of the answer as it was sent.
    package var location: String
    package var headers: [Header]
    /// The header lines of the request.
    package var sentHeaders: [Header]
    /// When it was begun, by the clock of the client.
    package var began: Duration
    package var timing: Timing

    package init(
        method: String = "GET", status: Int, url: HTTPURL, location: String, headers: [Header],
        sentHeaders: [Header] = [], began: Duration = .zero, timing: Timing = Timing()
    ) {
        self.method = method
        self.status = status
        self.url = url
        self.location = location
        self.headers = headers
        self.sentHeaders = sentHeaders
        self.began = began
        self.timing = timing
    }
}

extension Hop {
    init(_ response: Response, to sent: SentRequest, location: String, began: Duration) {
        self.init(
            method: sent.method, status: response.status, url: response.url, location: location,
            headers: response.headers, sentHeaders: sent.headers, began: began, timing: response.timing)
    }
}
