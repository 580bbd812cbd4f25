package import Diagnostics
import Matching
import Platform
import SOAP
import Templates

/// A part of a spec that cannot be filled in when its step runs.
package struct FillingError: Error, Equatable {
    /// What is wrong: lower case, no full stop.
    package let message: String
    package let hint: String?
    /// The template, inside its string where that is known.
    package let location: SourceLocation
    /// Whether a file cannot be read, so that the spec is not to blame.
    package let isOfFile: Bool

    package init(
        _ message: String, at location: SourceLocation, hint: String? = nil, isOfFile: Bool = false
    ) {
        self.message = message
        self.hint = hint
        self.location = location
        self.isOfFile = isOfFile
    }

    init(_ error: FileError, at location: SourceLocation) {
        self.init(error.message, at: location, isOfFile: true)
    }

    init(_ error: OutcomeTextsProblem, at location: SourceLocation) {
        let diagnostic = error.diagnostic(at: location)
        self.init(
            diagnostic.message, at: diagnostic.location ?? location, hint: diagnostic.hint, isOfFile: true)
    }

    init(_ error: TemplateError, in literal: SourceLocation) {
        self.init(
            error.message, at: error.range.map { literal.inside($0) } ?? literal, hint: error.hint)
    }

    init(_ error: LocatedTemplateError) {
        self.init(error.error.message, at: error.location, hint: error.error.hint)
    }

    init(_ error: EnvelopeError, in source: SourceText) {
        self.init(
            error.message, at: SourceLocation(source: source, range: error.range), hint: error.hint)
    }

    init(_ error: MatcherError, in source: SourceText) {
        self.init(
            error.message, at: SourceLocation(source: source, range: error.range), hint: error.hint,
            isOfFile: error.isOfFile)
    }
}
