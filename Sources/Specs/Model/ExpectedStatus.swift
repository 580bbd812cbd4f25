package import Diagnostics
package import Templates

/// What the status must be.
package struct ExpectedStatus: Sendable {
    package let rule: Rule
    /// Whether the step itself says so; a fault that is expected drops the others (LANGUAGE.md §6).
    package let isOwn: Bool
    /// Nil for the 2xx that nobody wrote.
    package let location: SourceLocation?

    package init(_ rule: Rule, isOwn: Bool, location: SourceLocation?) {
        self.rule = rule
        self.isOwn = isOwn
        self.location = location
    }

    /// The 2xx that is expected where nobody says anything.
    package static let success = ExpectedStatus(.oneOf([.family(2)]), isOwn: false, location: nil)

    package enum Rule: Sendable {
        /// `200`, `"2xx"`, or a list of such: one of them.
        case oneOf([StatusPattern])
        /// A matcher on the number.
        indirect case matching(ExpectedValue)
        /// Known when the step runs.
        indirect case templated(TemplatedJSON)
    }
}

/// A status, or all of one hundred.
package enum StatusPattern: Sendable, Equatable, CustomStringConvertible {
    case code(Int)
    /// The first digit: 2 for `2xx`.
    case family(Int)

    package func matches(_ status: Int) -> Bool {
        switch self {
        case .code(let code): status == code
        case .family(let digit): status / 100 == digit
        }
    }

    /// As the author writes it.
    package var description: String {
        switch self {
        case .code(let code): String(code)
        case .family(let digit): "\(digit)xx"
        }
    }
}
