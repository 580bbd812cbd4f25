/// The requests a stub answers by method and path: `GET /notes/{id}`, `* /notes`, `*`.
package struct StubPattern: Sendable, Equatable {
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

    package init(method: String?, segments: [Segment]?) {
        self.method = method
        self.segments = segments
    }
}
