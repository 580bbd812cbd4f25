import Text

extension TransportError {
    /// What happened, for the reader of a report.
    package var message: String {
        switch self {
        case .timedOut(let url, let limit, let stage):
            "\(stage.words(url: url)) within \(DurationText.format(limit))"
        case .refused(let url, let detail): "cannot connect to \(url): \(detail)"
        case .reset(let url, let detail): "the connection to \(url) broke: \(detail)"
        case .unresolved(let host): "the host \"\(host)\" has no address: check its spelling and the DNS"
        case .noTicket(let url, let detail):
            "\(url) wants a Kerberos ticket, and there is none for it: \(detail) (run kinit, or name a keytab in "
                + "KRB5_CLIENT_KTNAME)"
        case .tls(let url, let problem): problem.message(url: url)
        case .proxy(let problem, let url): problem.message(url: url)
        case .tooManyRedirects(let limit, let url, let isLoop):
            isLoop
                ? "redirected in a circle: \(url) came up again, stopped after \(limit) redirects"
                : "stopped after \(limit) redirects at \(url): raise \"maxRedirects\" to follow more"
        case .badRedirect(let location, let from, let detail):
            "\(from) redirects to \"\(VisibleText.escaped(location))\": \(detail)"
        case .bodyTooLarge(let url, let limit):
            "the body of the answer from \(url) is longer than \(SizeText.format(limit)): raise \"maxBody\" to read it"
        case .headersTooLarge(let url, let limit):
            "the headers of the answer from \(url) are longer than \(SizeText.format(limit))"
        case .malformedAnswer(let url, let detail): "the answer from \(url) is no valid HTTP: \(detail)"
        case .undecodable(let url, let detail):
            "the body of the answer from \(url) cannot be decoded: \(detail)"
        case .invalidRequest(let problem): problem.message
        case .unreadableBody(let detail): "the body could not be sent: \(detail)"
        case .offline(let url, let place):
            "\(url) was not called: \(place) is not this machine, and the run is offline (--offline)"
        case .cancelled: "interrupted"
        case .other(let url, let detail): "the call to \(url) failed: \(detail)"
        }
    }
}

extension TransportError.Stage {
    fileprivate func words(url: String) -> String {
        switch self {
        case .connecting: "no connection to \(url)"
        case .waiting: "no answer from \(url)"
        case .reading(let bytes):
            "the answer from \(url) stopped after \(bytes) bytes of body and did not end"
        }
    }
}

extension InvalidRequest {
    package var message: String {
        switch self {
        case .method(let method):
            "\"\(VisibleText.escaped(method))\" is no method: expected letters, digits or any of !#$%&'*+-.^_`|~"
        case .headerName(let name):
            "\"\(VisibleText.escaped(name))\" is no name of a header: expected letters, digits or any of "
                + "!#$%&'*+-.^_`|~"
        case .headerValue(let name):
            "the value of the header \"\(name)\" holds a line break or U+0000, which no header can"
        case .repeatedHost: "the header \"Host\" has several values, expected one"
        case .credentials(let scheme):
            "the user or the password of \"\(scheme.rawValue)\" holds a line break or U+0000, which no login can"
        case .cookie(let name):
            "the cookie \"\(VisibleText.escaped(name))\" holds a semicolon or a control character, or an equals "
                + "sign in its name"
        case .scheme(let scheme, let url):
            "\(url) cannot be called: expected http or https, got \(scheme)"
        }
    }
}
