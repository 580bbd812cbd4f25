package import Diagnostics

/// One request that a stub server answered.
package struct RecordedStubRequest: Sendable, Equatable {
    package let method: String
    /// Path and query as they came.
    package let target: String
    /// The rule that answered; nil where none matched.
    package let rule: SourceLocation?
    package let status: Int
    /// Why the rule could not answer as it is written.
    package let problem: String?
}
