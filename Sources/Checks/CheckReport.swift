package import Results

/// What became of the checks of one answer.
package struct CheckReport: Sendable {
    /// How many checks were made, the passing ones included.
    package let count: Int
    /// Everything that did not hold, in the order of the checks.
    package let failures: [CheckFailure]

    package init(count: Int, failures: [CheckFailure]) {
        self.count = count
        self.failures = failures
    }
}
