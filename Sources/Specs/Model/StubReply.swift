package import Templates

/// What the stub server answers.
package struct StubReply: Sendable {
    /// 200 where it is not given.
    package let status: Setting<Int>
    package let headers: [HeaderField]
    package let body: Body

    /// The bodies a stub can send: each sets the Content-Type that a call's body would.
    package enum Body: Sendable {
        case none
        case json(TemplatedJSON)
        case text(TextTemplate)
        case xml(TextTemplate)
        indirect case envelope(EnvelopeTemplate)
    }

    package init(status: Setting<Int> = .fixed(200), headers: [HeaderField] = [], body: Body = .none) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
