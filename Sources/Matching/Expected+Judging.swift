import JSON
import Paths

extension Expected {
    /// What this says of a value. Nothing is made for messages here: this is all that a passing check costs.
    func judge(_ value: Observed) -> Verdict {
        switch rule {
        case .scalar(let expected): Expected.judge(expected, value)
        case .array(let elements): Expected.judge(elements, value)
        case .object(let members, let isExact): Expected.judge(members, isExact: isExact, value)
        case .matchers(let matchers, _):
            if matchers.isEmpty {
                value.isAbsent ? .cannotJudge : .holds
            } else {
                matchers.reduce(.holds) { verdict, matcher in verdict.and(matcher.condition.judge(value)) }
            }
        }
    }

    /// Whether a value without a type reads as the expected scalar, one with a type equals it.
    static func isEqual(_ expected: JSONValue, _ actual: JSONValue, isTyped: Bool) -> Bool {
        guard !isTyped, case .string(let text) = actual else { return expected == actual }
        switch expected {
        case .number(let number): return UntypedText.number(text) == number
        case .boolean(let boolean): return UntypedText.boolean(text) == boolean
        default: return expected == actual
        }
    }

    private static func judge(_ expected: JSONValue, _ value: Observed) -> Verdict {
        switch value.single {
        case .value(let actual, let isTyped): Verdict(isEqual(expected, actual, isTyped: isTyped))
        // Many values are neither equal to one nor different from it.
        case .absent, .list, .nodes, .bytes, .notFinite: .cannotJudge
        }
    }

    private static func judge(_ expected: [Expected], _ value: Observed) -> Verdict {
        guard let (values, isTyped) = value.elements else { return value.isAbsent ? .cannotJudge : .fails }
        guard values.count <= expected.count else { return .fails }
        var verdict = Verdict.holds
        for index in expected.indices {
            let element: Observed =
                index < values.count ? .value(values[index], isTyped: isTyped) : .absent
            verdict = verdict.and(partVerdict(expected[index], element))
            if verdict == .fails { return .fails }
        }
        return verdict
    }

    private static func judge(_ expected: [ExpectedMember], isExact: Bool, _ value: Observed) -> Verdict {
        guard case .value(let actual, let isTyped) = value.single else { return .cannotJudge }
        guard case .object(let object) = actual else { return .fails }
        let index = MemberIndex(object, lookups: expected.count)
        var verdict = Verdict.holds
        var found = 0
        for member in expected {
            let place = index[member.name]
            if place != nil { found += 1 }
            let part = place.map { Observed.value(object.members[$0].value, isTyped: isTyped) } ?? .absent
            verdict = verdict.and(partVerdict(member.value, part))
            if verdict == .fails { return .fails }
        }
        return isExact && found < index.distinctCount ? .fails : verdict
    }

    /// A part that is missing is a plain no for what it was expected in: an object without the member is not
    /// that object.
    private static func partVerdict(_ expected: Expected, _ part: Observed) -> Verdict {
        let verdict = expected.judge(part)
        return verdict == .cannotJudge && part.isAbsent ? .fails : verdict
    }
}
