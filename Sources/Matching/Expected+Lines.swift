import JSON

/// The rule for the lines of a header: one of them must match, but `?not` must hold for all.
extension Expected {
    func judge(lines: [JSONValue]) -> Verdict {
        guard lines.count > 1 else { return judge(.list(lines)) }
        let (forAll, forOne) = divided
        let all = forAll.reduce(Verdict.holds) { verdict, matcher in
            lines.reduce(verdict) { $0.and(matcher.condition.judge(.value($1, isTyped: false))) }
        }
        return all.and(Expected.judge(forOne, lines: lines))
    }

    func explain(lines: [JSONValue], in explanation: inout Explanation) {
        guard lines.count > 1 else { return explain(.list(lines), at: .root, in: &explanation) }
        let (forAll, forOne) = divided
        let because: String? = if case .matchers(_, let because) = rule { because } else { nil }
        explanation.within(because: because) { explanation in
            for index in lines.indices {
                let line = Observed.value(lines[index], isTyped: false)
                for matcher in forAll where matcher.condition.judge(line) != .holds {
                    matcher.condition.explain(
                        line, at: .line(index, of: .root), range: matcher.range, in: &explanation)
                }
            }
            if Expected.judge(forOne, lines: lines) != .holds, let forOne {
                explanation.add(
                    expected: "one line to be \(forOne.expectation)", actual: ValueText.typed(.list(lines)),
                    of: .list(lines), at: .root, range: forOne.range)
            }
        }
    }

    /// One line must match, or the list of them as an array.
    private static func judge(_ expected: Expected?, lines: [JSONValue]) -> Verdict {
        guard let expected else { return .holds }
        return lines.reduce(expected.judge(.list(lines))) { verdict, line in
            verdict.or(expected.judge(.value(line, isTyped: false)))
        }
    }

    /// What must hold for every line, and what one line must match, nil where that is nothing.
    private var divided: (forAll: [PlacedMatcher], forOne: Expected?) {
        guard case .matchers(let matchers, let because) = rule else { return ([], self) }
        var forAll: [PlacedMatcher] = []
        var forOne: [PlacedMatcher] = []
        for matcher in matchers.flatMap(\.flattened) {
            if matcher.condition is NotCondition { forAll.append(matcher) } else { forOne.append(matcher) }
        }
        if forOne.isEmpty && !forAll.isEmpty { return (forAll, nil) }
        return (forAll, Expected(rule: .matchers(forOne, because: because), authored: authored))
    }
}

extension PlacedMatcher {
    /// The matchers inside `?all` that stand for it, where they have no words of their own.
    fileprivate var flattened: [PlacedMatcher] {
        guard let all = condition as? AllCondition else { return [self] }
        var parts: [PlacedMatcher] = []
        for part in all.parts {
            guard case .matchers(let matchers, because: nil) = part.rule else { return [self] }
            parts += matchers.flatMap(\.flattened)
        }
        return parts
    }
}
