/// A JSON value that keeps what was written: the order of members and the digits of numbers.
///
/// `==` is the language's own equality (LANGUAGE.md §4 without the rule for extra keys): numbers by exact
/// decimal value, strings by Unicode scalars, arrays element by element, objects by members in any order.
package enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case number(JSONNumber)
    case string(String)
    /// A string that holds a lone surrogate, which a Swift string cannot.
    case surrogates(SurrogateString)
    case array([JSONValue])
    case object(JSONObject)
}
