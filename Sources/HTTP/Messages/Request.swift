/// A call as its author wrote it, with everything filled in; the client makes of it what goes over the wire.
package struct Request: Sendable, Hashable {
    /// Any token, sent in the case it has.
    package var method: String
    package var url: HTTPURL
    /// The author's headers in order; a name may stand several times.
    package var headers: [Header]
    /// Names of headers that must not be sent, those that a client sends of its own included.
    package var withheldHeaders: [String]
    package var body: RequestBody?
    package var authentication: Authentication?
    /// Cookies of this call alone.
    package var cookies: [RequestCookie]
    package var options: RequestOptions

    package init(
        method: String = "GET", url: HTTPURL, headers: [Header] = [], withheldHeaders: [String] = [],
        body: RequestBody? = nil, authentication: Authentication? = nil, cookies: [RequestCookie] = [],
        options: RequestOptions = RequestOptions()
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.withheldHeaders = withheldHeaders
        self.body = body
        self.authentication = authentication
        self.cookies = cookies
        self.options = options
    }
}

extension Request {
    /// Whether the author gives the header, be it that it is not sent.
    package func names(_ header: String) -> Bool {
        headers.contains(named: header) || withheldHeaders.contains { Token.equal($0, header) }
    }
}

/// What a request carries.
package struct RequestBody: Sendable, Hashable {
    package var content: BodyContent
    /// The `Content-Type` where the author gave none; nil leaves it out.
    package var contentType: String?

    package init(_ content: BodyContent, contentType: String? = nil) {
        self.content = content
        self.contentType = contentType
    }

    package init(_ bytes: [UInt8], contentType: String? = nil) {
        self.init(BodyContent(bytes), contentType: contentType)
    }
}

/// A cookie that a call sets for itself: it takes the place of the jar's cookies of that name and is not
/// stored.
package struct RequestCookie: Sendable, Hashable {
    package var name: String
    /// Nil holds the jar's cookies of that name back.
    package var value: String?

    package init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }
}
