package import Templates

/// A request and what is expected of its answer, with the defaults of all levels merged in.
package struct Call: HasRareParts {
    /// In the author's spelling; `POST` for SOAP.
    package var method: Located<Template>
    /// As written: relative URLs are appended to the spec's base when the step runs.
    package var url: Located<Template>
    package var headers: [HeaderField]
    package var auth: CallAuthentication?
    package var body: Body
    private let sharedOptions: Shared<CallOptions>
    package var namespaces: Namespaces
    package var captures: [Capture]
    package var expect: Expectations
    /// What tells a business failure; nil where every answer is a success.
    package var outcome: Shared<OutcomeRule>?
    package var rareParts: Shared<RareParts>?

    /// What few calls have.
    package struct RareParts: EmptyAtFirst {
        /// An object, or a template that gives one.
        package var query: TemplatedJSON?
        package var cookies: [CookieField] = []
        /// How the call is repeated until what it expects holds.
        package var poll: Shared<Poll>?
        /// Where the answer's body is saved, under the report folder.
        package var save: Located<Template>?

        package init() {}
    }

    package init(
        method: Located<Template>, url: Located<Template>, headers: [HeaderField] = [],
        cookies: [CookieField] = [], auth: CallAuthentication? = nil, body: Body = .none,
        options: Shared<CallOptions> = Shared(CallOptions()), namespaces: Namespaces = Namespaces(),
        captures: [Capture] = [], expect: Expectations = Expectations(),
        outcome: Shared<OutcomeRule>? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.auth = auth
        self.body = body
        sharedOptions = options
        self.namespaces = namespaces
        self.captures = captures
        self.expect = expect
        self.cookies = cookies
        self.outcome = outcome
    }

    package var options: CallOptions { sharedOptions.value }

    /// Whether the answer gets the verdict of LANGUAGE.md §6.
    package var isSOAP: Bool { if case .soap = body { true } else { false } }
}
