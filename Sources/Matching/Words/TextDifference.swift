import JSON

/// Two texts that are not equal, shown so that the difference is seen.
struct TextDifference {
    let expected: String
    let actual: String
    /// The first different character from 1, where the texts are cut around it.
    let position: Int?

    init(expected: String, actual: String) {
        let left = Array(expected.unicodeScalars)
        let right = Array(actual.unicodeScalars)
        var first = 0
        while first < left.count, first < right.count, left[first] == right[first] { first += 1 }

        // Swift's `==` is canonical equivalence: these two print the same.
        let looksSame = expected == actual
        let marked = TextDifference.marked(left, right, at: first)
        let window = TextDifference.window(around: first, longest: max(left.count, right.count))
        func shown(_ scalars: [Unicode.Scalar], _ marked: Bool) -> String {
            let range = window.clamped(to: 0..<scalars.count)
            let text = QuotedText.escaped(
                scalars[range], escapingNonASCII: looksSame, marked: marked ? first : nil)
            let lead = window.lowerBound > 0 ? "…" : ""
            return "\"\(lead)\(text)\(window.upperBound < scalars.count ? "…" : "")\""
        }
        self.expected = shown(left, marked.left)
        self.actual = shown(right, marked.right)
        let isCut = window.lowerBound > 0 || window.upperBound < max(left.count, right.count)
        position = isCut ? first + 1 : nil
    }

    /// Everything where both are short, else some scalars before the difference and more after it.
    private static func window(around first: Int, longest: Int) -> Range<Int> {
        guard longest > QuotedText.limit else { return 0..<longest }
        let start = max(0, first - 20)
        return start..<(start + 60)
    }

    /// Which of the two first different scalars a reader might take for the other: a letter of another
    /// script for one of ASCII, and marks, which are drawn over what stands before them.
    private static func marked(
        _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], at first: Int
    ) -> (left: Bool, right: Bool) {
        let left = first < left.count ? left[first] : nil
        let right = first < right.count ? right[first] : nil
        func isMarked(_ scalar: Unicode.Scalar?, against other: Unicode.Scalar?) -> Bool {
            guard let scalar, !scalar.isASCII else { return false }
            if VisibleScalar.isMark(scalar) { return true }
            // The letters of Latin-1 and Latin Extended are told from those of ASCII at a glance.
            return scalar.value >= 0x250 && other?.isASCII == true
        }
        return (isMarked(left, against: right), isMarked(right, against: left))
    }
}
