/// A search of `match` or `search` that took too many steps, so that nobody knows whether it would match.
///
/// RFC 9535 has a no for what is no I-Regexp, but none for what cannot be found out: a `!match(…)` must not hold
/// by accident.
package struct JSONPathUnfinishedSearch: Error, Equatable {
    /// As PCRE2 got it.
    package let pattern: String
    /// The words of PCRE2.
    package let reason: String
    /// How many scalars the text has.
    package let length: Int

    package var message: String {
        "the pattern \(PathValue.quoted(pattern)) takes too many steps on a text of \(length) characters "
            + "(\(reason)): make it simpler"
    }
}
