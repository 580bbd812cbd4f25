extension JSONPathSlice {
    /// The positions of an array that the slice takes, in its order (RFC 9535 §2.3.4.2.2).
    func positions(count: Int) -> StrideTo<Int> {
        let nothing = stride(from: 0, to: 0, by: 1)
        let step: Int
        switch self.step {
        case nil: step = 1
        case .number(let number): step = number
        case .slot: return nothing
        }
        guard step != 0 else { return nothing }
        if step > 0 {
            guard let lower = Self.position(start, count, from: 0),
                let upper = Self.position(end, count, from: count)
            else { return nothing }
            return stride(from: clamp(lower, 0, count), to: clamp(upper, 0, count), by: step)
        }
        guard let upper = Self.position(start, count, from: count - 1),
            let lower = Self.position(end, count, from: -1)
        else { return nothing }
        return stride(from: clamp(upper, -1, count - 1), to: clamp(lower, -1, count - 1), by: step)
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
