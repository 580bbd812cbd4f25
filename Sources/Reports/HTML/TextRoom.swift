/// How much of what a server may make long the page still takes, so that it stays small enough to be opened.
struct TextRoom {
    /// What is kept for steps that went wrong when those that passed have taken their part.
    private static let reserved = 6 << 20
    /// A text that is no longer, in bytes, is always taken.
    private static let harmless = 500

    /// In bytes, of all texts together.
    private var left: Int

    init(_ bytes: Int = 8 << 20) { left = bytes }

    /// The beginning of a text, of as many bytes as there is room for.
    mutating func take(_ text: String, atMost limit: Int, isBad: Bool = true) -> String {
        let room = max(TextRoom.harmless, isBad ? left : left - TextRoom.reserved)
        let taken = Beginning.of(text, bytes: min(room, limit))
        left -= taken.utf8.count
        return taken
    }

    /// The whole text; nil where there is no room for it.
    mutating func takeWhole(_ text: String, atMost limit: Int, isBad: Bool) -> String? {
        let room = max(TextRoom.harmless, isBad ? left : left - TextRoom.reserved)
        guard text.utf8.count <= min(room, limit) else { return nil }
        left -= text.utf8.count
        return text
    }
}
