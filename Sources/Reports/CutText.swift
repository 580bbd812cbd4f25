/// Texts that may be longer than a report shows.
enum CutText {
    /// As many bytes of the text's beginning as there are, `limit` at most; no character is divided.
    static func of(_ text: String, upTo limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        var end = text.utf8.index(text.utf8.startIndex, offsetBy: max(0, limit))
        while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
            end = text.utf8.index(before: end)
        }
        return String(text[..<end])
    }
}
