/// Words that are compared without regard to the case of ASCII letters.
enum Token {
    static func equal(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && begins(left, right)
    }

    static func begins(_ text: String, _ beginning: String) -> Bool {
        text.utf8.count >= beginning.utf8.count
            && zip(text.utf8, beginning.utf8).allSatisfy { lower($0) == lower($1) }
    }

    private static func lower(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
