import JSON

extension MatcherDefinition {
    static let `is` = MatcherDefinition(
        "?is", operand: "the name of a kind, or a list of them",
        form: .words(ValueKind.allCases.map(\.rawValue)),
        summary:
            "is of that kind, or of one of a list: \(ValueKind.allCases.map(\.rawValue).joined(separator: " "))",
        example: #"{ "?is": ["integer", "null"] }"#
    ) { operand, compiler in
        guard !compiler.isPending(operand.value) else { return .nothing }
        let names = operand.elements ?? [operand.value]
        guard !names.isEmpty else {
            compiler.report(.emptyList(operand))
            return .nothing
        }
        let kinds = names.compactMap { compiler.kind($0, of: operand) }
        return kinds.count == names.count ? .condition(KindCondition(kinds: kinds)) : .nothing
    }
}

extension MatcherCompiler {
    /// The kind that an entry names; nil where it names none, which is reported, or cannot be known yet.
    fileprivate mutating func kind(_ entry: LocatedJSON, of operand: Operand) -> ValueKind? {
        guard !isPending(entry) else { return nil }
        guard let name = Operand(definition: operand.definition, value: entry).text else {
            report(.wrongOperand(Operand(definition: operand.definition, value: entry)))
            return nil
        }
        if let kind = ValueKind(rawValue: name) { return kind }
        report(.unknownKind(name, range: entry.range))
        return nil
    }
}

/// The value is of one of some kinds.
struct KindCondition: Condition {
    let kinds: [ValueKind]

    /// Whether there is an answer for a value that is not there.
    var asksForAbsence: Bool { kinds.contains(.absent) || kinds.contains(.present) }

    var expectation: String { ValueText.list(kinds.map(\.phrase), joining: "or") }

    func judge(_ value: Observed) -> Verdict {
        if value.isAbsent {
            return kinds.contains(.absent) ? .holds : kinds.contains(.present) ? .fails : .cannotJudge
        }
        return kinds.reduce(.fails) { verdict, kind in verdict.or(kind.judge(value)) }
    }

    func explain(
        _ value: Observed, at place: ValuePath, range: Range<Int>, in explanation: inout Explanation
    ) {
        explanation.add(
            expected: expectation, actual: ValueText.typed(value), of: value, at: place, range: range)
    }
}
