import Diagnostics

/// What one level says about something that a farther level may have said.
enum Layered<Value> {
    /// Nothing: the farther level counts.
    case inherited
    /// `null`: what the farther level said is taken away.
    case removed(SourceLocation)
    case given(Value)

    /// What holds after this level.
    func over(_ outer: Value?) -> Value? {
        switch self {
        case .inherited: outer
        case .removed: nil
        case .given(let value): value
        }
    }

    /// What this level and a farther one say together.
    func merged(over outer: Layered) -> Layered {
        if case .inherited = self { outer } else { self }
    }

    var given: Value? { if case .given(let value) = self { value } else { nil } }
}

extension Layered: Sendable where Value: Sendable {}
