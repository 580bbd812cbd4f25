package import Diagnostics
package import Templates

/// A request that the stub server answers, and how.
package struct StubRule: Sendable {
    package let pattern: StubPattern
    /// Parameters of the query that must match.
    package let query: [StubCondition]
    /// Headers that must match; names count in any case.
    package let headers: [StubCondition]
    /// Cookies that must match.
    package let cookies: [StubCondition]
    /// Fields of the body that must match, read as a form.
    package let form: [StubCondition]
    /// What the body must be, read as JSON.
    package let json: Located<ExpectedValue>?
    /// How often it answers; nil without an end.
    package let times: Setting<Int>?
    /// In turn, the last one stays; at least one.
    package let replies: [StubReply]
    /// The spec's, for the envelope of the reply.
    package let namespaces: Namespaces
    package let location: SourceLocation

    package init(
        pattern: StubPattern, query: [StubCondition] = [], headers: [StubCondition] = [],
        cookies: [StubCondition] = [], form: [StubCondition] = [], json: Located<ExpectedValue>? = nil,
        times: Setting<Int>? = nil, replies: [StubReply],
        namespaces: Namespaces = Namespaces(), location: SourceLocation
    ) {
        self.pattern = pattern
        self.query = query
        self.headers = headers
        self.cookies = cookies
        self.form = form
        self.json = json
        self.times = times
        self.replies = replies
        self.namespaces = namespaces
        self.location = location
    }
}

/// What a query parameter, a header or a field of a request must be.
package struct StubCondition: Sendable {
    package let name: Located<Template>
    package let value: Located<ExpectedValue>

    package init(name: Located<Template>, value: Located<ExpectedValue>) {
        self.name = name
        self.value = value
    }
}
