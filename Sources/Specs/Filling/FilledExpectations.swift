package import Diagnostics
package import JSON
package import Matching
package import Paths

/// Everything that a call expects, every template filled in: what checks judge an answer by.
///
/// It belongs to one worker, as the document in it does.
package struct FilledExpectations {
    package var status: Status?
    package var type: Located<Matcher>?
    /// Names as the author wrote them; they count in any case.
    package var headers: [(name: String, value: Located<Matcher>)] = []
    package var cookies: [(name: String, parts: [Part<PathSource.CookieAttribute>])] = []
    package var json: Located<Matcher>?
    package var text: Located<Matcher>?
    package var paths: [Path] = []
    /// True where there must be no body, false where there must be one.
    package var empty: Located<Bool>?
    package var fault: Located<Fault>?
    /// A business failure: parts of it; none of them is any.
    package var outcome: Located<[Part<PathSource.OutcomePart>]>?
    package var redirects: Located<Matcher>?
    package var xml: ExpectedDocument?
    package var file: Located<File>?
    /// What `json` and `xml` are compared without.
    package var ignored: [Ignored] = []
    package var time: Located<Matcher>?
    package var size: Located<Matcher>?

    package init() {}

    package struct Status: Sendable {
        package let rule: Rule
        /// Whether the step itself says so; a fault that is expected drops the others.
        package let isOwn: Bool
        /// Nil for the 2xx that nobody wrote.
        package let location: SourceLocation?

        package init(_ rule: Rule, isOwn: Bool, location: SourceLocation?) {
            self.rule = rule
            self.isOwn = isOwn
            self.location = location
        }

        package enum Rule: Sendable {
            /// One of these.
            case oneOf([StatusPattern])
            /// A matcher on the number.
            case matching(Matcher)
        }
    }

    /// Nodes that a body is compared without.
    package struct Ignored {
        /// As the author wrote it.
        package let text: String
        package let query: NodeQuery
        package let location: SourceLocation

        package init(text: String, query: NodeQuery, location: SourceLocation) {
            self.text = text
            self.query = query
            self.location = location
        }
    }

    /// A file that has the bytes of the body.
    package struct File: Sendable {
        /// As the file system knows it.
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// What a path must give.
    package struct Path: Sendable {
        /// As the author wrote it.
        package let text: String
        package let path: PathExpression
        package let slots: [JSONValue]
        package let value: Located<Matcher>
        /// The key that holds the path.
        package let location: SourceLocation

        package init(
            text: String, path: PathExpression, slots: [JSONValue], value: Located<Matcher>,
            location: SourceLocation
        ) {
            self.text = text
            self.path = path
            self.slots = slots
            self.value = value
            self.location = location
        }
    }

    /// A part of a cookie, of a fault or of a business failure.
    package struct Part<Name: Sendable>: Sendable {
        package let name: Name
        package let value: Located<Matcher>

        package init(_ name: Name, value: Located<Matcher>) {
            self.name = name
            self.value = value
        }
    }

    package enum Fault: Sendable {
        case any
        case parts([Part<PathSource.FaultPart>])
    }
}
