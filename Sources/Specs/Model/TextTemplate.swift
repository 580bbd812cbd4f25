package import Diagnostics
package import Templates

/// Text that the author wrote as a string or as an array of lines, which `\n` joins.
package struct TextTemplate: Sendable {
    package let lines: [Located<Template>]

    package init(lines: [Located<Template>]) {
        self.lines = lines
    }

    /// From the first line to the last.
    package var location: SourceLocation {
        guard let first = lines.first?.location, let last = lines.last?.location else {
            return SourceLocation(source: SourceText(name: "", bytes: []), range: 0..<0)
        }
        return SourceLocation(
            source: first.source,
            range: first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound))
    }
}
