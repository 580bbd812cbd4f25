extension XPathParser {
    mutating func path() throws(XPathSyntaxError) -> XPathTerm {
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

    mutating func predicates() throws(XPathSyntaxError) -> [XPathTerm] {
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
}
