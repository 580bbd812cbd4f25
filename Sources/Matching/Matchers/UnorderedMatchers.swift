import JSON
import Paths

extension MatcherDefinition {
    static let unordered = MatcherDefinition(
        "?unordered", operand: "a list of values or matchers", form: .list(minimum: 0),
        summary: "is an array of these and no others, in any order", example: #"{ "?unordered": [1, 2, 3] }"#
    ) { operand, compiler in
        guard !compiler.isPending(operand.value) else { return .nothing }
        guard let elements = operand.elements else {
            compiler.report(.wrongOperand(operand))
            return .nothing
        }
        let expected = elements.map { compiler.compile($0) }
        return .condition(
            ElementsCondition(elements: expected, allowsOthers: false, authored: operand.value.value))
    }

    static let includes = MatcherDefinition(
        "?includes", operand: "a list of values or matchers", form: .list(minimum: 1),
        summary: "is an array with at least these",
        example: #"{ "?includes": [{ "id": 1 }, { "id": 2 }] }"#
    ) { operand, compiler in
        // Every array has at least nothing.
        guard let expected = compiler.compileList(operand) else { return .nothing }
        return .condition(
            ElementsCondition(elements: expected, allowsOthers: true, authored: operand.value.value))
    }
}

/// The value is an array in which each of some elements has a partner of its own, in any order.
struct ElementsCondition: Condition {
    let elements: [Expected]
    let allowsOthers: Bool
    let authored: JSONValue

    var expectation: String {
        if elements.isEmpty { return "an empty array" }
        let list = ValueText.cut(authored)
        return allowsOthers ? "an array with at least \(list)" : "\(list) in any order"
    }

    func without(_ tracker: JSONPathTracker) -> any Condition {
        ElementsCondition(
            elements: elements.compactMap { $0.elementWithout(tracker) }, allowsOthers: allowsOthers,
            authored: authored)
    }

    func judge(_ value: Observed) -> Verdict {
        guard let (values, isTyped) = value.elements else { return .cannotJudge }
        guard allowsOthers ? values.count >= elements.count : values.count == elements.count else {
            return .fails
        }
        let pairing = ElementPairing(elements, with: values, isTyped: isTyped)
        if pairing.missing.isEmpty { return .holds }
        guard pairing.isUnjudged else { return .fails }
        // Only where those that could not be judged would have filled the gaps is the answer not a plain no.
        let most = ElementPairing(elements, with: values, isTyped: isTyped, acceptingUnjudged: true)
        return most.missing.isEmpty ? .cannotJudge : .fails
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        guard let (values, isTyped) = value.elements else {
            explanation.add(
                expected: expectation, actual: ValueText.typed(value), of: value, at: place, range: range)
            return
        }
        let pairing = ElementPairing(elements, with: values, isTyped: isTyped)
        let leftovers = Leftovers(
            expected: elements, values: values, isTyped: isTyped, missing: pairing.missing,
            extra: pairing.extra)
        let found = explanation
        let summary = leftovers.summary(
            at: { found.path(of: value.place(of: $0, in: place)) }, namesExtra: !allowsOthers)
        explanation.add(
            expected: expectation, actual: ValueText.bare(.array(values)),
            of: .value(.array(values), isTyped: true), at: place, range: range, note: ": \(summary)")
        // Elements that may be there are no mistake, unless one is nearly what is missing.
        let pairs = leftovers.closestPairs(in: found) { value.place(of: $0, in: place) }
        for pair in pairs where !allowsOthers || pair.difference.isInside {
            if let first = pair.difference.first { explanation.add(first) }
        }
    }
}
