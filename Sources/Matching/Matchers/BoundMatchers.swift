import JSON
import Paths
import Text

extension MatcherDefinition {
    static let gt = bound(
        "?gt", .greater, summary: "is greater than this", example: #"{ "?gt": 0 }"#)
    static let gte = bound(
        "?gte", .greaterOrEqual, summary: "is this or greater", example: #"{ "?gte": "2024-01-01" }"#)
    static let lt = bound(
        "?lt", .less, summary: "is less than this", example: #"{ "?lt": "800ms" }"#)
    static let lte = bound(
        "?lte", .lessOrEqual, summary: "is this or less", example: #"{ "?gte": 1, "?lte": 5 }"#)

    private static func bound(
        _ name: String, _ side: BoundCondition.Side, summary: String, example: String
    ) -> MatcherDefinition {
        MatcherDefinition(
            name, operand: "a number, an ISO date or a duration", form: .limit, summary: summary,
            example: example
        ) { operand, compiler in
            guard !compiler.isPending(operand.value) else { return .nothing }
            guard let limit = BoundCondition.Limit(operand) else {
                compiler.report(.wrongOperand(operand, hint: BoundCondition.hint(for: operand)))
                return .nothing
            }
            return .condition(BoundCondition(side: side, limit: limit))
        }
    }
}

/// The value is on one side of a limit of its own kind: a number, a moment or a duration.
struct BoundCondition: Condition {
    enum Side: Sendable { case greater, greaterOrEqual, less, lessOrEqual }

    enum Limit: Sendable {
        case number(JSONNumber)
        case moment(DateTime, text: String)
        case duration(Duration, text: String)
    }

    let side: Side
    let limit: Limit

    func judge(_ value: Observed) -> Verdict {
        switch limit {
        case .number(let limit): compare(value.number, limit)
        case .moment(let limit, _): compare(value.text.flatMap { DateTime(iso: $0) }, limit)
        case .duration(let limit, _): compare(value.text.flatMap { DurationText.parse($0) }, limit)
        }
    }

    private func compare<Value: Comparable>(_ value: Value?, _ limit: Value) -> Verdict {
        guard let value else { return .cannotJudge }
        return switch side {
        case .greater: Verdict(value > limit)
        case .greaterOrEqual: Verdict(value >= limit)
        case .less: Verdict(value < limit)
        case .lessOrEqual: Verdict(value <= limit)
        }
    }
}

extension BoundCondition.Limit {
    /// Nil where the operand is no number, ISO date or duration.
    init?(_ operand: Operand) {
        if let number = operand.number {
            self = .number(number)
        } else if let text = operand.text, let moment = DateTime(iso: text) {
            self = .moment(moment, text: text)
        } else if let text = operand.text, let duration = DurationText.parse(text) {
            self = .duration(duration, text: text)
        } else {
            return nil
        }
    }
}

extension BoundCondition {
    var expectation: String {
        switch limit {
        case .number: "a number \(bareExpectation)"
        case .moment: "a date \(bareExpectation)"
        case .duration: "a duration \(bareExpectation)"
        }
    }

    /// The expectation without its kind: `greater than 5`, `before 2024-01-01`.
    var bareExpectation: String {
        switch limit {
        case .number(let limit):
            switch side {
            case .greater: "greater than \(limit)"
            case .greaterOrEqual: "of at least \(limit)"
            case .less: "less than \(limit)"
            case .lessOrEqual: "of at most \(limit)"
            }
        case .moment(_, let text):
            switch side {
            case .greater: "after \(text)"
            case .greaterOrEqual: "not before \(text)"
            case .less: "before \(text)"
            case .lessOrEqual: "not after \(text)"
            }
        case .duration(_, let text):
            switch side {
            case .greater: "longer than \(text)"
            case .greaterOrEqual: "of at least \(text)"
            case .less: "shorter than \(text)"
            case .lessOrEqual: "of at most \(text)"
            }
        }
    }

    /// What to write instead of text that reads as a number.
    fileprivate static func hint(for operand: Operand) -> String? {
        guard let text = operand.text, let number = UntypedText.number(text) else { return nil }
        guard case .data = operand.value.content else { return "write \(number) without quotes" }
        return "read it as a number where it is captured or used: -> number"
    }
}
