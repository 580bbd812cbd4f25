/// One token of an expression (XPath 1.0 §3.7) and its place.
struct XPathToken {
    enum Kind: Equatable {
        case symbol(Symbol)
        case number(String)
        case literal([XPathLiteralPiece])
        /// A name, `prefix:name`, or `prefix:*`.
        case name(prefix: String?, local: String)
        /// `{{…}}`, by its index.
        case slot(Int)
        case end
    }

    enum Symbol: String {
        case openParenthesis = "("
        case closeParenthesis = ")"
        case openBracket = "["
        case closeBracket = "]"
        case dot = "."
        case dots = ".."
        case at = "@"
        case comma = ","
        case axis = "::"
        case slash = "/"
        case slashes = "//"
        case bar = "|"
        case plus = "+"
        case minus = "-"
        case equal = "="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case star = "*"
        case dollar = "$"

        /// Those of two characters first, so that the longest one is found.
        static let byLength: [Symbol] = [
            .dots, .axis, .slashes, .unequal, .lessOrEqual, .greaterOrEqual, .openParenthesis,
            .closeParenthesis, .openBracket, .closeBracket, .dot, .at, .comma, .slash, .bar, .plus, .minus,
            .equal, .less, .greater, .star, .dollar,
        ]
    }

    let kind: Kind
    let range: Range<Int>
}

/// Part of a literal: text, or a `{{…}}` by its index.
enum XPathLiteralPiece: Equatable, Sendable {
    case text(String)
    case slot(Int)
}

/// A `{{…}}` in an expression: a place for a value that is known when it is evaluated.
package struct XPathSlot: Sendable, Equatable {
    /// What stands between the braces.
    package let text: String
    /// The offset of its `{{` in UTF-8 bytes of the expression.
    package let offset: Int
    /// Whether it stands in quotes, where it is always text.
    package let isInLiteral: Bool
    /// Whether it is a whole predicate, `[{{n}}]`.
    var isPredicate = false
}
