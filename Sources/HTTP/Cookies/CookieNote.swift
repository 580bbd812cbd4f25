/// What happened to one cookie, for the reader of `-v`.
package struct CookieNote: Sendable, Hashable {
    package enum Event: Sendable, Hashable {
        case stored, deleted
        /// The jar put it out for another one.
        case evicted(CookieEviction.Reason)
        /// An answer set it and the jar did not take it.
        case refused(CookieRefusal)
        /// The jar has it and it was not sent.
        case heldBack(CookieHoldback)
    }

    /// The cookie's name; empty for a nameless one and for a line without one.
    package let name: String
    /// The URL of the hop, as requested.
    package let url: HTTPURL
    package let event: Event

    package init(name: String, url: HTTPURL, event: Event) {
        self.name = name
        self.url = url
        self.event = event
    }

    /// What there is to tell about a line that came from `url`.
    static func notes(on verdict: CookieJar.Verdict, from url: HTTPURL) -> [CookieNote] {
        switch verdict {
        case .stored(let cookie, let eviction):
            [CookieNote(name: cookie.name, url: url, event: .stored)]
                + (eviction.map { [CookieNote(name: $0.cookie.name, url: url, event: .evicted($0.reason))] }
                    ?? [])
        case .deleted(let cookie): [CookieNote(name: cookie.name, url: url, event: .deleted)]
        case .refused(let name, let reason): [CookieNote(name: name, url: url, event: .refused(reason))]
        }
    }

    /// `cookie "a" held back: …`.
    package var message: String {
        let cookie = name.isEmpty ? "cookie without a name" : "cookie \"\(name)\""
        return switch event {
        case .stored: "\(cookie) stored"
        case .deleted: "\(cookie) deleted"
        case .evicted(let reason): "\(cookie) put out: \(reason.words)"
        case .refused(let reason): "\(cookie) refused: \(reason.words)"
        case .heldBack(let reason): "\(cookie) held back: \(reason.words)"
        }
    }
}
