/// The beginning of a text that may be long.
enum Beginning {
    /// At most so many bytes of UTF-8; a character that the cut would divide is left out.
    static func of(_ text: String, bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        for length in stride(from: bytes, through: max(0, bytes - 3), by: -1) {
            if let beginning = String(text.utf8.prefix(length)) { return beginning }
        }
        return ""
    }
}
