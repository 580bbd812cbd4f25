/// Something wrong with what an author wrote, found before anything is sent.
///
/// Messages are lower case, have no full stop, and say what was expected.
package struct Diagnostic: Sendable, Equatable {
    package enum Severity: Sendable { case error, warning }

    /// A second place that matters, such as the first of two equal keys.
    package struct Related: Sendable, Equatable {
        package let message: String
        package let location: SourceLocation

        package init(message: String, location: SourceLocation) {
            self.message = message
            self.location = location
        }
    }

    package let severity: Severity
    package let message: String
    /// Absent only where there is no file to point into, such as a path that does not exist.
    package let location: SourceLocation?
    /// What to do: `did you mean "expect"?`, or a sentence of help.
    package let hint: String?
    package let related: [Related]

    package init(
        _ message: String, at location: SourceLocation?, severity: Severity = .error, hint: String? = nil,
        related: [Related] = []
    ) {
        self.severity = severity
        self.message = message
        self.location = location
        self.hint = hint
        self.related = related
    }
}
