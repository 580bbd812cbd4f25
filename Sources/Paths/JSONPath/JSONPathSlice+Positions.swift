extension JSONPathSlice {
    /// The positions of an array that the slice takes, in its order (RFC 9535 §2.3.4.2.2).
    func positions(count: Int) -> StrideTo<Int> {
        guard let bounds = bounds(count: count) else { return stride(from: 0, to: 0, by: 1) }
        return stride(from: bounds.first, to: bounds.end, by: bounds.step)
    }

    /// Whether the slice takes an element of an array.
    func takes(_ index: Int, count: Int) -> Bool {
        guard let (first, end, step) = bounds(count: count) else { return false }
        let isInside = step > 0 ? first <= index && index < end : end < index && index <= first
        return isInside && (index - first).isMultiple(of: step)
    }

    /// The first position, the one where it ends, and the way between them; nil for nothing.
    private func bounds(count: Int) -> (first: Int, end: Int, step: Int)? {
        let step: Int
        switch self.step {
        case nil: step = 1
        case .number(let number): step = number
        case .slot: return nil
        }
        guard step != 0 else { return nil }
        if step > 0 {
            guard let lower = Self.position(start, count, from: 0),
                let upper = Self.position(end, count, from: count)
            else { return nil }
            return (clamp(lower, 0, count), clamp(upper, 0, count), step)
        }
        guard let upper = Self.position(start, count, from: count - 1),
            let lower = Self.position(end, count, from: -1)
        else { return nil }
        return (clamp(upper, -1, count - 1), clamp(lower, -1, count - 1), step)
    }

    /// A bound counted from the beginning; nil for a slot that is not filled.
    private static func position(_ bound: Bound?, _ count: Int, from unbound: Int) -> Int? {
        switch bound {
        case nil: unbound
        case .number(let number): number >= 0 ? number : count + number
        case .slot: nil
        }
    }

    private func clamp(_ number: Int, _ lower: Int, _ upper: Int) -> Int {
        min(max(number, lower), upper)
    }
}

extension StrideTo<Int> {
    var isEmpty: Bool { first { _ in true } == nil }
}
