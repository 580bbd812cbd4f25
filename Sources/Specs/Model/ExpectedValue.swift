package import Matching
package import Templates

/// What a value must be.
package enum ExpectedValue: Sendable {
    /// Nothing to fill in: compiled once, when the spec is loaded.
    case constant(Matcher)
    /// Compiled when the step runs.
    case templated(TemplatedJSON)
}
