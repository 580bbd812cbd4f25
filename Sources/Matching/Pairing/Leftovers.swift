import JSON

/// What a pairing has left over, told so that the mistake is seen.
struct Leftovers {
    let expected: [Expected]
    let values: [JSONValue]
    let isTyped: Bool
    let missing: [Int]
    let extra: [Int]

    /// `missing 1 and {"id":2}; extra 3 at $[1]`; elements of both kinds are named, of many the first.
    func summary(at place: (Int) -> String, namesExtra: Bool) -> String {
        var parts: [String] = []
        if !missing.isEmpty { parts.append("missing " + list(missing.map { expected[$0].expectation })) }
        if namesExtra && !extra.isEmpty {
            parts.append("extra " + list(extra.map { "\(ValueText.bare(values[$0])) at \(place($0))" }))
        }
        return parts.joined(separator: "; ")
    }

    private func list(_ names: [String]) -> String {
        guard names.count > 5 else { return ValueText.list(names, joining: "and") }
        return names.prefix(5).joined(separator: ", ") + ", … (\(names.count) in all)"
    }

    /// Each missing element with the left over one that is least different, closest pairs first chosen, in
    /// the order of the missing ones.
    func closestPairs(
        in explanation: Explanation, at place: (Int) -> ValuePath
    ) -> [(missing: Int, difference: ElementDifference)] {
        var pairs: [(missing: Int, extra: Int, difference: ElementDifference)] = []
        for left in missing.prefix(ElementDifference.limit) {
            for right in extra.prefix(ElementDifference.limit) {
                let value = Observed.value(values[right], isTyped: isTyped)
                let difference = ElementDifference(
                    of: value, from: expected[left], at: place(right), in: explanation)
                pairs.append((left, right, difference))
            }
        }
        var taken: (missing: Set<Int>, extra: Set<Int>) = ([], [])
        var chosen: [(missing: Int, difference: ElementDifference)] = []
        let order = pairs.indices.sorted {
            (pairs[$0].difference.size, $0) < (pairs[$1].difference.size, $1)
        }
        for pair in order.map({ pairs[$0] })
        where !taken.missing.contains(pair.missing) && !taken.extra.contains(pair.extra) {
            taken.missing.insert(pair.missing)
            taken.extra.insert(pair.extra)
            chosen.append((pair.missing, pair.difference))
        }
        return chosen.sorted { $0.missing < $1.missing }
    }
}
