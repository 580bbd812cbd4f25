package import Diagnostics

/// What became of one file.
package struct LoadedSpec: Sendable {
    package let source: SourceText
    /// Nil where the file has an error.
    package let spec: Spec?
    /// Everything that is wrong, in the order of the file.
    package let diagnostics: [Diagnostic]

    package init(source: SourceText, spec: Spec?, diagnostics: [Diagnostic]) {
        self.source = source
        self.spec = spec
        self.diagnostics = diagnostics
    }
}
