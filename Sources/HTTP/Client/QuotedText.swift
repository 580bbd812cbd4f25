import Text

/// Text of an answer in a message.
enum QuotedText {
    private static let longest = 80

    /// In quotes, or only its size where nobody would read it to its end.
    static func of(_ text: String) -> String {
        let size = text.utf8.count
        return size <= longest ? "\"\(VisibleText.escaped(text))\"" : "\(size) bytes long"
    }
}
