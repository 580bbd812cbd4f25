/// Reads the tokens of a JSONPath from the left; positions are bytes of UTF-8.
struct JSONPathScanner {
    let bytes: [UInt8]
    var position = 0
    /// Whether `{{…}}` is a slot.
    let hasSlots: Bool
    /// Where slots end, by where they begin.
    let slotEnds: [Int: Int]

    init(_ text: String, hasSlots: Bool, slotEnds: [Int: Int]) {
        bytes = Array(text.utf8)
        self.hasSlots = hasSlots
        self.slotEnds = slotEnds
    }

    var isAtEnd: Bool { position >= bytes.count }

    var peeked: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The byte so many places further on.
    func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    /// Takes an ASCII character if it comes next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peeked == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Takes ASCII text if it comes next.
    mutating func take(text: StaticString) -> Bool {
        let expected = String(describing: text).utf8
        guard bytes[position...].starts(with: expected) else { return false }
        position += expected.count
        return true
    }

    mutating func skipBlanks() {
        while let byte = peeked, JSONPathGrammar.isBlank(byte) { position += 1 }
    }

    /// Takes the bytes that belong to a class.
    mutating func take(while belongs: (UInt8) -> Bool) -> String {
        let start = position
        while let byte = peeked, belongs(byte) { position += 1 }
        return text(start..<position)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Whether a slot begins here.
    var isAtSlot: Bool {
        hasSlots && peeked == UInt8(ascii: "{") && peek(1) == UInt8(ascii: "{")
    }

    /// The character here in words a message can use, and its length in bytes.
    var found: (words: String, length: Int) {
        guard let byte = peeked else { return ("the end", 0) }
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        let end = min(bytes.count, position + length)
        if JSONPathGrammar.isBlank(byte) { return ("white space", 1) }
        if byte < 0x20 || byte == 0x7F { return ("a control character", 1) }
        let text = text(position..<end)
        return (text == "\"" ? "'\"'" : "\"\(text)\"", end - position)
    }

    /// An error that says what was expected instead of the character here.
    func expected(_ what: String, hint: String? = nil) -> JSONPathSyntaxError {
        JSONPathSyntaxError(
            "expected \(what), got \(found.words)", offset: position, length: found.length, hint: hint)
    }
}
