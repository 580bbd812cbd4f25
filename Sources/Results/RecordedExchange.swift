/// A header line as it went over the wire, masked.
package struct RecordedHeader: Sendable, Equatable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// A body as far as a report shows it: readable, masked and bounded.
package struct RecordedBody: Sendable, Equatable {
    /// The beginning of the body as text, or a note such as `1,024 bytes that are no text`.
    package internal(set) var excerpt: String
    /// The size of the whole body in bytes.
    package let size: Int
    /// Whether `excerpt` is all of it.
    package let isWhole: Bool
    /// Whether `excerpt` is of the body's own text only; otherwise notes stand for bytes that are no text and for files.
    package let isText: Bool

    package init(excerpt: String, size: Int, isWhole: Bool, isText: Bool = true) {
        self.excerpt = excerpt
        self.size = size
        self.isWhole = isWhole
        self.isText = isText
    }
}

/// The request of a step as it was sent (after redirects: the last one), masked.
package struct RecordedRequest: Sendable, Equatable {
    package internal(set) var method: String
    package internal(set) var url: String
    package internal(set) var headers: [RecordedHeader]
    package internal(set) var body: RecordedBody?

    package init(method: String, url: String, headers: [RecordedHeader], body: RecordedBody?) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// The answer of a step, masked.
package struct RecordedResponse: Sendable, Equatable {
    package let status: Int
    package internal(set) var reason: String
    /// `HTTP/1.1`.
    package internal(set) var version: String
    package internal(set) var headers: [RecordedHeader]
    package internal(set) var body: RecordedBody?

    package init(
        status: Int, reason: String, version: String, headers: [RecordedHeader], body: RecordedBody?
    ) {
        self.status = status
        self.reason = reason
        self.version = version
        self.headers = headers
        self.body = body
    }

    /// `201 Created`.
    package var statusLine: String { reason.isEmpty ? "\(status)" : "\(status) \(reason)" }
}
