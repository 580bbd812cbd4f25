/// The source line of a location with a caret under it, as a diagnostic shows them.
struct SourceExcerpt {
    /// How many scalars of a line are shown.
    private static let limit = 100

    private let scalars: [Unicode.Scalar]
    /// The marked scalars; nil where a mask changed the line: its columns are others, a caret would lie.
    private let marked: Range<Int>?

    /// - Parameters:
    ///   - location: what to point at; of a range over several lines the first is shown.
    ///   - mask: hides secrets in the line. It sees the whole line, so that no secret is cut in two before.
    init(of location: SourceLocation, mask: (String) -> String) {
        let position = location.position
        let text = location.source.line(position.line)
        let masked = mask(text)
        scalars = Array(masked.unicodeScalars)
        guard masked.utf8.elementsEqual(text.utf8) else {
            marked = nil
            return
        }
        let column = min(position.column - 1, scalars.count)
        let width = min(location.width, scalars.count - column)
        marked = column..<column + max(1, width)
    }

    /// The lines to print: the source, and the caret where there is one.
    var lines: [String] {
        let shown = self.shown
        let before = shown.lowerBound > 0 ? "…" : ""
        let after = shown.upperBound < scalars.count ? "…" : ""
        let line = "  | \(before)\(SourceExcerpt.visible(scalars[shown]))\(after)"
        guard let marked else { return [line] }

        let lead = scalars[shown.lowerBound..<marked.lowerBound].reduce(before.isEmpty ? 0 : 1) {
            $0 + $1.displayWidth
        }
        let under = scalars[marked.clamped(to: shown)].reduce(0) { $0 + $1.displayWidth }
        let marks = "^" + String(repeating: "~", count: max(1, under) - 1)
        return [line, "  | \(String(repeating: " ", count: lead))\(marks)"]
    }

    /// The part of the line that is shown: from its beginning if the marks fit, else a third before them.
    private var shown: Range<Int> {
        let limit = SourceExcerpt.limit
        guard let marked, marked.upperBound > limit else { return 0..<min(scalars.count, limit) }
        let start = max(0, marked.lowerBound - limit / 3)
        return start..<min(scalars.count, start + limit)
    }

    /// Tabs and other control characters take one column, so that the caret stands under its place.
    private static func visible(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        for scalar in scalars { text.append(scalar.properties.generalCategory == .control ? " " : scalar) }
        return String(text)
    }
}

extension SourceLocation {
    /// How many scalars of the first line the range covers.
    fileprivate var width: Int {
        let bytes = source.bytes[range.clamped(to: source.lineStarts[0]..<source.bytes.count)]
        return bytes.prefix { $0 != 0x0A && $0 != 0x0D }.count { $0 & 0xC0 != 0x80 }
    }
}
