/// Writes a parsed expression for libxml2, with three things put right that it does otherwise:
///
/// - numbers become text, and text numbers, by our own functions (`XPathFunctions`), for it prints 15 digits
///   and exponents (against XPath 1.0 §4.2) and reads decimals with rounding errors;
/// - slots are variables, also inside quotes;
/// - where asked for, an element name without prefix is `*[local-name()='x']`.
struct XPathEmitter {
    let rewritesPlainElements: Bool

    func text(of term: XPathTerm) -> String {
        switch term.form {
        case .binary(let operation, let left, let right): binary(operation, left, right)
        case .negation(let operand):
            "-" + operandText(number(operand), of: operand, XPathOperator.signStrength)
        case .number(let digits): Self.number(digits)
        case .literal(let pieces): literal(pieces)
        case .slot(let index): "$" + XPathVariables.slot(index)
        case .call(let function, let arguments): call(function, arguments)
        case .filter(let primary, let predicates):
            primaryText(primary) + predicates.map { "[\(text(of: $0))]" }.joined()
        case .path(let start, let steps): path(start, steps)
        }
    }

    // MARK: Operators

    private func binary(_ operation: XPathOperator, _ left: XPathTerm, _ right: XPathTerm) -> String {
        switch operation {
        case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual:
            comparison(operation, left, right)
        case .plus, .minus, .times, .divided, .modulo:
            infix(operation, number(left), left, number(right), right)
        case .or, .and, .union:
            infix(operation, text(of: left), left, text(of: right), right)
        }
    }

    /// A comparison (§3.4): natively where no decimal number must be read from a text or node.
    private func comparison(_ operation: XPathOperator, _ left: XPathTerm, _ right: XPathTerm) -> String {
        let types = [left.type, right.type]
        let isEquality = operation == .equal || operation == .unequal
        let native = isEquality ? [XPathType.string, .nodes, .boolean] : [.boolean]
        if types.contains(.scalar) || (types.contains(.nodes) && !types.allSatisfy(native.contains)) {
            let isNative = !types.contains(.scalar) && types.contains(.boolean)
            if !isNative {
                return "\(XPathFunctions.comparison(operation))(\(text(of: left)), \(text(of: right)))"
            }
        } else if types.contains(.number) && !types.contains(.boolean) || !isEquality {
            return infix(operation, number(left), left, number(right), right)
        }
        return infix(operation, text(of: left), left, text(of: right), right)
    }

    private func infix(
        _ operation: XPathOperator, _ leftText: String, _ left: XPathTerm, _ rightText: String,
        _ right: XPathTerm
    ) -> String {
        let left = operandText(leftText, of: left, operation.strength)
        let right = operandText(rightText, of: right, operation.strength + 1)
        return "\(left) \(operation.rawValue) \(right)"
    }

    /// An operand, in parentheses where it binds more weakly than `strength`.
    private func operandText(_ text: String, of term: XPathTerm, _ strength: Int) -> String {
        let own: Int
        switch term.form {
        case .binary(let operation, _, _): own = operation.strength
        case .negation: own = XPathOperator.signStrength
        default: return text
        }
        return own < strength ? "(\(text))" : text
    }

    // MARK: Conversions

    /// A term as a number.
    private func number(_ term: XPathTerm) -> String {
        term.type == .number ? text(of: term) : "number(\(text(of: term)))"
    }

    /// A term as text; nodes, texts and booleans libxml2 converts rightly.
    private func string(_ term: XPathTerm) -> String {
        term.type == .number || term.type == .scalar ? "string(\(text(of: term)))" : text(of: term)
    }

    private func call(_ function: XPathFunction, _ arguments: [XPathTerm]) -> String {
        if arguments.isEmpty, function.name == "string" || function.name == "number" {
            return "\(function.name)(.)"
        }
        let texts = arguments.enumerated().map { index, argument in
            switch function.parameter(index) {
            case .string: string(argument)
            case .number: number(argument)
            default: function.name == "id" ? string(argument) : text(of: argument)
            }
        }
        return "\(function.name)(\(texts.joined(separator: ", ")))"
    }

    /// A number that libxml2 reads exactly: digits, the quotient of two whole numbers that are exact, or a
    /// call of our own reader.
    private static func number(_ digits: String) -> String {
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = parts[0].isEmpty ? "0" : String(parts[0])
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        guard whole.utf8.count + fraction.utf8.count <= 15 else { return "number(\"\(digits)\")" }
        if fraction.isEmpty { return whole }
        return "(\(whole)\(fraction) div 1\(String(repeating: "0", count: fraction.utf8.count)))"
    }

    private func literal(_ pieces: [XPathLiteralPiece]) -> String {
        let texts = pieces.map { piece in
            switch piece {
            case .text(let text): Self.quoted(text)
            case .slot(let index): "$" + XPathVariables.slot(index)
            }
        }
        if texts.isEmpty { return "\"\"" }
        return texts.count == 1 ? texts[0] : "concat(\(texts.joined(separator: ", ")))"
    }

    /// A text of an expression's literal holds one kind of quote at most.
    private static func quoted(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "\"")) ? "'\(text)'" : "\"\(text)\""
    }

    // MARK: Paths

    private func primaryText(_ term: XPathTerm) -> String {
        switch term.form {
        case .call, .slot, .literal: text(of: term)
        default: "(\(text(of: term)))"
        }
    }

    private func path(_ start: XPathStart, _ steps: [XPathStep]) -> String {
        if case .root = start, let name = Self.nameBelowAnything(steps) {
            let steps = Self.merged(Array(steps.dropFirst())).map(step).joined(separator: "/")
            return "$\(XPathVariables.parents(of: name))/\(steps)"
        }
        let steps = Self.merged(steps).map(step).joined(separator: "/")
        switch start {
        case .root: return "/" + steps
        case .context: return steps
        case .term(let term):
            if case .filter = term.form { return "\(text(of: term))/\(steps)" }
            return "\(primaryText(term))/\(steps)"
        }
    }

    /// The element name of a path that begins with `//name`.
    private static func nameBelowAnything(_ steps: [XPathStep]) -> String? {
        guard steps.count > 1, steps[0].isDescent, steps[1].axis == .child,
            case .name(_, let local) = steps[1].test, local != "*"
        else { return nil }
        return local
    }

    /// `descendant-or-self::node()/child::x` as `descendant::x`, which is twice as fast, where no predicate
    /// counts: `//x[1]` is the first of *each* parent.
    private static func merged(_ steps: [XPathStep]) -> [XPathStep] {
        var merged: [XPathStep] = []
        for step in steps {
            if let last = merged.last, last.isDescent, step.axis == .child,
                !step.predicates.contains(where: \.mayCount)
            {
                merged.removeLast()
                merged.append(XPathStep(axis: .descendant, test: step.test, predicates: step.predicates))
            } else {
                merged.append(step)
            }
        }
        return merged
    }

    private func step(_ step: XPathStep) -> String {
        "\(step.axis.rawValue)::\(test(step))" + step.predicates.map { "[\(text(of: $0))]" }.joined()
    }

    private func test(_ step: XPathStep) -> String {
        switch step.test {
        case .kind(let kind, let target): return "\(kind)(\(target.map(literal) ?? ""))"
        case .name(let prefix?, let local): return "\(prefix):\(local)"
        case .name(nil, let local):
            guard rewritesPlainElements, step.axis.isOfElements, local != "*" else { return local }
            return "*[local-name() = \"\(local)\"]"
        }
    }
}
