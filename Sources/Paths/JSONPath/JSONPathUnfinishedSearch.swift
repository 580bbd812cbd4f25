/// A `match` or `search` that took too many steps, so that nobody knows whether it would match.
///
/// RFC 9535 has a no for what is no I-Regexp, but none for what cannot be found out: a `!match(…)` must not hold
/// by accident.
package struct JSONPathUnfinishedSearch: Error, Equatable {
    let function: JSONPathFunction
    /// What the regular expression says.
    let reason: String
    /// How many scalars the text has.
    let length: Int

    /// For the reader: lower case, no full stop.
    package var message: String { "\(function.rawValue)(): \(reason), which has \(length) characters" }
}
