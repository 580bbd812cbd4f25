import JSON

/// Reads a JSONPath (RFC 9535, all of it) into its compiled form.
struct JSONPathParser {
    /// How deep parentheses, filters and functions may stand inside each other.
    static let depthLimit = 100

    var scanner: JSONPathScanner
    var slots: [JSONPathSlot] = []
    /// Literal patterns that are no I-Regexp.
    var patternFaults: [JSONPathSyntaxError] = []
    private var depth = 0

    init(_ text: String, hasSlots: Bool, slotEnds: [Int: Int]) {
        scanner = JSONPathScanner(text, hasSlots: hasSlots, slotEnds: slotEnds)
    }

    /// Reads the whole text as `jsonpath-query`.
    mutating func parse() throws(JSONPathSyntaxError) -> [JSONPathSegment] {
        guard scanner.take("$") else { throw scanner.expected("\"$\", with which a JSONPath begins") }
        let (segments, _) = try takeSegments()
        guard scanner.isAtEnd else {
            let start = scanner.position
            scanner.skipBlanks()
            if scanner.isAtEnd {
                throw JSONPathSyntaxError(
                    "white space at the end of a JSONPath", offset: start, length: scanner.position - start)
            }
            throw scanner.expected("\".\", \"..\" or \"[\"", hint: hintAfterSegments)
        }
        return segments
    }

    /// Takes the segments of a query.
    ///
    /// - Returns: the segments, and whether the grammar's `singular-query-segments` holds them.
    mutating func takeSegments() throws(JSONPathSyntaxError) -> (
        segments: [JSONPathSegment], isSingular: Bool
    ) {
        var segments: [JSONPathSegment] = []
        var isSingular = true
        while true {
            let start = scanner.position
            scanner.skipBlanks()
            switch scanner.peeked {
            case UInt8(ascii: "["):
                let (selectors, isTight) = try takeBracketed()
                segments.append(JSONPathSegment(isDescendant: false, selectors: selectors))
                isSingular = isSingular && isTight && selectors.count == 1 && selectors[0].isNameOrIndex
            case UInt8(ascii: "."):
                let segment = try takeDotted()
                segments.append(segment)
                isSingular = isSingular && !segment.isDescendant && segment.selectors[0].isNameOrIndex
            default:
                // White space that no segment follows belongs to what comes after the query.
                scanner.position = start
                return (segments, isSingular)
            }
        }
    }

    /// Runs a part that may hold another of its kind, and refuses too many of them inside each other.
    mutating func nested<Part>(
        _ take: (inout JSONPathParser) throws(JSONPathSyntaxError) -> Part
    ) throws(JSONPathSyntaxError) -> Part {
        guard depth < Self.depthLimit else {
            throw JSONPathSyntaxError(
                "parentheses, filters and functions stand more than \(Self.depthLimit) deep",
                offset: scanner.position)
        }
        depth += 1
        defer { depth -= 1 }
        return try take(&self)
    }

    /// Takes the slot that begins here and gives its number.
    mutating func takeSlot(_ kind: JSONPathSlot.Kind) throws(JSONPathSyntaxError) -> Int {
        slots.append(try scanner.takeSlot(kind))
        return slots.count - 1
    }

    /// `.name`, `.*`, `..name`, `..*` or `..[…]`; no white space stands after the dots.
    private mutating func takeDotted() throws(JSONPathSyntaxError) -> JSONPathSegment {
        scanner.position += 1
        let isDescendant = scanner.take(".")
        if isDescendant, scanner.peeked == UInt8(ascii: "[") {
            return JSONPathSegment(isDescendant: true, selectors: try takeBracketed().selectors)
        }
        if scanner.take("*") {
            return JSONPathSegment(isDescendant: isDescendant, selectors: [.wildcard(isBracketed: false)])
        }
        return JSONPathSegment(isDescendant: isDescendant, selectors: [try takeShorthandName(isDescendant)])
    }

    /// `member-name-shorthand`, in which slots may stand for any of the text.
    private mutating func takeShorthandName(_ isDescendant: Bool) throws(JSONPathSyntaxError)
        -> JSONPathSelector
    {
        guard scanner.isAtSlot || scanner.peeked.map(JSONPathGrammar.beginsName) == true else {
            let dots = isDescendant ? "\"..\"" : "\".\""
            throw scanner.expected("a name or \"*\" after \(dots)", hint: hintAfterDot)
        }
        var parts: [JSONPathTemplate.Part] = []
        while true {
            if scanner.isAtSlot {
                parts.append(.slot(try takeSlot(.text)))
                continue
            }
            let text = scanner.take(while: JSONPathGrammar.continuesName)
            if text.isEmpty { break }
            parts.append(.text(text))
        }
        if parts.count == 1, case .text(let text) = parts[0] { return .name(JSONPathName(text)) }
        return .template(JSONPathTemplate(parts: parts))
    }

    private var hintAfterDot: String? {
        switch scanner.peeked {
        case UInt8(ascii: "["), UInt8(ascii: "'"), UInt8(ascii: "\""): "brackets stand without a dot: $['a']"
        case let byte? where JSONPathGrammar.isDigit(byte):
            "an element is $[0], a name that begins with a digit $['0']"
        case UInt8(ascii: "-"), UInt8(ascii: "@"): "a name with other characters is written $['a-b']"
        default: nil
        }
    }

    private var hintAfterSegments: String? {
        switch scanner.peeked {
        case UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: ":"):
            "a name with other characters is written $['a-b']"
        default: nil
        }
    }
}
