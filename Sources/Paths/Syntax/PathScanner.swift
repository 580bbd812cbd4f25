/// Cuts a path expression into its parts (LANGUAGE.md §5).
///
/// `->` divides between white space and outside quotes, brackets, parentheses and `{{ }}`. What a quote is
/// depends on the part: JSONPath escapes with a backslash, XPath not at all, a word doubles it.
struct PathScanner {
    /// What ends the expression.
    enum End { case text, braces }

    /// What a part stopped at.
    enum Stop { case divider, end }

    /// How deep templates may stand in the stages of templates.
    static let depthLimit = 8

    let bytes: [UInt8]
    let end: End
    var index: Int
    private(set) var slots: [PathSlot] = []
    /// In how many templates the expression stands.
    private let depth: Int

    /// - Parameters:
    ///   - bytes: the text that holds the expression.
    ///   - index: where the expression begins.
    ///   - end: whether it ends with the text or before `}}`.
    ///   - depth: in how many templates it stands.
    init(_ bytes: [UInt8], from index: Int = 0, until end: End = .text, depth: Int = 0) {
        self.bytes = bytes
        self.end = end
        self.index = index
        self.depth = depth
    }

    /// All parts up to the end; behind it `index` is at the end.
    ///
    /// - Parameter startsWithName: whether the first part is words whatever it looks like, as in templates.
    /// - Returns: the parts in their order, one at least.
    /// - Throws: where a part is missing or cannot begin so, and where quoted text has no end.
    mutating func parts(startsWithName: Bool = false) throws(PathSyntaxError) -> [PathPart] {
        var parts: [PathPart] = []
        var stop = Stop.divider
        while stop == .divider {
            skipSpace()
            let isFirst = parts.isEmpty
            try requirePart(isFirst: isFirst)
            let (part, stopped) = try part(isFirst: isFirst, isWords: isFirst && startsWithName)
            parts.append(part)
            stop = stopped
            if stop == .divider { index += 2 }
        }
        return parts
    }

    private func requirePart(isFirst: Bool) throws(PathSyntaxError) {
        guard isAtEnd || isAtDivider else { return }
        if isFirst, isAtDivider {
            throw PathSyntaxError(
                "a source is missing before \"->\"", offset: index, length: 2,
                hint: "a path begins with $, /, ./ or the name of a source")
        }
        if isFirst { throw PathSyntaxError("the path is empty", offset: index) }
        throw PathSyntaxError("a stage is missing after \"->\"", offset: index)
    }

    private mutating func part(
        isFirst: Bool, isWords: Bool
    ) throws(PathSyntaxError) -> (part: PathPart, stop: Stop) {
        let start = index
        let firstSlot = slots.count
        let content: PathPart.Content
        switch isWords ? .words : try kind(isFirst: isFirst) {
        case .jsonPath:
            try skipQuery(escapes: true)
            content = .jsonPath
        case .xPath:
            try skipQuery(escapes: false)
            content = .xPath
        case .words: content = .words(try words())
        }
        let stop: Stop = isAtDivider ? .divider : .end
        let part = PathPart(
            content: content, range: trimmed(start..<index), slots: firstSlot..<slots.count)
        return (part, stop)
    }

    /// Moves to the end of a JSONPath or XPath part. What is wrong inside is for their parsers to say.
    private mutating func skipQuery(escapes: Bool) throws(PathSyntaxError) {
        var depth = 0
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            if skipLiteralBraces() { continue }
            if try skipSlot() { continue }
            if let open = quote {
                if escapes, byte == UInt8(ascii: "\\") { index += 1 }
                if byte == open { quote = nil }
            } else {
                if isAtEnd || depth == 0 && isAtDivider { return }
                switch byte {
                case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
                case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
                case UInt8(ascii: "]"), UInt8(ascii: ")"): depth = max(0, depth - 1)
                default: break
                }
            }
            index += 1
        }
        index = bytes.count
    }

    /// Moves over `\{{`, which stands for two braces.
    mutating func skipLiteralBraces() -> Bool {
        guard starts(with: "\\{{") else { return false }
        index += 3
        return true
    }

    /// Moves over a slot and keeps it. It ends where the template in it does, whatever stands in that.
    mutating func skipSlot() throws(PathSyntaxError) -> Bool {
        guard starts(with: "{{") else { return false }
        let open = index
        let (_, inner) = try PathScanner.template(in: bytes, at: open, depth: depth + 1)
        let content = trimmed(open + 2..<inner.index)
        slots.append(
            PathSlot(
                text: String(decoding: bytes[content], as: UTF8.self), offset: content.lowerBound,
                range: open..<inner.index + 2))
        index = inner.index + 2
        return true
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, bytes[lower].isPathSpace { lower += 1 }
        while upper > lower, bytes[upper - 1].isPathSpace { upper -= 1 }
        return lower..<upper
    }
}

extension PathScanner {
    var isAtEnd: Bool {
        index >= bytes.count || end == .braces && starts(with: "}}")
    }

    /// Whether `->` stands here between white space, or at either end.
    var isAtDivider: Bool {
        guard starts(with: "->") else { return false }
        let spaceBefore =
            index == 0 || bytes[index - 1].isPathSpace || end == .braces && starts(with: "{{", -2)
        let after = index + 2
        let spaceAfter = after >= bytes.count || bytes[after].isPathSpace
        return spaceBefore && (spaceAfter || end == .braces && starts(with: "}}", 2))
    }

    mutating func skipSpace() {
        while index < bytes.count, bytes[index].isPathSpace { index += 1 }
    }

    /// Whether the text goes on with these ASCII characters.
    func starts(with text: StaticString, _ distance: Int = 0) -> Bool {
        let start = index + distance
        guard start >= 0, start + text.utf8CodeUnitCount <= bytes.count else { return false }
        return String(describing: text).utf8.elementsEqual(bytes[start..<start + text.utf8CodeUnitCount])
    }
}

extension UInt8 {
    /// Space, tab, line feed or carriage return.
    var isPathSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
