/// What JSON a matcher takes, as far as it can be told without knowing the matcher. Where text is taken, one that
/// holds a template may stand for anything.
package enum OperandForm: Sendable {
    /// Any value; nothing inside is a matcher.
    case data
    /// A value or a matcher.
    case expected
    /// An array of values and matchers.
    case list(minimum: Int)
    case text
    /// Text that is not empty.
    case fileName
    /// One of these texts, or an array of them.
    case words([String])
    /// A whole number from 0, or a matcher.
    case size
    /// A number, an ISO date or a duration.
    case limit
    /// A number or a duration.
    case distance
    /// An ISO date, `now`, or `now` and a duration.
    case moment
}
