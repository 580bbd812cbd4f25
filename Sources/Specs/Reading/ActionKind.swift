/// What a step can do, found by its action key.
enum ActionKind {
    case rest, soap, parallel, use, each, `while`, wait, set

    /// The kinds of objects whose keys a step with this action takes.
    var kinds: [ObjectKind] {
        switch self {
        case .rest: [.call, .rest]
        case .soap: [.call, .soap]
        case .parallel: [.parallel]
        case .use: [.use]
        case .each: [.each]
        case .while: [.while]
        case .wait: [.wait]
        case .set: [.set]
        }
    }

    /// The action that a key stands for.
    init?(key name: String) {
        guard let kind = ActionKind.byKey[name] else { return nil }
        self = kind
    }

    static let all: [ActionKind] = [.rest, .soap, .parallel, .use, .each, .while, .wait, .set]

    private static let byKey: [String: ActionKind] = {
        var kinds: [String: ActionKind] = [:]
        for action in all {
            for key in action.kinds.flatMap(\.keys) where key.isAction { kinds[key.name] = action }
        }
        return kinds
    }()

    /// All action keys, in the order of the documentation.
    static let keys: [SpecKey] = all.flatMap(\.kinds).flatMap(\.keys).filter(\.isAction)
}
