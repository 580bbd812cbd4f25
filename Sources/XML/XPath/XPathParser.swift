/// Parses an expression by the grammar of XPath 1.0 and gives every term its type.
struct XPathParser {
    /// How deep terms may stand in one another.
    static let depthLimit = 200

    private let tokens: [XPathToken]
    private var index = 0
    private var nesting = 0
    private(set) var slots: [XPathSlot]
    /// The names of elements and functions that decide how the expression is evaluated.
    private(set) var names = XPathNameUse()

    init(_ text: String) throws(XPathSyntaxError) {
        var tokenizer = XPathTokenizer(text)
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

    // MARK: Operators

    private mutating func binary(strength: Int) throws(XPathSyntaxError) -> XPathTerm {
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

    // MARK: Paths

    private mutating func path() throws(XPathSyntaxError) -> XPathTerm {
        let start = token.range.lowerBound
        guard let primary = try primary() else { return try locationPath(from: start) }
        let filtered = try filter(primary)
        guard isSymbol(.slash) || isSymbol(.slashes) else { return filtered }
        guard filtered.type == .nodes else {
            let words = isSymbol(.slash) ? "\"/\"" : "\"//\""
            throw XPathSyntaxError(.needsNodes(operation: words, found: filtered.type), at: filtered.range)
        }
        var steps: [XPathStep] = []
        try relativeSteps(into: &steps)
        return try makePath(.term(filtered), steps, from: start)
    }

    /// A primary expression with its predicates.
    private mutating func filter(_ primary: XPathTerm) throws(XPathSyntaxError) -> XPathTerm {
        guard isSymbol(.openBracket) else { return primary }
        guard primary.type == .nodes else {
            throw XPathSyntaxError(.needsNodes(operation: "\"[…]\"", found: primary.type), at: primary.range)
        }
        let predicates = try predicates()
        let range = primary.range.lowerBound..<previousEnd
        return try make(.filter(primary, predicates), .nodes, range, over: [primary] + predicates)
    }

    private mutating func locationPath(from start: Int) throws(XPathSyntaxError) -> XPathTerm {
        var steps: [XPathStep] = []
        if isSymbol(.slash) {
            index += 1
            if startsStep { steps.append(try step(after: "\"/\"")) }
            try relativeSteps(into: &steps)
            return try makePath(.root, steps, from: start)
        }
        if isSymbol(.slashes) {
            try relativeSteps(into: &steps)
            return try makePath(.root, steps, from: start)
        }
        guard startsStep else { throw problem(.expected("an expression", found: foundWords)) }
        steps.append(try step(after: "the start"))
        try relativeSteps(into: &steps)
        return try makePath(.context, steps, from: start)
    }

    /// `/step` and `//step`, as many as there are.
    private mutating func relativeSteps(into steps: inout [XPathStep]) throws(XPathSyntaxError) {
        while isSymbol(.slash) || isSymbol(.slashes) {
            let isDeep = isSymbol(.slashes)
            index += 1
            if isDeep {
                steps.append(
                    XPathStep(axis: .descendantOrSelf, test: .kind("node", target: nil), predicates: []))
            }
            steps.append(try step(after: isDeep ? "\"//\"" : "\"/\""))
        }
    }

    private mutating func step(after place: String) throws(XPathSyntaxError) -> XPathStep {
        for (symbol, axis) in [(XPathToken.Symbol.dot, XPathAxis.`self`), (.dots, .parent)]
        where isSymbol(symbol) {
            index += 1
            if isSymbol(.openBracket) { throw problem(.predicateOnDot(symbol.rawValue)) }
            return XPathStep(axis: axis, test: .kind("node", target: nil), predicates: [])
        }
        var axis = XPathAxis.child
        if isSymbol(.at) {
            index += 1
            axis = .attribute
        } else if case .name(nil, let name) = token.kind, following == .symbol(.axis) {
            guard let known = XPathAxis(rawValue: name) else { throw problem(.unknownAxis(name)) }
            axis = known
            index += 2
        }
        let test = try nodeTest(axis: axis, after: axis == .child ? place : "\"\(previousText)\"")
        return XPathStep(axis: axis, test: test, predicates: try predicates())
    }

    private mutating func nodeTest(
        axis: XPathAxis, after place: String
    ) throws(XPathSyntaxError) -> XPathStep.Test {
        let here = token
        switch here.kind {
        case .symbol(.star):
            index += 1
            return .name(prefix: nil, local: "*")
        case .name(nil, let name) where following == .symbol(.openParenthesis):
            return try kindTest(name)
        case .name(let prefix, let local):
            index += 1
            names.note(prefix: prefix, local: local, axis: axis, range: here.range)
            return .name(prefix: prefix, local: local)
        case .slot(let slot):
            throw problem(.slotAsName("{{\(slots[slot].text)}}"))
        default:
            throw problem(.expectedStep(after: place, found: foundWords))
        }
    }

    /// `text()`, `comment()`, `node()`, `processing-instruction()`.
    private mutating func kindTest(_ name: String) throws(XPathSyntaxError) -> XPathStep.Test {
        guard Self.kinds.contains(name) else { throw problem(.functionAsStep(name)) }
        index += 2
        var target: [XPathLiteralPiece]?
        if name == "processing-instruction", case .literal(let pieces) = token.kind {
            guard pieces.allSatisfy({ if case .text = $0 { true } else { false } }) else {
                throw problem(.slotAsName(foundWords))
            }
            target = pieces
            index += 1
        }
        try close(.closeParenthesis, opener: "(")
        return .kind(name, target: target)
    }

    private mutating func predicates() throws(XPathSyntaxError) -> [XPathTerm] {
        var found: [XPathTerm] = []
        while isSymbol(.openBracket) {
            index += 1
            let predicate = try binary(strength: 1)
            if case .slot(let slot) = predicate.form { slots[slot].isPredicate = true }
            found.append(predicate)
            try close(.closeBracket, opener: "[")
        }
        return found
    }

    // MARK: Primary expressions

    /// A parenthesis, literal, number, slot or call; nil where a location path begins.
    private mutating func primary() throws(XPathSyntaxError) -> XPathTerm? {
        let here = token
        switch here.kind {
        case .symbol(.openParenthesis):
            index += 1
            let inner = try binary(strength: 1)
            try close(.closeParenthesis, opener: "(")
            let range = here.range.lowerBound..<previousEnd
            return XPathTerm(form: inner.form, type: inner.type, range: range, depth: inner.depth)
        case .symbol(.dollar):
            guard case .name(let prefix, let local) = following else {
                index += 1
                throw problem(.expected("a name after \"$\"", found: foundWords))
            }
            let name = prefix.map { "\($0):\(local)" } ?? local
            throw XPathSyntaxError(
                .undefinedVariable(name), at: here.range.lowerBound..<tokens[index + 1].range.upperBound)
        case .number(let text):
            index += 1
            return try make(.number(text), .number, here.range, over: [])
        case .literal(let pieces):
            index += 1
            return try make(.literal(pieces), .string, here.range, over: [])
        case .slot(let slot):
            index += 1
            return try make(.slot(slot), .scalar, here.range, over: [])
        case .name(let prefix, let local)
        where following == .symbol(.openParenthesis) && !(prefix == nil && Self.kinds.contains(local)):
            return try call(prefix.map { "\($0):\(local)" } ?? local)
        default:
            return nil
        }
    }

    private mutating func call(_ name: String) throws(XPathSyntaxError) -> XPathTerm {
        let start = token.range
        guard let function = XPathFunction.named(name) else { throw problem(.unknownFunction(name)) }
        index += 2
        var arguments: [XPathTerm] = []
        if !isSymbol(.closeParenthesis) {
            arguments.append(try binary(strength: 1))
            while isSymbol(.comma) {
                index += 1
                arguments.append(try binary(strength: 1))
            }
        }
        try close(.closeParenthesis, opener: "(")
        let range = start.lowerBound..<previousEnd
        try check(arguments, of: function, range: range)
        names.note(call: function.name)
        return try make(.call(function, arguments), function.result, range, over: arguments)
    }

    private func check(
        _ arguments: [XPathTerm], of function: XPathFunction, range: Range<Int>
    ) throws(XPathSyntaxError) {
        let isTooMany = !function.isVariadic && arguments.count > function.parameters.count
        guard arguments.count >= function.required, !isTooMany else {
            throw XPathSyntaxError(
                .wrongCount(function: function.name, expected: function.countWords, found: arguments.count),
                at: range)
        }
        for (index, argument) in arguments.enumerated()
        where function.parameter(index) == .nodes && argument.type != .nodes {
            throw XPathSyntaxError(
                .wrongType(function: function.name, found: argument.type), at: argument.range)
        }
    }

    // MARK: Tokens

    private static let kinds: Set<String> = ["comment", "node", "processing-instruction", "text"]

    private var token: XPathToken { tokens[min(index, tokens.count - 1)] }

    private var following: XPathToken.Kind {
        index + 1 < tokens.count ? tokens[index + 1].kind : .end
    }

    private var previousEnd: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

    private var previousText: String { index > 0 ? words(of: tokens[index - 1]) : "" }

    private func isSymbol(_ symbol: XPathToken.Symbol) -> Bool { token.kind == .symbol(symbol) }

    /// Whether a step can begin here.
    private var startsStep: Bool {
        switch token.kind {
        case .symbol(let symbol): [.dot, .dots, .at, .star].contains(symbol)
        case .name, .slot: true
        default: false
        }
    }

    private mutating func close(_ symbol: XPathToken.Symbol, opener: String) throws(XPathSyntaxError) {
        guard isSymbol(symbol) else {
            throw problem(.unclosed(symbol.rawValue, opener: opener, found: foundWords))
        }
        index += 1
    }

    private func problem(_ problem: XPathProblem) -> XPathSyntaxError {
        XPathSyntaxError(problem, at: token.range)
    }

    /// The token here, as a message names it.
    private var foundWords: String {
        token.kind == .end ? "the end" : "\"\(words(of: token))\""
    }

    private func words(of token: XPathToken) -> String {
        switch token.kind {
        case .symbol(let symbol): symbol.rawValue
        case .number(let text): text
        case .literal: "a text"
        case .name(let prefix, let local): prefix.map { "\($0):\(local)" } ?? local
        case .slot(let slot): "{{\(slots[slot].text)}}"
        case .end: "the end"
        }
    }

    // MARK: Terms

    private func make(
        _ form: XPathTerm.Form, _ type: XPathType, _ range: Range<Int>, over parts: [XPathTerm]
    ) throws(XPathSyntaxError) -> XPathTerm {
        let depth = (parts.map(\.depth).max() ?? 0) + 1
        guard depth <= Self.depthLimit else { throw XPathSyntaxError(.tooComplex, at: range) }
        return XPathTerm(form: form, type: type, range: range, depth: depth)
    }

    private func makePath(
        _ start: XPathStart, _ steps: [XPathStep], from offset: Int
    ) throws(XPathSyntaxError) -> XPathTerm {
        var parts = steps.flatMap(\.predicates)
        if case .term(let term) = start { parts.append(term) }
        return try make(.path(start, steps), .nodes, offset..<previousEnd, over: parts)
    }
}
