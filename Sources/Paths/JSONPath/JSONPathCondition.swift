import JSON
import Text

/// The logical expression of a filter (RFC 9535 §2.3.5).
indirect enum JSONPathCondition: Sendable {
    case any([JSONPathCondition])
    case all([JSONPathCondition])
    case not(JSONPathCondition)
    case exists(JSONPathFilterQuery)
    case compare(JSONPathOperand, JSONPathComparison, JSONPathOperand)
    case call(JSONPathTest)
}

/// A query inside a filter, from `@` or from `$`.
struct JSONPathFilterQuery: Sendable {
    let isAbsolute: Bool
    let segments: [JSONPathSegment]
    /// Whether the grammar's `singular-query` holds it, which has no room for white space inside brackets.
    let isSingular: Bool
}

/// Something that has a value, or Nothing (RFC 9535 §2.4.1, ValueType).
indirect enum JSONPathOperand: Sendable {
    case literal(JSONValue)
    /// A singular query.
    case query(JSONPathFilterQuery)
    case length(JSONPathOperand)
    case count(JSONPathFilterQuery)
    case value(JSONPathFilterQuery)
    /// A scalar known when the slots are filled; Nothing until then.
    case slot(Int)
    /// A quoted literal with slots in it; Nothing until they are filled.
    case template(JSONPathTemplate)
}

/// A function that says yes or no (RFC 9535 §2.4.1, LogicalType): `match` or `search`.
struct JSONPathTest: Sendable {
    let isWhole: Bool
    let text: JSONPathOperand
    let pattern: JSONPathPattern
}

/// The pattern of `match` and `search`.
enum JSONPathPattern: Sendable {
    case compiled(RegularExpression)
    /// A literal that is no I-Regexp: nothing matches it (RFC 9535 §2.4.6).
    case invalid
    /// Known only when the filter is asked.
    case operand(JSONPathOperand)
}

/// A comparison operator.
enum JSONPathComparison: Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}
