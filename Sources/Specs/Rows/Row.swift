package import Diagnostics

/// One row of a test: the variables that one run of it has.
package struct Row: Sendable {
    /// From 1.
    package let number: Int
    package let variables: [Variable]
    /// Where it begins.
    package let location: SourceLocation
}
