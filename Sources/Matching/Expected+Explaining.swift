import JSON

extension Expected {
    /// Adds a mismatch for every place where the value is not as expected; none where it holds.
    func explain(_ value: Observed, at place: ValuePath, in explanation: inout Explanation) {
        switch rule {
        case .scalar(let expected): explainScalar(expected, value, at: place, in: &explanation)
        case .array(let elements): explainArray(elements, value, at: place, in: &explanation)
        case .object(let members, let isExact):
            explainObject(members, isExact: isExact, value, at: place, in: &explanation)
        case .matchers(let matchers, let because):
            guard judge(value) != .holds else { return }
            explanation.within(because: because) { explanation in
                explainMatchers(matchers, value, at: place, in: &explanation)
            }
        }
    }

    private func explainScalar(
        _ expected: JSONValue, _ value: Observed, at place: ValuePath, in explanation: inout Explanation
    ) {
        guard judge(value) != .holds else { return }
        if case .string(let left) = expected, let right = value.text, !left.isEmpty, !right.isEmpty {
            let difference = TextDifference(expected: left, actual: right)
            explanation.add(
                expected: difference.expected, actual: difference.actual, of: value, at: place, range: range,
                note: difference.position.map { ", first different at character \($0)" } ?? "")
            return
        }
        // The notation tells the types of two values, but not why "7" is not 7.
        var hasSameType = value.isAbsent
        if case .value(let actual, _) = value.single { hasSameType = actual.kindName == expected.kindName }
        explanation.add(
            expected: hasSameType ? ValueText.bare(expected) : ValueText.typed(expected),
            actual: hasSameType ? ValueText.bare(value) : ValueText.typed(value), of: value, at: place,
            range: range)
    }

    private func explainArray(
        _ expected: [Expected], _ value: Observed, at place: ValuePath, in explanation: inout Explanation
    ) {
        guard let (values, isTyped) = value.elements else {
            explanation.add(
                expected: value.isAbsent ? expectation : "an array", actual: ValueText.typed(value),
                of: value,
                at: place, range: range)
            return
        }
        for index in expected.indices {
            let element: Observed =
                index < values.count ? .value(values[index], isTyped: isTyped) : .absent
            expected[index].explain(element, at: value.place(of: index, in: place), in: &explanation)
        }
        guard values.count > expected.count else { return }
        guard !expected.isEmpty else {
            explanation.add(
                expected: "an empty array", actual: ValueText.bare(value), of: value, at: place, range: range)
            return
        }
        let extra = ValueText.bare(values[expected.count])
        explanation.add(
            expected: ValueText.count(expected.count, "element"),
            actual: "\(values.count), the first of the others is \(extra)", of: value, at: place, range: range
        )
    }

    private func explainObject(
        _ expected: [ExpectedMember], isExact: Bool, _ value: Observed, at place: ValuePath,
        in explanation: inout Explanation
    ) {
        guard case .value(.object(let object), let isTyped) = value.single else {
            explanation.add(
                expected: value.isAbsent ? expectation : "an object", actual: ValueText.typed(value),
                of: value, at: place, range: range)
            return
        }
        let index = MemberIndex(object, lookups: expected.count)
        for member in expected {
            let found = index[member.name]
            let part = found.map { Observed.value(object.members[$0].value, isTyped: isTyped) } ?? .absent
            let before = explanation.mismatches.count
            let partPlace = ValuePath.member(
                member.name.text.text, hasSurrogate: member.name.hasSurrogate, of: place)
            member.value.explain(part, at: partPlace, in: &explanation)
            guard explanation.mismatches.count > before else { continue }
            let times = object.members.count { MemberName($0) == member.name }
            if times > 1 {
                let name = QuotedText.of(member.name.text.text)
                explanation.addNote(
                    " (\(name) stands \(times) times in the answer, the last counts)", since: before)
            }
        }
        if isExact {
            explainOtherMembers(of: object, than: expected, isTyped: isTyped, at: place, in: &explanation)
        }
    }

    private func explainOtherMembers(
        of object: JSONObject, than expected: [ExpectedMember], isTyped: Bool, at place: ValuePath,
        in explanation: inout Explanation
    ) {
        var known = Set(expected.map(\.name))
        for member in object.members where known.insert(MemberName(member)).inserted {
            let memberPlace = ValuePath.member(member.key, hasSurrogate: member.keyHasSurrogate, of: place)
            explanation.add(
                expected: "no such member", actual: ValueText.bare(member.value),
                of: .value(member.value, isTyped: isTyped), at: memberPlace, range: range)
        }
    }

    private func explainMatchers(
        _ matchers: [PlacedMatcher], _ value: Observed, at place: ValuePath,
        in explanation: inout Explanation
    ) {
        // An absent value is said once, not by each matcher.
        if value.isAbsent && (matchers.count > 1 || matchers.isEmpty) {
            explanation.add(
                expected: expectation, actual: "absent", of: value, at: place, range: range)
            return
        }
        for matcher in matchers where matcher.condition.judge(value) != .holds {
            matcher.condition.explain(value, at: place, range: matcher.range, in: &explanation)
        }
    }
}
