/// Did-you-mean: the known name that a mistyped one most likely stands for.
package enum Suggestion {
    /// The candidate nearest to `name`, or nil where none is near enough to be a slip of the hand.
    ///
    /// Near enough means at most a third of the longer name changed (two changes for short ones), where a
    /// change is an insertion, a deletion, a replacement or a swap of neighbours; case does not count.
    /// Of equally near candidates the first wins.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let other = Array(candidate.lowercased().unicodeScalars)
            let longer = max(wanted.count, other.count)
            let limit = longer <= 2 ? 1 : max(2, longer / 3)
            guard abs(wanted.count - other.count) <= limit else { continue }
            let distance = distance(wanted, other)
            guard distance <= limit, distance < longer else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// `did you mean "expect"?`, or nil.
    package static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: name, among: candidates).map { "did you mean \"\($0)\"?" }
    }

    /// The optimal string alignment distance of two names.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
