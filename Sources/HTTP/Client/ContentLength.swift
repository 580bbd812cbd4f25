/// What an answer says of the length of its body (RFC 9110 §8.6).
enum ContentLength {
    /// What is wrong with it, as a sentence goes on; nil where nothing is. The same number twice is right.
    static func problem(in headers: [Header]) -> String? {
        var first: Int?
        let values = headers.values(of: "Content-Length")
        if values.isEmpty || (values.count == 1 && isPlain(values[0])) { return nil }
        for value in values {
            for part in value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
                let digits = Blanks.trimmed(Array(part)[...])
                let text = String(decoding: digits, as: UTF8.self)
                guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                    return "its Content-Length is \(QuotedText.of(value)), which is not a number of bytes"
                }
                guard let length = Int(text) else {
                    return "its Content-Length is \(QuotedText.of(text)), more than any body can have"
                }
                if let first, first != length {
                    return "it has two Content-Length that differ: \(first), \(length)"
                }
                first = length
            }
        }
        return nil
    }

    /// Whether this is surely one number that fits.
    private static func isPlain(_ value: String) -> Bool {
        (1...18).contains(value.utf8.count) && value.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
