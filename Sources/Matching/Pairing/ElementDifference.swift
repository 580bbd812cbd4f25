import JSON

/// How far an element is from what was expected, to find the one that was probably meant.
struct ElementDifference {
    /// How many elements are looked at: each look costs as much as a message.
    static let limit = 25

    /// 0 where there is no difference; one of the element as a whole outweighs any number inside it.
    let size: Int
    let first: Mismatch?
    /// Whether the first mismatch is inside the element, which is otherwise the right one.
    let isInside: Bool

    init(of value: Observed, from expected: Expected, at place: ValuePath, in explanation: Explanation) {
        let found = explanation.found { expected.explain(value, at: place, in: &$0) }
        let path = explanation.path(of: place)
        let isOfOtherKind =
            if case .scalar(let scalar) = expected.rule, case .value(let actual, _) = value {
                scalar.kindName != actual.kindName
            } else {
                false
            }
        size = found.reduce(isOfOtherKind ? 1_000_000 : 0) { sum, mismatch in
            sum + (mismatch.path == path ? 1_000_000 : 1)
        }
        first = found.first
        isInside = found.first.map { $0.path != path } ?? false
    }
}
