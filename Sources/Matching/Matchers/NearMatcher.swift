import JSON
import Text

extension MatcherDefinition {
    static let near: MatcherDefinition = MatcherDefinition(
        "?near", operand: "a number, an ISO date or a duration", form: .limit,
        summary: "is as close to this as ?within says",
        example: #"{ "?near": 3.14, "?within": 0.01 }"#, partner: "?within"
    ) { operand, compiler in
        guard let within = operand.sibling(.within) else {
            compiler.report(.lacksSibling(operand, .within))
            return .nothing
        }
        guard !compiler.isPending(operand.value) else { return .nothing }
        guard let center = BoundCondition.Limit(operand) else {
            compiler.report(.wrongOperand(operand))
            return .nothing
        }
        guard !compiler.isPending(within.value) else { return .nothing }
        guard let distance = BoundCondition.Limit(within), NearCondition.fits(distance, center) else {
            compiler.report(.wrongDistance(within, from: center))
            return .nothing
        }
        guard let span = NearCondition.Span(center, distance) else {
            compiler.report(.distantNumbers(within))
            return .nothing
        }
        return .condition(NearCondition(span: span))
    }

    static let within: MatcherDefinition = MatcherDefinition(
        "?within", operand: "a number or a duration", form: .distance,
        summary: "says how close ?near has to be",
        example: #"{ "?near": "{{now}}", "?within": "5s" }"#, partner: "?near"
    ) { operand, compiler in
        // What is wrong with it depends on what ?near is, which tells it.
        if operand.sibling(.near) == nil { compiler.report(.lacksSibling(operand, .near)) }
        return .nothing
    }
}

/// The value is no further from one of its own kind than some distance.
struct NearCondition: Condition {
    enum Span: Sendable {
        case number(ClosedRange<JSONNumber>, text: String)
        case moment(DateTime, distance: Duration, text: String)
        case duration(ClosedRange<Duration>, text: String)
    }

    let span: Span

    var expectation: String {
        switch span {
        case .number(_, let text): "a number within \(text)"
        case .moment(_, _, let text): "a date within \(text)"
        case .duration(_, let text): "a duration within \(text)"
        }
    }

    func judge(_ value: Observed) -> Verdict {
        switch span {
        case .number(let range, _):
            return value.number.map { Verdict(range.contains($0)) } ?? .cannotJudge
        case .duration(let range, _):
            guard let duration = value.text.flatMap({ DurationText.parse($0) }) else { return .cannotJudge }
            return Verdict(range.contains(duration))
        case .moment(let center, let distance, _):
            guard let moment = value.text.flatMap({ DateTime(iso: $0) }) else { return .cannotJudge }
            guard let difference = moment.duration(since: center) else { return .fails }
            return Verdict(difference <= distance && .zero - difference <= distance)
        }
    }
}

extension NearCondition {
    /// Whether a distance is not negative, and of the kind that the center needs.
    fileprivate static func fits(_ distance: BoundCondition.Limit, _ center: BoundCondition.Limit) -> Bool {
        switch (center, distance) {
        case (.number, .number(let distance)): distance >= JSONNumber(0)
        case (.moment, .duration(let distance, _)), (.duration, .duration(let distance, _)):
            distance >= .zero
        default: false
        }
    }
}

extension NearCondition.Span {
    /// Nil where the two do not fit, or are numbers too far from each other in size to be added.
    fileprivate init?(_ center: BoundCondition.Limit, _ distance: BoundCondition.Limit) {
        switch (center, distance) {
        case (.number(let center), .number(let distance)):
            guard let low = center.subtracting(distance), let high = center.adding(distance), low <= high
            else { return nil }
            self = .number(low...high, text: "\(distance) of \(center)")
        case (.moment(let center, let text), .duration(let distance, let distanceText)):
            self = .moment(center, distance: distance, text: "\(distanceText) of \(text)")
        case (.duration(let center, let text), .duration(let distance, let distanceText)):
            guard distance >= .zero else { return nil }
            self = .duration(
                (center - distance)...(center + distance), text: "\(distanceText) of \(text)")
        default: return nil
        }
    }
}
