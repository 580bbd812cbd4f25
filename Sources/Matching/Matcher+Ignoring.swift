package import JSON
package import Paths

extension Matcher {
    /// The places where a document is not as expected, without what queries select: on both sides, as if it
    /// were not there.
    ///
    /// - Throws: where nobody knows what is selected.
    package func mismatches(
        of value: JSONValue, label: String, ignoring queries: [JSONPathQuery]
    ) throws(PathError) -> [Mismatch] {
        let actual = try JSONRemainder(of: value, without: queries)
        let tracker = JSONPathTracker(queries, root: expected.value)
        let root = root.without(tracker)
        if let problem = tracker.problem { throw problem }
        let observed = Observed.value(actual.value, isTyped: true)
        guard root.judge(observed) != .holds else { return [] }
        var explanation = Explanation(source: source, label: label, lost: actual.lost)
        root.explain(observed, at: .root, in: &explanation)
        return explanation.mismatches
    }
}

extension Expected {
    /// This without the parts that stand for what queries select.
    func without(_ tracker: JSONPathTracker) -> Expected {
        guard !tracker.isDone else { return self }
        switch rule {
        case .scalar: return self
        case .array(let elements):
            let kept = elements.indices.compactMap { index -> Expected? in
                elements[index].kept(
                    tracker.element(elements[index].authored.value, at: (index, elements.count)))
            }
            return Expected(rule: .array(kept), authored: authored)
        case .object(let members, let isExact):
            let kept = members.compactMap { member -> ExpectedMember? in
                let place = JSONMember(
                    key: member.name.text.text, value: member.value.authored.value,
                    keyHasSurrogate: member.name.hasSurrogate)
                return member.value.kept(tracker.member(place)).map {
                    ExpectedMember(name: member.name, value: $0)
                }
            }
            return Expected(rule: .object(kept, isExact: isExact), authored: authored)
        case .matchers(let matchers, let because):
            let kept = matchers.map {
                PlacedMatcher(name: $0.name, condition: $0.condition.without(tracker), range: $0.range)
            }
            return Expected(rule: .matchers(kept, because: because), authored: authored)
        }
    }

    /// One of the elements of an array, nobody knows which; nil where it is left out.
    func elementWithout(_ tracker: JSONPathTracker) -> Expected? {
        kept(tracker.element(authored.value, at: nil))
    }

    private func kept(_ tracker: JSONPathTracker) -> Expected? {
        tracker.isSelected ? nil : without(tracker)
    }
}
