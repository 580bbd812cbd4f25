import JSON

extension JSONPathParser {
    /// A side of a comparison, an argument or a test, before its type is judged.
    enum Expression {
        case literal(JSONValue)
        case slot(Int)
        case template(JSONPathTemplate)
        case query(JSONPathFilterQuery)
        case value(JSONPathFunction, JSONPathOperand)
        case test(JSONPathTest)
    }

    mutating func takeExpression() throws(JSONPathSyntaxError) -> Expression {
        switch scanner.peeked {
        case UInt8(ascii: "@"), UInt8(ascii: "$"):
            let isAbsolute = scanner.peeked == UInt8(ascii: "$")
            scanner.position += 1
            let (segments, isSingular) = try takeSegments()
            return .query(
                JSONPathFilterQuery(isAbsolute: isAbsolute, segments: segments, isSingular: isSingular))
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            return switch try takeText() {
            case .plain(let text): .literal(.string(text))
            case .template(let template): .template(template)
            }
        case let byte? where JSONPathGrammar.beginsNumber(byte):
            return .literal(.number(JSONNumber(validated: try scanner.takeNumber())))
        case _ where scanner.isAtSlot:
            return .slot(try takeSlot(.literal))
        case let byte? where JSONPathGrammar.beginsFunctionName(byte):
            return try takeWord()
        default:
            throw scanner.expected("a path, a literal or a function", hint: expressionHint)
        }
    }

    private var expressionHint: String? {
        switch scanner.peeked {
        case UInt8(ascii: "["), UInt8(ascii: "{"): "an array or object cannot be written in a filter"
        case let byte? where JSONPathGrammar.beginsName(byte):
            "text stands in quotes, and true, false, null and functions are in lower case"
        default: operatorHint
        }
    }

    /// `true`, `false`, `null` or a function.
    private mutating func takeWord() throws(JSONPathSyntaxError) -> Expression {
        let start = scanner.position
        let word = scanner.take(while: JSONPathGrammar.continuesFunctionName)
        guard scanner.peeked == UInt8(ascii: "(") else {
            switch word {
            case "true": return .literal(.boolean(true))
            case "false": return .literal(.boolean(false))
            case "null": return .literal(.null)
            default:
                let isKnown = JSONPathFunction(rawValue: word) != nil
                throw JSONPathSyntaxError(
                    "expected a path, a literal or a function, got \"\(word)\"", offset: start,
                    length: scanner.position - start,
                    hint: isKnown
                        ? "\"(\" follows a function's name at once"
                        : "text stands in quotes, a path begins with @ or $")
            }
        }
        guard let function = JSONPathFunction(rawValue: word) else {
            let known = JSONPathFunction.allCases.map(\.rawValue).joined(separator: ", ")
            throw JSONPathSyntaxError(
                "there is no function \"\(word)\"", offset: start, length: word.utf8.count,
                hint: "the functions are \(known)")
        }
        scanner.position += 1
        return try nested { parser throws(JSONPathSyntaxError) in try parser.takeCall(function, at: start) }
    }

    /// An argument and where it stands.
    private struct Argument {
        let expression: Expression
        let range: Range<Int>
    }

    /// The arguments after the parenthesis, and the call that they make.
    private mutating func takeCall(
        _ function: JSONPathFunction, at start: Int
    ) throws(JSONPathSyntaxError) -> Expression {
        var arguments: [Argument] = []
        scanner.skipBlanks()
        if !scanner.take(")") {
            while true {
                arguments.append(try takeArgument(of: function))
                scanner.skipBlanks()
                if scanner.take(")") { break }
                guard scanner.take(",") else {
                    throw scanner.expected("\",\" or \")\" after an argument", hint: operatorHint)
                }
                scanner.skipBlanks()
            }
        }
        let parameters = function.parameters
        guard arguments.count == parameters.count else {
            let takes = parameters.count == 1 ? "1 argument" : "\(parameters.count) arguments"
            throw JSONPathSyntaxError(
                "\(function.rawValue)() takes \(takes), got \(arguments.count)", offset: start,
                length: scanner.position - start)
        }
        return try call(function, arguments)
    }

