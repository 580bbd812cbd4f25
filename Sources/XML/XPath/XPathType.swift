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
