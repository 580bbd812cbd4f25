import JSON

/// A JSONPath (RFC 9535), parsed once and evaluated by walking a document in place.
package struct JSONPathQuery: Sendable {
    /// The expression as it was written.
    package let text: String
    /// The `{{…}}` in it, in their order; a query that has some selects with them only when it is `filled`.
    package let slots: [JSONPathSlot]
    /// Literal patterns of `match` and `search` that are no I-Regexp (RFC 9485), which nothing can match.
    package let patternFaults: [JSONPathSyntaxError]
    /// Whether it finds one value at most, by its form (RFC 9535 §2.3.5.1).
    package let isSingular: Bool
    let segments: [JSONPathSegment]

    /// Parses a whole expression.
    ///
    /// - Parameters:
    ///   - text: the expression; white space at its ends is an error.
    ///   - hasSlots: whether `{{…}}` is a slot and `\{{` a literal `{{`, or both are what the standard says.
    ///   - slotEnds: where slots end, by where they begin, as far as that is known; another ends at the first
    ///     `}}` outside single quotes.
    /// - Throws: what is wrong with it and where.
    package init(
        _ text: String, hasSlots: Bool = true, slotEnds: [Int: Int] = [:]
    ) throws(JSONPathSyntaxError) {
        var parser = JSONPathParser(text, hasSlots: hasSlots, slotEnds: slotEnds)
        segments = try parser.parse()
        self.text = text
        slots = parser.slots
        patternFaults = parser.patternFaults
        isSingular = segments.allSatisfy {
            !$0.isDescendant && $0.selectors.count == 1 && $0.selectors[0].isNameOrIndex
        }
    }

    init(text: String, isSingular: Bool, segments: [JSONPathSegment]) {
        self.text = text
        self.isSingular = isSingular
        self.segments = segments
        slots = []
        patternFaults = []
    }
}

extension JSONPathQuery {
    /// Whether it goes through the member of this name of the root, and nothing else.
    func beginsAt(_ name: String) -> Bool {
        guard let first = segments.first, !first.isDescendant, case .name(let own)? = first.sole else {
            return false
        }
        return TextEquality.equal(own.text, name)
    }
}