    private mutating func takeArgument(
        of function: JSONPathFunction
    ) throws(JSONPathSyntaxError) -> Argument {
        let start = scanner.position
        if let byte = scanner.peeked, byte == UInt8(ascii: "!") || byte == UInt8(ascii: "(") {
            throw Self.noCondition(function, start..<start + 1)
        }
        let expression = try takeExpression()
        let range = start..<scanner.position
        var ahead = scanner
        ahead.skipBlanks()
        for name: StaticString in ["==", "!=", "<", ">", "&&", "||"] where ahead.take(text: name) {
            throw Self.noCondition(function, start..<scanner.position)
        }
        return Argument(expression: expression, range: range)
    }

    private static func noCondition(_ function: JSONPathFunction, _ range: Range<Int>) -> JSONPathSyntaxError
    {
        JSONPathSyntaxError(
            "an argument of \(function.rawValue)() is no condition", offset: range.lowerBound,
            length: range.count)
    }

    private mutating func call(
        _ function: JSONPathFunction, _ arguments: [Argument]
    ) throws(JSONPathSyntaxError) -> Expression {
        switch function {
        case .length: return .value(function, .length(try value(arguments[0], of: function)))
        case .count: return .value(function, .count(try nodes(arguments[0], of: function)))
        case .value: return .value(function, .value(try nodes(arguments[0], of: function)))
        case .match, .search:
            let text = try value(arguments[0], of: function)
            let pattern = try value(arguments[1], of: function)
            let isWhole = function == .match
            return .test(
                JSONPathTest(
                    isWhole: isWhole, text: text,
                    pattern: compiled(pattern, isWhole: isWhole, range: arguments[1].range)))
        }
    }

    /// Compiles a literal pattern, and notes one that nothing can match.
    private mutating func compiled(
        _ pattern: JSONPathOperand, isWhole: Bool, range: Range<Int>
    ) -> JSONPathPattern {
        let compiled = JSONPathPattern(pattern, isWhole: isWhole)
        if case .invalid = compiled {
            patternFaults.append(
                JSONPathSyntaxError(
                    "the pattern is no I-Regexp (RFC 9485), so nothing matches it", offset: range.lowerBound,
                    length: range.count, hint: "\\d is [0-9], \\w is [A-Za-z0-9_], \\s is [ \\t\\n\\r]"))
        }
        return compiled
    }

    private func value(
        _ argument: Argument, of function: JSONPathFunction
    ) throws(JSONPathSyntaxError) -> JSONPathOperand {
        switch argument.expression {
        case .literal(let value): return .literal(value)
        case .slot(let slot): return .slot(slot)
        case .template(let template): return .template(template)
        case .query(let query) where query.isSingular: return .query(query)
        case .value(_, let operand): return operand
        case .query, .test: throw Self.illTyped(argument, of: function, needs: .value)
        }
    }

    private func nodes(
        _ argument: Argument, of function: JSONPathFunction
    ) throws(JSONPathSyntaxError) -> JSONPathFilterQuery {
        guard case .query(let query) = argument.expression else {
            throw Self.illTyped(argument, of: function, needs: .nodes)
        }
        return query
    }

    private static func illTyped(
        _ argument: Argument, of function: JSONPathFunction, needs parameter: JSONPathFunction.Parameter
    ) -> JSONPathSyntaxError {
        JSONPathSyntaxError(
            "\(function.rawValue)() takes \(parameter.form)", offset: argument.range.lowerBound,
            length: argument.range.count)
    }
}

extension JSONPathPattern {
    /// Compiles a pattern that is known already.
    init(_ operand: JSONPathOperand, isWhole: Bool) {
        guard case .literal(.string(let text)) = operand else {
            self = .operand(operand)
            return
        }
        self = InteroperableRegexp.compile(text, isWhole: isWhole).map(JSONPathPattern.compiled) ?? .invalid
    }
}
