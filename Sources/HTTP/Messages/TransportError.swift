import Text

/// Why there is no answer. The words are in `TransportError+Message.swift`.
package enum TransportError: Error, Hashable {
    /// What a call was doing when its time was over.
    package enum Stage: Sendable, Hashable {
        case connecting, waiting
        /// After so many bytes of the body had come.
        case reading(bytes: Int)
    }

    case timedOut(url: String, limit: Duration, stage: Stage)
    /// Nobody listens there, or no way leads there.
    case refused(url: String, detail: String)
    /// The connection ended before the answer did.
    case reset(url: String, detail: String)
    /// The name of the host has no address.
    case unresolved(host: String)
    /// The server wants a Kerberos ticket, and there is none to send.
    case noTicket(url: String, detail: String)
    case tls(url: HTTPURL, TLSProblem)
    /// The proxy, not the server, is what went wrong.
    case proxy(ProxyProblem, url: String)
    /// More redirects than allowed; `isLoop` where a URL came up twice.
    case tooManyRedirects(limit: Int, url: String, isLoop: Bool)
    /// A redirect to where a client may not, or cannot, go.
    case badRedirect(location: String, from: String, detail: String)
    case bodyTooLarge(url: String, limit: Int)
    case headersTooLarge(url: String, limit: Int)
    /// What came is not HTTP, or contradicts itself.
    case malformedAnswer(url: String, detail: String)
    /// The body is not what its content coding says, or has one that is not known.
    case undecodable(url: String, detail: String)
    case invalidRequest(InvalidRequest)
    /// A file that the body is made of cannot be read, or is not what it was.
    case unreadableBody(detail: String)
    /// The call would have left this machine, in a run that must not.
    case offline(url: String, place: String)
    case cancelled
    case other(url: String, detail: String)

    /// Whether the call was carried out and ended so. A request that could not be made, and an interruption,
    /// say nothing of the server.
    package var isEnding: Bool {
        switch self {
        case .invalidRequest, .unreadableBody, .offline, .cancelled: false
        default: true
        }
    }

    /// Whether the same call may get an answer a little later, as from a service that has just been started.
    package var mayPass: Bool { [.timeout, .refused, .reset].contains(kind) }

    /// The words of `expect.error`.
    package enum Kind: String, Sendable, CaseIterable {
        case timeout, refused, reset, dns, tls, redirects
    }

    /// Nil where the error has no word in `expect.error`.
    package var kind: Kind? {
        switch self {
        case .timedOut: .timeout
        case .refused: .refused
        case .reset: .reset
        case .unresolved: .dns
        case .tls: .tls
        case .proxy(let problem, _): problem.kind
        case .tooManyRedirects, .badRedirect: .redirects
        case .noTicket, .bodyTooLarge, .headersTooLarge, .malformedAnswer, .undecodable, .invalidRequest,
            .unreadableBody, .offline, .cancelled, .other:
            nil
        }
    }
}

/// A request that cannot be written down.
package enum InvalidRequest: Sendable, Hashable {
    case method(String)
    case headerName(String)
    /// The value of the header of that name holds CR, LF or NUL.
    case headerValue(name: String)
    /// There are several `Host` headers; only one can be sent.
    case repeatedHost
    /// The user or the password holds CR, LF or NUL.
    case credentials(ChallengedLogin.Scheme)
    /// The name or value of the cookie of that name holds `;` or a control character, or the name a `=`.
    case cookie(name: String)
    /// A scheme other than http and https.
    case scheme(String, url: String)
}
