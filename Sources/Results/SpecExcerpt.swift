/// The spec's own lines around the place of a failure, masked and bounded.
package struct SpecExcerpt: Sendable, Equatable {
    /// The number of the first of `lines`.
    package let firstLine: Int
    /// The line that the failure speaks of.
    package let line: Int
    package internal(set) var lines: [String]

    package init(firstLine: Int, line: Int, lines: [String]) {
        self.firstLine = firstLine
        self.line = line
        self.lines = lines
    }
}
