package import Diagnostics

/// A diagnostic as reports show it: rendered and masked, with no hold on the file it speaks of.
package struct RecordedDiagnostic: Sendable, Equatable {
    /// A second place that matters, such as the first of two equal keys.
    package struct Related: Sendable, Equatable {
        package let message: String
        package let place: Place
        /// Behind its last scalar; nil as for the diagnostic itself.
        package let end: Place?
    }

    package let severity: Diagnostic.Severity
    package let place: Place?
    /// Behind the last scalar of what is wrong; nil where there is no place, and where a secret stands there, whose
    /// length it would tell.
    package let end: Place?
    package let message: String
    /// What to do.
    package let hint: String?
    package let related: [Related]
    /// Place, message, source line, caret and hint: several lines.
    package let rendered: String

    init(
        severity: Diagnostic.Severity, place: Place?, end: Place?, message: String, hint: String?,
        related: [Related], rendered: String
    ) {
        self.severity = severity
        self.place = place
        self.end = end
        self.message = message
        self.hint = hint
        self.related = related
        self.rendered = rendered
    }

    /// - Parameters:
    ///   - diagnostic: what the loader found.
    ///   - mask: hides the values of secrets.
    package init(_ diagnostic: Diagnostic, mask: (String) -> String) {
        severity = diagnostic.severity
        place = diagnostic.location.map { Place($0) }
        end = diagnostic.location.flatMap { Place(endOf: $0, mask: mask) }
        message = mask(diagnostic.message)
        hint = diagnostic.hint.map(mask)
        related = diagnostic.related.map { related in
            Related(
                message: mask(related.message), place: Place(related.location),
                end: Place(endOf: related.location, mask: mask))
        }
        rendered = diagnostic.rendered(mask: mask)
    }
}

extension Place {
    /// Nil where a mask changes the line that the location begins on, or the one that it ends on.
    fileprivate init?(endOf location: SourceLocation, mask: (String) -> String) {
        let source = location.source
        let end = source.position(at: location.range.upperBound)
        let lines = [location.position.line, end.line].map(source.line)
        guard lines.allSatisfy({ mask($0).utf8.elementsEqual($0.utf8) }) else { return nil }
        self.init(file: source.name, line: end.line, column: end.column)
    }
}
