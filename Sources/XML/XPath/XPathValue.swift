/// What an expression yielded.
package enum XPathValue {
    /// In document order.
    case nodes([XMLNode])
    case string(String)
    case number(Double)
    case boolean(Bool)
}

extension XPathValue {
    /// As `string()` gives it (XPath 1.0 §4.2): of nodes the string-value of the first.
    package var stringValue: String {
        switch self {
        case .nodes(let nodes): nodes.first?.stringValue ?? ""
        case .string(let text): text
        case .number(let number): XPathNumber.format(number)
        case .boolean(let flag): flag ? "true" : "false"
        }
    }
}

/// The value of a slot.
package enum XPathScalar: Sendable, Equatable {
    case string(String)
    /// A number by its text, as JSON writes it.
    case number(String)

    /// As it goes into a text.
    var text: String {
        switch self {
        case .string(let text), .number(let text): text
        }
    }
}
