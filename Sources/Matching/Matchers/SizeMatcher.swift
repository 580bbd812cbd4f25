import JSON

extension MatcherDefinition {
    static let size = MatcherDefinition(
        "?size", operand: "a whole number from 0, or a matcher for one", form: .size,
        summary: "has that many elements, keys, characters or bytes", example: #"{ "?size": { "?gt": 0 } }"#
    ) { operand, compiler in
        guard !compiler.isPending(operand.value) else { return .nothing }
        var canBeSize = false
        if let number = operand.number {
            canBeSize = number.isInteger && number >= JSONNumber(0)
        } else if case .object(let members) = operand.value.content {
            canBeSize = members.first?.key.utf8.first == UInt8(ascii: "?")
        }
        guard canBeSize else {
            compiler.report(.wrongOperand(operand))
            return .nothing
        }
        return .condition(SizeCondition(size: compiler.compile(operand.value)))
    }
}

/// The value has some number of elements, keys, characters (Unicode scalars) or bytes.
struct SizeCondition: Condition {
    let size: Expected

    var expectation: String {
        guard case .matchers(let matchers, _) = size.rule else { return "size \(size.expectation)" }
        let bounds = matchers.compactMap { ($0.condition as? BoundCondition)?.bareExpectation }
        guard !bounds.isEmpty, bounds.count == matchers.count else {
            return "a size that is \(size.expectation)"
        }
        return "a size \(bounds.joined(separator: " and "))"
    }

    func judge(_ value: Observed) -> Verdict {
        guard let count = SizeCondition.size(of: value) else { return .cannotJudge }
        return size.judge(.value(.number(JSONNumber(count)), isTyped: true))
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        var actual = ValueText.typed(value)
        if let count = SizeCondition.size(of: value) {
            // An empty list is not called absent here: its size is known.
            if value.isAbsent { actual = "an empty list" }
            // One node or line reads as its value, but it is the list that is counted.
            actual = value.isListOfOne ? "a list of size 1 with \(actual)" : actual + " of size \(count)"
            explanation.add(
                expected: expectation, actual: actual, of: .value(.null, isTyped: true), at: place,
                range: range)
            return
        }
        explanation.add(expected: expectation, actual: actual, of: value, at: place, range: range)
    }

    private static func size(of value: Observed) -> Int? {
        switch value {
        case .absent, .notFinite: return nil
        case .list(let texts): return texts.count
        case .nodes(let nodes): return nodes.count
        case .bytes(let bytes): return bytes.count
        case .value(.array(let elements), _): return elements.count
        case .value(.object(let object), _): return MemberIndex(object, lookups: 0).distinctCount
        case .value(.string(let text), _): return text.unicodeScalars.count
        case .value(.surrogates(let string), _): return codePoints(ofEscaped: string.escaped)
        case .value: return nil
        }
    }

    /// An escape is one character, of two or of six.
    private static func codePoints(ofEscaped text: String) -> Int {
        var count = 0
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            count += 1
            if scalar == "\\", rest.popFirst() == "u" { rest = rest.dropFirst(4) }
        }
        return count
    }
}

extension Observed {
    /// Whether the value is a list that has one node or text.
    fileprivate var isListOfOne: Bool {
        switch self {
        case .list(let texts): texts.count == 1
        case .nodes(let nodes): nodes.count == 1
        default: false
        }
    }
}
