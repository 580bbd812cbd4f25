package import Diagnostics

/// A position in a spec as reports print it. Results keep no source text.
package struct Place: Sendable, Equatable {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`.
    package var description: String { "\(file):\(line):\(column)" }
}

extension Place {
    /// The beginning of a location.
    package init(_ location: SourceLocation) {
        let position = location.position
        self.init(file: location.source.name, line: position.line, column: position.column)
    }
}
