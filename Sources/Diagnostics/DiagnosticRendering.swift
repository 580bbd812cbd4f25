extension Diagnostic {
    /// The diagnostic as it is shown: place, message, source line, caret, hint, related places.
    ///
    /// ```
    /// specs/notes.json:4:7: error: unknown key "exepct"
    ///   |       "exepct": { "status": 200 }
    ///   |       ^~~~~~~~
    ///   = did you mean "expect"?
    /// ```
    /// - Parameter mask: hides the values of secrets in every quoted line.
    package func rendered(mask: (String) -> String = { $0 }) -> String {
        var lines: [String] = []
        let severity = self.severity == .error ? "error" : "warning"
        if let location {
            lines.append("\(location.description): \(severity): \(mask(message))")
            lines += Diagnostic.excerpt(of: location, mask: mask)
        } else {
            lines.append("\(severity): \(mask(message))")
        }
        if let hint { lines.append("  = \(mask(hint))") }
        for place in related {
            lines.append("\(place.location.description): \(mask(place.message))")
            lines += Diagnostic.excerpt(of: place.location, mask: mask)
        }
        return lines.joined(separator: "\n")
    }

    /// The source line and a caret line under it; long lines are cut around the caret.
    private static func excerpt(of location: SourceLocation, mask: (String) -> String) -> [String] {
        let position = location.position
        let text = location.source.line(position.line)
        let scalars = Array(text.unicodeScalars)
        let column = min(position.column - 1, scalars.count)
        let width = max(1, min(location.width, scalars.count - column))

        let limit = 100
        let start = column + width > limit ? max(0, column - limit / 3) : 0
        let end = min(scalars.count, start + limit)
        let lead = start > 0 ? "…" : ""
        let shown = scalars[start..<end].map { $0.properties.generalCategory == .control ? " " : $0 }
        let line = String(String.UnicodeScalarView(shown))
        let masked = mask(line)
        let caretColumn = column - start + lead.unicodeScalars.count
        let marks = "^" + String(repeating: "~", count: max(0, min(width, end - column) - 1))
        let caret = String(repeating: " ", count: caretColumn) + marks
        let quoted = "  | \(lead)\(masked)\(end < scalars.count ? "…" : "")"
        // A masked line has other columns, so a caret under it would lie.
        return masked == line ? [quoted, "  | \(caret)"] : [quoted]
    }
}

extension SourceLocation {
    /// How many scalars of the first line the range covers.
    fileprivate var width: Int {
        let bytes = source.bytes[range.clamped(to: 0..<source.bytes.count)]
        return bytes.prefix { $0 != 0x0A && $0 != 0x0D }.count { $0 & 0xC0 != 0x80 }
    }
}
