package import Diagnostics

/// A diagnostic as reports show it: rendered and masked, with no hold on the file it speaks of.
package struct RecordedDiagnostic: Sendable, Equatable {
    package let severity: Diagnostic.Severity
    package let place: Place?
    package let message: String
    /// Place, message, source line, caret and hint: several lines.
    package let rendered: String

    /// - Parameters:
    ///   - diagnostic: what the loader found.
    ///   - mask: hides the values of secrets.
    package init(_ diagnostic: Diagnostic, mask: (String) -> String) {
        severity = diagnostic.severity
        place = diagnostic.location.map { Place($0) }
        message = mask(diagnostic.message)
        rendered = diagnostic.rendered(mask: mask)
    }
}
