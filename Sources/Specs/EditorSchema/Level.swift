import JSON

/// The levels that can be written in several shapes (LANGUAGE.md §2), as `Shape` tells them: the keys of an object say
/// which shape it has, and only those of this shape may stand there.
enum Level: String, CaseIterable {
    case file, test, step

    /// The kinds of keys that an object of this level has beside those of an action, however short it is.
    private var kinds: [ObjectKind] {
        switch self {
        case .file: [.spec, .test]
        case .test: [.test]
        case .step: []
        }
    }

    private static let actions = ActionKind.all.filter { !$0.builtKeys.isEmpty }

    /// The definition that selects one of the shapes.
    var selection: Schema {
        let actions = Level.actions
        var chosen: [(condition: Schema, name: String)] = []
        if self == .file { chosen.append((.has(["tests"]), name(of: "tests"))) }
        // A loop has `steps` too.
        let loops = actions.filter { $0 == .each || $0 == .while }
        chosen += loops.map { (.has($0.builtKeys), name(of: $0)) }
        if self != .step { chosen.append((.has(["steps"]), name(of: "steps"))) }
        chosen += actions.filter { !loops.contains($0) }.map { (.has($0.builtKeys), name(of: $0)) }
        let unfinished = Schema.reference(to: name(of: "nothing"))
        var schema = chosen.reversed().reduce(unfinished) { others, shape in
            .choice(if: shape.condition, then: .reference(to: shape.name), else: others)
        }
        schema["defaultSnippets"] = SchemaSnippets.snippets(for: self)
        return schema
    }

    /// The definitions of the shapes.
    var shapes: [(name: String, schema: Schema)] {
        var shapes: [(name: String, schema: Schema)] = []
        if self == .file { shapes.append((name(of: "tests"), ObjectSchema([.spec]).shape)) }
        if self != .step {
            var schema = ObjectSchema(kinds).shape
            schema["required"] = ["steps"]
            shapes.append((name(of: "steps"), schema))
        }
        shapes += Level.actions.map { action in
            (name(of: action), ObjectSchema(kinds + [.step] + action.kinds).shape)
        }
        var unfinished = ObjectSchema(kinds + [.step] + Level.actions.flatMap(\.kinds)).shape
        unfinished["title"] = nil
        unfinished["required"] = .array([.string(asked)])
        shapes.append((name(of: "nothing"), unfinished))
        return shapes
    }

    /// The key that is asked for where nothing says which shape is meant.
    private var asked: String {
        switch self {
        case .file: "tests"
        case .test: "steps"
        case .step: "GET"
        }
    }

    private func name(of action: ActionKind) -> String { name(of: "\(action)") }

    private func name(of content: String) -> String { "\(rawValue)-\(content)" }
}

extension ActionKind {
    /// The action keys that are built.
    fileprivate var builtKeys: [String] {
        kinds.flatMap(\.keys).filter { $0.isAction && $0.isBuilt }.map(\.name)
    }
}
