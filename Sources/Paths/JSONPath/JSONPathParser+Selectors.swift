import JSON

extension JSONPathParser {
    /// `bracketed-selection` (RFC 9535 §2.5.1.1).
    ///
    /// - Returns: the selectors, and whether no white space stands inside the brackets.
    mutating func takeBracketed() throws(JSONPathSyntaxError) -> (
        selectors: [JSONPathSelector], isTight: Bool
    ) {
        scanner.position += 1
        var selectors: [JSONPathSelector] = []
        var isTight = !isAtBlank
        while true {
            scanner.skipBlanks()
            selectors.append(try takeSelector())
            isTight = isTight && !isAtBlank
            scanner.skipBlanks()
            if scanner.take("]") { return (selectors, isTight) }
            guard scanner.take(",") else { throw scanner.expected("\",\" or \"]\" after a selector") }
        }
    }

    private var isAtBlank: Bool { scanner.peeked.map(JSONPathGrammar.isBlank) == true }

    private mutating func takeSelector() throws(JSONPathSyntaxError) -> JSONPathSelector {
        switch scanner.peeked {
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            return switch try takeText() {
            case .plain(let text): .name(JSONPathName(text))
            case .template(let template): .template(template)
            }
        case UInt8(ascii: "*"):
            scanner.position += 1
            return .wildcard(isBracketed: true)
        case UInt8(ascii: "?"):
            scanner.position += 1
            scanner.skipBlanks()
            return .filter(
                try nested { parser throws(JSONPathSyntaxError) in try parser.takeCondition() })
        case UInt8(ascii: ":"):
            return .slice(try takeSlice(from: nil))
        case let byte? where JSONPathGrammar.beginsNumber(byte):
            let number = try scanner.takeInteger("an index")
            return try takeSliceRest(.number(number)) ?? .index(number)
        case _ where scanner.isAtSlot:
            let slot = try takeSlot(.selector)
            guard let slice = try takeSliceRest(.slot(slot)) else { return .slot(slot) }
            slots[slot] = slots[slot].with(kind: .integer)
            return slice
        default:
            throw scanner.expected(
                "a selector: a name in quotes, an index, a slice, \"*\" or a filter", hint: selectorHint)
        }
    }

    private var selectorHint: String? {
        switch scanner.peeked {
        case let byte? where JSONPathGrammar.beginsName(byte): "a name in brackets stands in quotes: ['a']"
        case UInt8(ascii: "("): "a filter begins with \"?\""
        case UInt8(ascii: "@"): "a filter begins with \"?\""
        default: nil
        }
    }

    /// The rest of a slice if a `:` follows; without one, white space is left to stand.
    private mutating func takeSliceRest(
        _ start: JSONPathSlice.Bound
    ) throws(JSONPathSyntaxError) -> JSONPathSelector? {
        let position = scanner.position
        scanner.skipBlanks()
        guard scanner.peeked == UInt8(ascii: ":") else {
            scanner.position = position
            return nil
        }
        return .slice(try takeSlice(from: start))
    }

    /// `:end:step`, at the first colon.
    private mutating func takeSlice(
        from start: JSONPathSlice.Bound?
    ) throws(JSONPathSyntaxError) -> JSONPathSlice {
        scanner.position += 1
        let end = try takeBound("the end of a slice")
        let position = scanner.position
        scanner.skipBlanks()
        guard scanner.take(":") else {
            scanner.position = position
            return JSONPathSlice(start: start, end: end, step: nil)
        }
        return JSONPathSlice(start: start, end: end, step: try takeBound("the step of a slice"))
    }

    private mutating func takeBound(_ what: String) throws(JSONPathSyntaxError) -> JSONPathSlice.Bound? {
        let position = scanner.position
        scanner.skipBlanks()
        switch scanner.peeked {
        case let byte? where JSONPathGrammar.beginsNumber(byte):
            return .number(try scanner.takeInteger(what))
        case _ where scanner.isAtSlot:
            return .slot(try takeSlot(.integer))
        default:
            scanner.position = position
            return nil
        }
    }

    /// A quoted literal, with slots in it or without.
    enum Text {
        case plain(String)
        case template(JSONPathTemplate)
    }

    mutating func takeText() throws(JSONPathSyntaxError) -> Text {
        let pieces = try scanner.takeQuoted()
        if pieces.count == 1, case .text(let text) = pieces[0] { return .plain(text) }
        var parts: [JSONPathTemplate.Part] = []
        for piece in pieces {
            switch piece {
            case .text(let text): parts.append(.text(text))
            case .slot(let slot):
                slots.append(slot)
                parts.append(.slot(slots.count - 1))
            }
        }
        return .template(JSONPathTemplate(parts: parts))
    }
}

extension JSONPathSlot {
    func with(kind: Kind) -> JSONPathSlot {
        JSONPathSlot(kind: kind, text: text, offset: offset, range: range)
    }
}
