import Diagnostics
import JSON

/// The words of every error that an expected value can have.
extension MatcherError {
    static func unknownMatcher(_ member: LocatedMember) -> MatcherError {
        let names = MatcherTable.all.map(\.name)
        return MatcherError(
            "unknown matcher \(QuotedText.of(member.key))", range: member.keyRange,
            hint: (MatcherTable.otherNames[member.key] ?? Suggestion.nearest(to: member.key, among: names))
                .map { "did you mean \"\($0)\"?" }
                ?? "a member whose name begins with \"?\" is written \(QuotedText.of("?" + member.key))")
    }

    static func mixedKeys(_ plain: LocatedMember, matcher: LocatedMember) -> MatcherError {
        MatcherError(
            "\(QuotedText.of(plain.key)) stands beside the matcher \(QuotedText.of(matcher.key)): an object is "
                + "either matchers or members",
            range: plain.keyRange,
            hint: MatcherTable.definition(named: "?" + plain.key).map { "did you mean \"\($0.name)\"?" }
                ?? "a member whose name begins with \"?\" is written \(QuotedText.of("?" + matcher.key))")
    }

    static func notBuilt(_ definition: MatcherDefinition, range: Range<Int>) -> MatcherError {
        MatcherError("the matcher \"\(definition.name)\" is not built yet", range: range)
    }

    /// The operand is of a kind that the matcher does not take.
    static func wrongOperand(_ operand: Operand, hint: String? = nil) -> MatcherError {
        MatcherError(
            "\"\(operand.definition.name)\" takes \(operand.definition.operand), got "
                + ValueText.typed(operand.value.value),
            range: operand.value.range, hint: hint)
    }

    /// A matcher that means nothing without another one.
    static func lacksSibling(_ operand: Operand, _ other: MatcherDefinition) -> MatcherError {
        MatcherError(
            "\"\(operand.definition.name)\" needs \"\(other.name)\" beside it", range: operand.value.range,
            hint: "write \(operand.definition.example)")
    }

    static func wrongDistance(_ operand: Operand, from center: BoundCondition.Limit) -> MatcherError {
        let distance =
            switch center {
            case .number: "a number from 0 beside a number"
            case .moment: "a duration beside a date"
            case .duration: "a duration beside a duration"
            }
        return MatcherError(
            "\"\(operand.definition.name)\" takes \(distance), got \(ValueText.typed(operand.value.value))",
            range: operand.value.range)
    }

    static func distantNumbers(_ within: Operand) -> MatcherError {
        MatcherError(
            "\"?near\" and \"?within\" are too far apart: their exact sum has more than 10,000 digits",
            range: within.value.range)
    }

    static func unreadableFile(_ error: MatcherFileError, range: Range<Int>) -> MatcherError {
        MatcherError(error.message, range: range, hint: error.hint, isOfFile: true)
    }

    static func noJSON(
        _ error: JSONSyntaxError, in bytes: [UInt8], name: String, range: Range<Int>
    ) -> MatcherError {
        let place = SourceText(name: name, bytes: bytes).position(at: error.offset)
        return MatcherError(
            "\(QuotedText.of(name)) is not JSON: \(error.message), in line \(place.line), column \(place.column)",
            range: range)
    }

    static func emptyList(_ operand: Operand) -> MatcherError {
        MatcherError("\"\(operand.definition.name)\" needs at least one entry", range: operand.value.range)
    }

    static func badPattern(_ fault: String, range: Range<Int>) -> MatcherError {
        MatcherError("bad pattern: \(fault)", range: range)
    }

    static func unknownKind(_ name: String, range: Range<Int>) -> MatcherError {
        let names = ValueKind.allCases.map(\.rawValue)
        // `int`, `bool` and `str` are no slips of the hand, but plain all the same.
        let longer = name.utf8.count < 3 ? nil : names.first { $0.hasPrefix(name.lowercased()) }
        return MatcherError(
            "unknown kind \(QuotedText.of(name))", range: range,
            hint: longer.map { "did you mean \"\($0)\"?" } ?? Suggestion.hint(for: name, among: names)
                ?? "the kinds are \(names.joined(separator: ", "))")
    }
}
