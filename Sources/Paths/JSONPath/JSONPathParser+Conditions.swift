import JSON

extension JSONPathParser {
    /// `logical-expr`: alternatives of `&&` chains (RFC 9535 §2.3.5.1).
    mutating func takeCondition() throws(JSONPathSyntaxError) -> JSONPathCondition {
        var alternatives = [try takeConjunction()]
        while takeOperator("||") {
            scanner.skipBlanks()
            alternatives.append(try takeConjunction())
        }
        return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
    }

    private mutating func takeConjunction() throws(JSONPathSyntaxError) -> JSONPathCondition {
        var parts = [try takeBasic()]
        while takeOperator("&&") {
            scanner.skipBlanks()
            parts.append(try takeBasic())
        }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    /// Takes an operator behind white space; without one, the white space is left to stand.
    private mutating func takeOperator(_ name: StaticString) -> Bool {
        let position = scanner.position
        scanner.skipBlanks()
        if scanner.take(text: name) { return true }
        scanner.position = position
        return false
    }

    /// `basic-expr`: parentheses, a comparison, or a test.
    private mutating func takeBasic() throws(JSONPathSyntaxError) -> JSONPathCondition {
        let negation = scanner.position
        let isNegated = scanner.take("!")
        if isNegated { scanner.skipBlanks() }
        let start = scanner.position
        if scanner.take("(") {
            let inner = try takeParenthesized()
            if let comparison = comparisonHere {
                throw JSONPathSyntaxError(
                    "\"\(comparison)\" cannot compare what stands in parentheses", offset: start,
                    length: scanner.position - start,
                    hint: "the sides of a comparison stand without parentheses")
            }
            return isNegated ? .not(inner) : inner
        }
        let expression = try takeExpression()
        if comparisonHere != nil {
            guard !isNegated else {
                throw JSONPathSyntaxError(
                    "\"!\" stands before a path, a function or parentheses, not before a comparison",
                    offset: negation, length: 1, hint: "write !(…)")
            }
            return try takeComparison(of: expression, at: start)
        }
        let test = try condition(testing: expression, at: start)
        return isNegated ? .not(test) : test
    }

    private mutating func takeParenthesized() throws(JSONPathSyntaxError) -> JSONPathCondition {
        try nested { parser throws(JSONPathSyntaxError) in
            parser.scanner.skipBlanks()
            let inner = try parser.takeCondition()
            parser.scanner.skipBlanks()
            guard parser.scanner.take(")") else {
                throw parser.scanner.expected("\")\", \"&&\" or \"||\"", hint: parser.operatorHint)
            }
            return inner
        }
    }

    /// The comparison that comes next, behind white space.
    private var comparisonHere: String? {
        var ahead = scanner
        ahead.skipBlanks()
        return Self.takeComparisonOperator(&ahead)?.text
    }

    private mutating func takeComparison(
        of left: Expression, at start: Int
    ) throws(JSONPathSyntaxError) -> JSONPathCondition {
        let leftOperand = try operand(comparing: left, at: start)
        scanner.skipBlanks()
        guard let (_, comparison) = Self.takeComparisonOperator(&scanner) else {
            throw scanner.expected("a comparison")
        }
        scanner.skipBlanks()
        let rightStart = scanner.position
        if scanner.peeked == UInt8(ascii: "(") {
            throw scanner.expected(
                "a literal, a path to one value or a function",
                hint: "the sides of a comparison stand without parentheses")
        }
        let right = try takeExpression()
        return .compare(leftOperand, comparison, try operand(comparing: right, at: rightStart))
    }

    private static func takeComparisonOperator(
        _ scanner: inout JSONPathScanner
    ) -> (text: String, comparison: JSONPathComparison)? {
        if scanner.take(text: "==") { return ("==", .equal) }
        if scanner.take(text: "!=") { return ("!=", .notEqual) }
        if scanner.take(text: "<=") { return ("<=", .lessOrEqual) }
        if scanner.take(text: ">=") { return (">=", .greaterOrEqual) }
        if scanner.take("<") { return ("<", .less) }
        if scanner.take(">") { return (">", .greater) }
        return nil
    }

    /// A test: a path that finds something, or a function that says yes (RFC 9535 §2.4.3).
    private func condition(
        testing expression: Expression, at start: Int
    ) throws(JSONPathSyntaxError) -> JSONPathCondition {
        switch expression {
        case .query(let query): return .exists(query)
        case .test(let test): return .call(test)
        case .literal, .slot, .template:
            throw JSONPathSyntaxError(
                "a literal alone is no condition", offset: start, length: scanner.position - start,
                hint: operatorHint ?? "compare it: @.a == 1")
        case .value(let function, _):
            throw JSONPathSyntaxError(
                "\(function.rawValue)() gives a value, which is no condition", offset: start,
                length: scanner.position - start, hint: "compare it: \(function.rawValue)(…) > 0")
        }
    }

    /// One side of a comparison: something that has one value.
    private func operand(
        comparing expression: Expression, at start: Int
    ) throws(JSONPathSyntaxError) -> JSONPathOperand {
        switch expression {
        case .query(let query) where query.isSingular: return .query(query)
        case .query:
            throw JSONPathSyntaxError(
                "only a path to one value can be compared", offset: start, length: scanner.position - start,
                hint: "it is made of .name, ['name'] and [0] alone, without white space inside the brackets")
        case .test(let test):
            let name = test.isWhole ? "match" : "search"
            throw JSONPathSyntaxError(
                "\(name)() says yes or no, which cannot be compared", offset: start,
                length: scanner.position - start, hint: "write \(name)(…) or !\(name)(…) alone")
        case .literal(let value): return .literal(value)
        case .slot(let slot): return .slot(slot)
        case .template(let template): return .template(template)
        case .value(_, let operand): return operand
        }
    }

    /// What other dialects write and this one does not.
    var operatorHint: String? {
        switch scanner.peeked {
        case UInt8(ascii: "="):
            scanner.peek(1) == UInt8(ascii: "~") ? "write match(@.a, '…')" : "equality is \"==\""
        case UInt8(ascii: "&"): "and is \"&&\""
        case UInt8(ascii: "|"): "or is \"||\""
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            "there is no arithmetic in a filter"
        default: nil
        }
    }
}
