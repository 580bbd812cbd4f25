package import HTTP

/// The requests a stub answers by method and path: `GET /notes/{id}`, `* /notes`, `*`; with
/// scheme and host, `GET https://api.example.test/notes`, those to another address.
package struct StubPattern: Sendable, Equatable {
    /// Whom the stub stands for; nil for requests to the stub server itself.
    package let origin: Origin?
    /// Nil for any method.
    package let method: String?
    /// Nil for any path.
    package let segments: [Segment]?

    /// What stands between two slashes; literals are percent-decoded.
    package enum Segment: Sendable, Equatable {
        case literal(String)
        /// `{name}`: any one segment, which replies read as `{{request path NAME}}`.
        case parameter(String)
        /// `*`: any one segment; as the last one, all the rest.
        case wildcard
    }

    package init(origin: Origin? = nil, method: String?, segments: [Segment]?) {
        self.origin = origin
        self.method = method
        self.segments = segments
    }
}
