package import Diagnostics

/// One place where a value is not what was expected.
package struct Mismatch: Sendable, Equatable {
    /// Where in the answer: `$.items[2].id`, `header Location`.
    package let path: String
    /// What was expected: `an integer`, `"milk"`.
    package let expected: String
    /// What came, with its type where that matters: `string "7"`, `absent`.
    package let actual: String
    /// The whole sentence: `expected an integer, got string "7"`.
    package let message: String
    /// The expected value in the spec.
    package let location: SourceLocation
    /// The author's own words, where the matcher has a `?because`.
    package let because: String?
}
