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
