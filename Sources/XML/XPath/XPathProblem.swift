import Diagnostics

/// What can be wrong with an expression, as data; `message` and `hint` have the words.
enum XPathProblem: Equatable {
    case emptyExpression
    case unexpectedCharacter(String)
    case unfinishedLiteral(quote: String)
    case unfinishedSlot
    case expected(String, found: String)
    case expectedStep(after: String, found: String)
    case expectedOperator(found: String)
    case unclosed(String, opener: String, found: String)
    case slotAsName(String)
    case undefinedVariable(String)
    case unknownAxis(String)
    case unknownFunction(String)
    case functionAsStep(String)
    case predicateOnDot(String)
    case wrongCount(function: String, expected: String, found: Int)
    case wrongType(function: String, found: XPathType)
    case needsNodes(operation: String, found: XPathType)
    case tooComplex

    var message: String {
        switch self {
        case .emptyExpression: "the expression is empty"
        case .unexpectedCharacter(let character): "\(character) has no meaning in XPath"
        case .unfinishedLiteral(let quote): "the text has no closing \(quote)"
        case .unfinishedSlot: "\"{{\" has no end: expected \"}}\""
        case .expected(let what, let found): "expected \(what), found \(found)"
        case .expectedStep(let after, let found): "expected a step after \(after), found \(found)"
        case .expectedOperator(let found): "expected an operator or the end, found \(found)"
        case .unclosed(let closer, let opener, let found):
            "expected \"\(closer)\" to close \"\(opener)\", found \(found)"
        case .slotAsName(let slot): "\(slot) cannot stand for a name: it is a value"
        case .undefinedVariable(let name): "there is no XPath variable $\(name)"
        case .unknownAxis(let name): "no axis is called \"\(name)\""
        case .unknownFunction(let name):
            XPathFunction.ofLaterVersions.contains(name)
                ? "\(name)() came with XPath 2.0: XPath 1.0 is what is understood here"
                : "XPath 1.0 has no function \(name)()"
        case .functionAsStep(let name): "\(name)() is a function and cannot be a step of a path"
        case .predicateOnDot(let dot): "a predicate cannot follow \"\(dot)\""
        case .wrongCount(let function, let expected, let found):
            "\(function)() takes \(expected), found \(found)"
        case .wrongType(let function, let found): "\(function)() takes nodes, found \(found.words)"
        case .needsNodes(let operation, let found): "\(operation) works on nodes, found \(found.words)"
        case .tooComplex: "the expression is nested more than \(XPathParser.depthLimit) deep"
        }
    }

    var hint: String? {
        switch self {
        case .undefinedVariable(let name): "a variable of the spec is written {{\(name)}}"
        case .unknownAxis(let name): Suggestion.hint(for: name, among: XPathAxis.allCases.map(\.rawValue))
        case .unknownFunction(let name) where !XPathFunction.ofLaterVersions.contains(name):
            Suggestion.hint(for: name, among: XPathFunction.all.map(\.name))
        case .functionAsStep(let name): "write \(name)(…) around the path"
        case .predicateOnDot(let dot):
            dot == "." ? "write self::node()[…]" : "write parent::node()[…]"
        default: nil
        }
    }
}
