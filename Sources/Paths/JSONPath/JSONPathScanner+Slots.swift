extension JSONPathScanner {
    /// Takes the slot that begins here; `}}` inside single quotes does not end it.
    mutating func takeSlot(_ kind: JSONPathSlot.Kind) throws(JSONPathSyntaxError) -> JSONPathSlot {
        let start = position
        var isQuoted = false
        position += 2
        while let byte = peeked {
            if byte == UInt8(ascii: "'") {
                isQuoted.toggle()
            } else if !isQuoted, byte == UInt8(ascii: "}"), peek(1) == UInt8(ascii: "}") {
                let inner = trimmed(start + 2..<position)
                position += 2
                return JSONPathSlot(
                    kind: kind, text: text(inner), offset: inner.lowerBound, range: start..<position)
            }
            position += 1
        }
        throw JSONPathSyntaxError(
            "\"{{\" has no \"}}\" after it", offset: start, length: 2,
            hint: "a literal \"{{\" is written \"\\{{\"")
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, JSONPathGrammar.isBlank(bytes[lower]) { lower += 1 }
        while upper > lower, JSONPathGrammar.isBlank(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }
}
