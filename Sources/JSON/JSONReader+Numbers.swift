extension JSONReader {
    /// A number by the grammar of RFC 8259 §6, its text untouched.
    mutating func number(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONNumber {
        let start = position
        let end = try JSONReader.endOfNumber(bytes, from: start)
        position = end
        return JSONNumber(validated: try JSONReader.text(bytes, start..<end))
    }

    /// Where the number that begins at `start` ends.
    static func endOfNumber(_ bytes: Span<UInt8>, from start: Int) throws(JSONSyntaxError) -> Int {
        var index = start
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
        let integer = index
        index = try digits(bytes, from: index, .digitAfterMinus)
        if index > integer + 1, bytes[integer] == UInt8(ascii: "0") {
            throw JSONSyntaxError(.leadingZero, offset: integer, length: index - integer)
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index = try digits(bytes, from: index + 1, .digitAfterPoint)
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
                index += 1
            }
            index = try digits(bytes, from: index, .digitInExponent)
        }
        return index
    }

    /// Steps over at least one digit.
    @inline(__always)
    private static func digits(
        _ bytes: Span<UInt8>, from start: Int, _ expectation: JSONSyntaxError.Expectation
    ) throws(JSONSyntaxError) -> Int {
        var index = start
        while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
        guard index > start else {
            throw unexpected(at: index, bytes) { .expected(expectation, found: $0) }
        }
        return index
    }
}
