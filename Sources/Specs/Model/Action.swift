/// What a step does. A step has exactly one action.
package enum Action: Sendable {
    /// How many levels of loops, groups and used files may stand in each other.
    package static let deepest = 50

    indirect case call(Call)
    /// Variables in the order they are assigned.
    case set([Variable])
    /// A pause.
    indirect case wait(Pause)
    indirect case each(EachLoop)
    indirect case `while`(WhileLoop)
    indirect case use(Use)
    /// Steps that run at the same time.
    case parallel([Step])
}

extension Action {
    /// The steps in it.
    package var steps: [Step] {
        switch self {
        case .call, .set, .wait, .use: []
        case .each(let loop): loop.steps
        case .while(let loop): loop.steps
        case .parallel(let steps): steps
        }
    }

    /// The variables that it gives values to, and where, but for those of the steps in it.
    package var ownNames: [Located<String>] {
        switch self {
        case .call(let call): call.captures.map { Located($0.name, at: $0.location) }
        case .set(let variables): variables.map { Located($0.name, at: $0.location) }
        case .each(let loop): [loop.variable]
        case .use(let use): use.captures.map { Located($0.name, at: $0.location) }
        case .wait, .while, .parallel: []
        }
    }

    /// The variables that it gives values to, and where, those of the steps in it too.
    package var names: [Located<String>] { ownNames + steps.flatMap(\.action.names) }
}

extension [Step] {
    /// All steps, those inside of others too.
    package var flattened: [Step] { flatMap { [$0] + $0.action.steps.flattened } }
}

/// How long a step waits.
package struct Pause: Sendable {
    package let duration: Setting<Duration>
    /// As written.
    package let text: String

    package init(_ duration: Setting<Duration>, text: String) {
        self.duration = duration
        self.text = text
    }
}
