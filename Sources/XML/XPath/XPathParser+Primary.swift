extension XPathParser {
    /// A parenthesis, literal, number, slot or call; nil where a location path begins.
    mutating func primary() throws(XPathSyntaxError) -> XPathTerm? {
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
}
