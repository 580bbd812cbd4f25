import CLibXML2

/// Why a checked expression could not be evaluated on a document.
package enum XPathError: Error, Sendable, Equatable {
    /// Nothing binds a prefix; with its place in the expression and the prefixes there are.
    case unknownPrefix(XPathPrefixUse, known: [String])
    /// The value of a slot has the character U+0000, by the slot's place in the expression.
    case zeroCharacter(slot: XPathSlot)
    /// A text is a whole predicate, by the slot it is the value of.
    case textAsPredicate(slot: XPathSlot)
    /// Not every slot got a value.
    case wrongValueCount(expected: Int, found: Int)
    /// A namespace node has nothing around it to evaluate in.
    case namespaceNodeAsContext
    /// libxml2 gave up: its error code, for instance for want of memory.
    case failed(code: Int)

    /// For the reader: lower case, no full stop.
    package var message: String {
        switch self {
        case .unknownPrefix(let use, let known):
            "the prefix \"\(use.prefix)\" is not bound: "
                + "there \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))"
        case .zeroCharacter(let slot): "the value of {{\(slot.text)}} holds the character U+0000"
        case .textAsPredicate(let slot):
            "the value of {{\(slot.text)}} is a text, and as a predicate would hold for every node: "
                + "expected a number"
        case .wrongValueCount(let expected, let found):
            "the expression has \(expected) places for values, but \(found) were given"
        case .namespaceNodeAsContext: "an expression cannot start at a namespace node"
        case .failed(let code): "the expression could not be evaluated: " + Self.reason(code)
        }
    }

    private static func reason(_ code: Int) -> String {
        switch code {
        // The codes of XPath are its own errors, from 1200.
        case 1200 + Int(XPATH_RECURSION_LIMIT_EXCEEDED.rawValue):
            "it has too many steps, or parts that stand in each other; divide it with \"->\""
        case 1200 + Int(XPATH_OP_LIMIT_EXCEEDED.rawValue): "it takes too many steps"
        case 1200 + Int(XPATH_STACK_ERROR.rawValue): "too many values are needed at the same time"
        case Int(XML_ERR_NO_MEMORY.rawValue), 1200 + Int(XPATH_MEMORY_ERROR.rawValue):
            "there is not enough memory"
        default: "libxml2 error \(code)"
        }
    }

    /// The offset of the place in UTF-8 bytes of the expression, where there is one.
    package var offset: Int? {
        switch self {
        case .unknownPrefix(let use, _): use.offset
        case .zeroCharacter(let slot), .textAsPredicate(let slot): slot.offset
        default: nil
        }
    }
}
