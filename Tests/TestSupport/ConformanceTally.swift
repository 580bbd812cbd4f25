package import Testing

/// Counts the cases of a suite that hold, and prints `json-parsing: 154 of 154` when it is closed.
package struct ConformanceTally {
    private let suite: String
    private var total = 0
    private var failures: [String] = []

    package init(_ suite: String) {
        self.suite = suite
    }

    /// Notes a case; `failure` says what is wrong with it, nil that it holds.
    package mutating func note(_ name: String, failure: String?) {
        total += 1
        if let failure { failures.append("\(name): \(failure)") }
    }

    /// Notes a case that holds when `holds` is true.
    package mutating func note(
        _ name: String, holds: Bool, orElse failure: @autoclosure () -> String = "does not hold"
    ) {
        note(name, failure: holds ? nil : failure())
    }

    /// Prints the count, and records an issue that lists the cases that failed, or that there were none.
    package func close(sourceLocation: SourceLocation = #_sourceLocation) {
        print("\(suite): \(total - failures.count) of \(total)")
        if total == 0 { Issue.record("\(suite) has no cases", sourceLocation: sourceLocation) }
        guard !failures.isEmpty else { return }
        let list = failures.joined(separator: "\n")
        Issue.record("\(failures.count) of \(total) failed:\n\(list)", sourceLocation: sourceLocation)
    }
}
