/// A range of bytes in one file: what a diagnostic points at.
package struct SourceLocation: Sendable {
    package let source: SourceText
    /// Half as long as they could be, for a spec holds very many places.
    private let start: UInt32
    private let end: UInt32

    /// What lies behind the first 4 GiB counts as their end.
    package init(source: SourceText, range: Range<Int>) {
        self.source = source
        start = UInt32(clamping: range.lowerBound)
        end = UInt32(clamping: range.upperBound)
    }

    /// Byte offsets into `source.bytes`; an empty range points between two bytes.
    package var range: Range<Int> { Int(start)..<Int(end) }

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
