import JSON
import Text

extension MatcherDefinition {
    static let before = moment(
        "?before", .less, summary: "is a date before this", example: #"{ "?before": "now+1d" }"#)
    static let after = moment(
        "?after", .greater, summary: "is a date after this", example: #"{ "?after": "now-1d" }"#)

    private static func moment(
        _ name: String, _ side: BoundCondition.Side, summary: String, example: String
    ) -> MatcherDefinition {
        MatcherDefinition(
            name, operand: "an ISO date, now, or now and a duration", form: .moment, summary: summary,
            example: example
        ) { operand, compiler in
            guard !compiler.isPending(operand.value) else { return .nothing }
            guard let text = operand.text, let point = PointInTime(text) else {
                compiler.report(.wrongOperand(operand))
                return .nothing
            }
            switch point {
            case .fixed(let moment):
                return .condition(BoundCondition(side: side, limit: .moment(moment, text: text)))
            case .afterNow(let duration):
                guard let now = compiler.now() else { return .nothing }
                guard let moment = now.adding(duration) else {
                    compiler.report(.wrongOperand(operand))
                    return .nothing
                }
                let words = "\(text) (\(moment.iso8601))"
                return .condition(BoundCondition(side: side, limit: .moment(moment, text: words)))
            }
        }
    }
}

/// A moment as `?before` and `?after` take it.
private enum PointInTime {
    case fixed(DateTime)
    /// So much after now, or before it where that is negative.
    case afterNow(Duration)

    /// Reads `2024-05-01T12:00:00Z`, `now`, `now-1d` or `now+90m`.
    init?(_ text: String) {
        if let moment = DateTime(iso: text) {
            self = .fixed(moment)
            return
        }
        guard text.utf8.starts(with: "now".utf8) else { return nil }
        let rest = text.unicodeScalars.dropFirst(3)
        guard let sign = rest.first else {
            self = .afterNow(.zero)
            return
        }
        guard let duration = DurationText.parse(String(rest.dropFirst())) else { return nil }
        switch sign {
        case "+": self = .afterNow(duration)
        case "-": self = .afterNow(.zero - duration)
        default: return nil
        }
    }
}
