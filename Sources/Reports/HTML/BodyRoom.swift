import Results

/// How much of bodies the page still takes, so that it stays small enough to be opened whatever a server sends.
struct BodyRoom {
    /// How much of one body, in bytes.
    private static let each = 32 << 10
    /// What is kept for steps that went wrong when those that passed have taken their part.
    private static let reserved = 6 << 20

    /// In bytes, of all bodies together.
    private var left: Int

    init(_ bytes: Int = 8 << 20) { left = bytes }

    /// The beginning of a body, or nothing where there is no room any more.
    mutating func take(_ body: RecordedBody, isBad: Bool) -> String {
        let room = isBad ? left : left - BodyRoom.reserved
        let text = Beginning.of(body.excerpt, bytes: max(0, min(room, BodyRoom.each)))
        left -= text.utf8.count
        return text
    }
}
