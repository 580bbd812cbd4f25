/// What an expression yields (XPath 1.0 §1).
enum XPathType {
    case nodes
    case string
    case number
    case boolean
    /// A `{{…}}` outside of quotes: a number or a text, as its value is.
    case scalar

    /// As a message names it.
    var words: String {
        switch self {
        case .nodes: "nodes"
        case .string: "text"
        case .number: "a number"
        case .boolean: "true or false"
        case .scalar: "a value"
        }
    }
}

/// A parsed expression and its type.
struct XPathTerm {
    indirect enum Form {
        case binary(XPathOperator, XPathTerm, XPathTerm)
        case negation(XPathTerm)
        case number(String)
        case literal([XPathLiteralPiece])
        case slot(Int)
        case call(XPathFunction, [XPathTerm])
        /// A primary expression and its predicates.
        case filter(XPathTerm, [XPathTerm])
        case path(XPathStart, [XPathStep])
    }

    let form: Form
    let type: XPathType
    let range: Range<Int>
    /// How many terms stand in one another here at most.
    let depth: Int
}

/// Where a path begins.
enum XPathStart {
    case root
    case context
    case term(XPathTerm)
}

/// One step of a path.
struct XPathStep {
    enum Test {
        /// A name, `prefix:name`, `prefix:*` or `*`.
        case name(prefix: String?, local: String)
        /// `text()`, `comment()`, `node()`, or `processing-instruction("target")`.
        case kind(String, target: [XPathLiteralPiece]?)
    }

    let axis: XPathAxis
    let test: Test
    let predicates: [XPathTerm]

    /// Whether it is what `//` stands for.
    var isDescent: Bool {
        guard case .kind("node", _) = test else { return false }
        return axis == .descendantOrSelf && predicates.isEmpty
    }
}

extension XPathTerm {
    /// Whether it, as a predicate, may ask for a node's place among its siblings.
    var mayCount: Bool { type == .number || type == .scalar || asksPlace }

    /// Whether `position()` or `last()` is called anywhere in it; also where that means an inner place.
    fileprivate var asksPlace: Bool {
        switch form {
        case .number, .literal, .slot: false
        case .binary(_, let left, let right): left.asksPlace || right.asksPlace
        case .negation(let operand): operand.asksPlace
        case .call(let function, let arguments):
            ["position", "last"].contains(function.name) || arguments.contains(where: \.asksPlace)
        case .filter(let primary, let predicates):
            primary.asksPlace || predicates.contains(where: \.asksPlace)
        case .path(let start, let steps):
            start.asksPlace || steps.contains { $0.predicates.contains(where: \.asksPlace) }
        }
    }
}

extension XPathStart {
    fileprivate var asksPlace: Bool {
        if case .term(let term) = self { term.asksPlace } else { false }
    }
}

/// The axes of XPath 1.0 §2.2.
enum XPathAxis: String, CaseIterable {
    case ancestor
    case ancestorOrSelf = "ancestor-or-self"
    case attribute
    case child
    case descendant
    case descendantOrSelf = "descendant-or-self"
    case following
    case followingSibling = "following-sibling"
    case namespace
    case parent
    case preceding
    case precedingSibling = "preceding-sibling"
    case `self`

    /// Whether a name on it is an element's (§2.3, principal node type).
    var isOfElements: Bool { self != .attribute && self != .namespace }
}

/// The operators between two terms, weakest first.
enum XPathOperator: String {
    case or
    case and
    case equal = "="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "div"
    case modulo = "mod"
    case union = "|"

    /// How strongly it binds, from 1.
    var strength: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .unequal: 3
        case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
        case .plus, .minus: 5
        case .times, .divided, .modulo: 6
        case .union: 8
        }
    }

    /// The strength of the sign before a term.
    static let signStrength = 7
}
