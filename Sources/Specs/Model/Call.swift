package import Templates

/// A request and what is expected of its answer, with the defaults of all levels merged in.
package struct Call: Sendable {
    /// In the author's spelling; `POST` for SOAP.
    package var method: Located<Template>
    /// As written: relative URLs are appended to the spec's base when the step runs.
    package var url: Located<Template>
    /// An object, or a template that gives one.
    package var query: TemplatedJSON?
    package var headers: [HeaderField]
    package var cookies: [CookieField]
    package var auth: CallAuthentication?
    package var body: Body
    private let sharedOptions: Shared<CallOptions>
    package var namespaces: Namespaces
    package var captures: [Capture]
    package var expect: Expectations

    package init(
        method: Located<Template>, url: Located<Template>, query: TemplatedJSON? = nil,
        headers: [HeaderField] = [],
        cookies: [CookieField] = [], auth: CallAuthentication? = nil, body: Body = .none,
        options: Shared<CallOptions> = Shared(CallOptions()), namespaces: Namespaces = Namespaces(),
        captures: [Capture] = [], expect: Expectations = Expectations()
    ) {
        self.method = method
        self.url = url
        self.query = query
        self.headers = headers
        self.cookies = cookies
        self.auth = auth
        self.body = body
        sharedOptions = options
        self.namespaces = namespaces
        self.captures = captures
        self.expect = expect
    }

    package var options: CallOptions { sharedOptions.value }

    /// Whether the answer gets the verdict of LANGUAGE.md §6.
    package var isSOAP: Bool { if case .soap = body { true } else { false } }
}
