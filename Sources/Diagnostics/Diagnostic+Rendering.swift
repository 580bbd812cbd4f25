extension Diagnostic {
    /// The diagnostic as it is shown: place, message, source line, caret, hint, related places.
    ///
    /// ```
    /// specs/notes.json:4:7: error: unknown key "exepct"
    ///   |       "exepct": { "status": 200 }
    ///   |       ^~~~~~~~
    ///   = did you mean "expect"?
    /// ```
    /// - Parameter mask: hides the values of secrets in every text and quoted line.
    /// - Returns: the lines, without a line end after the last.
    package func rendered(mask: (String) -> String = { $0 }) -> String {
        var lines: [String] = []
        let severity = self.severity == .error ? "error" : "warning"
        if let location {
            lines.append("\(location.description): \(severity): \(mask(message))")
            lines += SourceExcerpt(of: location, mask: mask).lines
        } else {
            lines.append("\(severity): \(mask(message))")
        }
        if let hint { lines.append("  = \(mask(hint))") }
        for place in related {
            lines.append("\(place.location.description): \(mask(place.message))")
            lines += SourceExcerpt(of: place.location, mask: mask).lines
        }
        return lines.joined(separator: "\n")
    }
}
