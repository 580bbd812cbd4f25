/// A range of bytes in one file: what a diagnostic points at.
package struct SourceLocation: Sendable {
    package let source: SourceText
    /// Byte offsets into `source.bytes`; an empty range points between two bytes.
    package let range: Range<Int>

    package init(source: SourceText, range: Range<Int>) {
        self.source = source
        self.range = range
    }

    /// Where the range begins, for a person.
    package var position: SourcePosition { source.position(at: range.lowerBound) }

    /// `file:line:column`.
    package var description: String { "\(source.name):\(position.line):\(position.column)" }
}

extension SourceLocation: Equatable {
    package static func == (left: SourceLocation, right: SourceLocation) -> Bool {
        left.source.name == right.source.name && left.range == right.range
    }
}
