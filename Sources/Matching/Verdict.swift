/// What an expected value says of a value.
///
/// The third answer keeps `?not` honest: what could not be judged is neither so nor not so.
enum Verdict: Sendable {
    case holds
    case fails
    /// The value is absent, or of a type that the question does not apply to (`?gt` on text).
    case cannotJudge
}

extension Verdict {
    init(_ holds: Bool) {
        self = holds ? .holds : .fails
    }

    /// Both must hold; a plain no outweighs what could not be judged.
    func and(_ other: @autoclosure () -> Verdict) -> Verdict {
        switch self {
        case .fails: return .fails
        case .holds: return other()
        case .cannotJudge: return other() == .fails ? .fails : .cannotJudge
        }
    }

    /// One must hold; where none does, what could not be judged outweighs a plain no.
    func or(_ other: @autoclosure () -> Verdict) -> Verdict {
        switch self {
        case .holds: return .holds
        case .fails: return other()
        case .cannotJudge: return other() == .holds ? .holds : .cannotJudge
        }
    }

    /// Only a plain no turns into a yes.
    var negated: Verdict {
        switch self {
        case .holds: .fails
        case .fails: .holds
        case .cannotJudge: .cannotJudge
        }
    }
}
