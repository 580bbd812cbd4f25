/// A JSON string with at least one lone surrogate: kept as escapes, equal only to the same code units.
///
/// `escaped` is the content as JSON writes it between quotes, in one canonical form: every lone surrogate
/// as `\udxxx` in lower case, `\\`, `\"` and the control characters escaped, all else as it is. So two of
/// them hold the same code units exactly when their `escaped` texts have the same scalars.
package struct SurrogateString: Sendable {
    package let escaped: String

    /// - Parameter escaped: the canonical form described above.
    package init(escaped: String) {
        self.escaped = escaped
    }
}

extension SurrogateString: Hashable {
    /// Equality of code units.
    package static func == (left: SurrogateString, right: SurrogateString) -> Bool {
        TextEquality.equal(left.escaped, right.escaped)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ScalarText(escaped))
    }
}
