import JSON
import Paths

/// One compiled expected value.
struct Expected: Sendable {
    indirect enum Rule: Sendable {
        /// Null, a boolean, a number or a string.
        case scalar(JSONValue)
        case array([Expected])
        /// - isExact: whether other members than these are a mismatch.
        case object([ExpectedMember], isExact: Bool)
        /// All must hold; none (an object of `?because` alone) asks only that there is a value.
        case matchers([PlacedMatcher], because: String?)
    }

    let rule: Rule
    /// As the author wrote it, to be shown.
    let authored: LocatedJSON

    var range: Range<Int> { authored.range }
}

/// A member that an object must have.
struct ExpectedMember: Sendable {
    let name: MemberName
    let value: Expected
}

/// A matcher and its place: from its name to the end of its operand.
struct PlacedMatcher: Sendable {
    let name: String
    let condition: any Condition
    let range: Range<Int>
}

/// What one matcher asks of a value.
protocol Condition: Sendable {
    /// What the value should be, after "expected": `an integer`, `text that starts with "a"`.
    var expectation: String { get }

    func judge(_ value: Observed) -> Verdict

    /// Adds what is to be said of a value that this does not hold for.
    func explain(_ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation)

    /// This without the expected parts that stand for what queries select.
    func without(_ tracker: JSONPathTracker) -> any Condition
}

extension Condition {
    func without(_ tracker: JSONPathTracker) -> any Condition { self }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        let actual = judge(value) == .cannotJudge ? ValueText.typed(value) : ValueText.bare(value)
        explanation.add(expected: expectation, actual: actual, of: value, at: place, range: range)
    }
}
