/// Parses an expression by the grammar of XPath 1.0 and gives every term its type.
struct XPathParser {
    /// How deep terms may stand in one another.
    static let depthLimit = 200

    let tokens: [XPathToken]
    var index = 0
    private var nesting = 0
    var slots: [XPathSlot]
    /// The names of elements and functions that decide how the expression is evaluated.
    var names = XPathNameUse()

    init(_ text: String, slotEnds: [Int: Int]) throws(XPathSyntaxError) {
        var tokenizer = XPathTokenizer(text, slotEnds: slotEnds)
        tokens = try tokenizer.tokens()
        slots = tokenizer.slots
    }

    /// The whole expression.
    mutating func expression() throws(XPathSyntaxError) -> XPathTerm {
        if tokens.count == 1 { throw XPathSyntaxError(.emptyExpression, at: token.range) }
        let term = try binary(strength: 1)
        guard token.kind == .end else { throw problem(.expectedOperator(found: foundWords)) }
        return term
    }

    mutating func binary(strength: Int) throws(XPathSyntaxError) -> XPathTerm {
        if strength == XPathOperator.signStrength { return try signed() }
        if strength > XPathOperator.union.strength { return try path() }
        if strength == 1 {
            nesting += 1
            guard nesting <= Self.depthLimit else { throw problem(.tooComplex) }
        }
        defer { if strength == 1 { nesting -= 1 } }
        var left = try binary(strength: strength + 1)
        while let next = operatorHere, next.strength == strength {
            let place = token.range
            index += 1
            let right = try binary(strength: strength + 1)
            left = try combine(next, left, right, place: place)
        }
        return left
    }

    /// `-` before a term, any number of times.
    private mutating func signed() throws(XPathSyntaxError) -> XPathTerm {
        var starts: [Int] = []
        while token.kind == .symbol(.minus) {
            starts.append(token.range.lowerBound)
            index += 1
        }
        var term = try binary(strength: XPathOperator.union.strength)
        for start in starts.reversed() {
            term = try make(.negation(term), .number, start..<term.range.upperBound, over: [term])
        }
        return term
    }

    private func combine(
        _ operation: XPathOperator, _ left: XPathTerm, _ right: XPathTerm, place: Range<Int>
    ) throws(XPathSyntaxError) -> XPathTerm {
        var type = XPathType.boolean
        switch operation {
        case .plus, .minus, .times, .divided, .modulo: type = .number
        case .union:
            for side in [left, right] where side.type != .nodes {
                throw XPathSyntaxError(.needsNodes(operation: "\"|\"", found: side.type), at: side.range)
            }
            type = .nodes
        default: break
        }
        let range = left.range.lowerBound..<right.range.upperBound
        return try make(.binary(operation, left, right), type, range, over: [left, right])
    }

    /// The operator that stands here; names are operators where an operand has just ended (§3.7).
    private var operatorHere: XPathOperator? {
        switch token.kind {
        case .symbol(let symbol): XPathOperator(rawValue: symbol.rawValue)
        case .name(nil, let local):
            ["or", "and", "div", "mod"].contains(local) ? XPathOperator(rawValue: local) : nil
        default: nil
        }
    }

    func make(
        _ form: XPathTerm.Form, _ type: XPathType, _ range: Range<Int>, over parts: [XPathTerm]
    ) throws(XPathSyntaxError) -> XPathTerm {
        let depth = (parts.map(\.depth).max() ?? 0) + 1
        guard depth <= Self.depthLimit else { throw XPathSyntaxError(.tooComplex, at: range) }
        return XPathTerm(form: form, type: type, range: range, depth: depth)
    }

    func makePath(
        _ start: XPathStart, _ steps: [XPathStep], from offset: Int
    ) throws(XPathSyntaxError) -> XPathTerm {
        var parts = steps.flatMap(\.predicates)
        if case .term(let term) = start { parts.append(term) }
        return try make(.path(start, steps), .nodes, offset..<previousEnd, over: parts)
    }
}
