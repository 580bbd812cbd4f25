package import Diagnostics

/// An expected value that cannot be used: an unknown matcher, an operand of the wrong kind, a bad pattern.
package struct MatcherError: Error, Sendable, Equatable {
    /// What is wrong and what was expected, lower case and without a full stop.
    package let message: String
    /// The bytes of the source that are wrong; inside a pattern, the place of the fault.
    package let range: Range<Int>
    /// What to do, such as `did you mean "?equals"?`.
    package let hint: String?
    /// Whether a file cannot be read, so that the expected value is not to blame.
    package let isOfFile: Bool

    init(_ message: String, range: Range<Int>, hint: String? = nil, isOfFile: Bool = false) {
        self.message = message
        self.range = range
        self.hint = hint
        self.isOfFile = isOfFile
    }

    /// The error as a diagnostic of the file that it was found in.
    package func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(message, at: SourceLocation(source: source, range: range), hint: hint)
    }
}
