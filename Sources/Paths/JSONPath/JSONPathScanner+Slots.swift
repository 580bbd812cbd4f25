extension JSONPathScanner {
    /// Takes the slot that begins here.
    mutating func takeSlot(_ kind: JSONPathSlot.Kind) throws(JSONPathSyntaxError) -> JSONPathSlot {
        let start = position
        guard let end = slotEnds[start] ?? slotEnd else {
            throw JSONPathSyntaxError(
                "\"{{\" has no \"}}\" after it", offset: start, length: 2,
                hint: "a literal \"{{\" is written \"\\{{\"")
        }
        let inner = trimmed(start + 2..<end - 2)
        position = end
        return JSONPathSlot(kind: kind, text: text(inner), offset: inner.lowerBound, range: start..<end)
    }

    /// Behind the first `}}` outside single quotes.
    private var slotEnd: Int? {
        var isQuoted = false
        var place = position + 2
        while place + 1 < bytes.count {
            if bytes[place] == UInt8(ascii: "'") {
                isQuoted.toggle()
            } else if !isQuoted, bytes[place...].starts(with: "}}".utf8) {
                return place + 2
            }
            place += 1
        }
        return nil
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, JSONPathGrammar.isBlank(bytes[lower]) { lower += 1 }
        while upper > lower, JSONPathGrammar.isBlank(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }
}
