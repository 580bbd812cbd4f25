import Diagnostics

/// A key that may not stand where it does, and what its author may have meant.
struct UnknownKey {
    let name: String
    let nesting: Nesting

    /// Where the key belongs if it is a key elsewhere, else the key that it is close to.
    var hint: String? {
        belongsInDefaults ?? belongsInPaths ?? belongsToOtherAction ?? builtHereElsewhereNamed
            ?? belongsInside ?? belongsOutside ?? belongsToOtherFile ?? nearestHere ?? nearestInside
    }

    /// What is said of calls beside `tests` is meant for all of them.
    private var belongsInDefaults: String? {
        let isOfCalls = ["headers", "cookies", "auth", "options"].contains(name)
        guard isOfCalls, nesting.kinds.contains(.spec), nesting.key(name) == nil else { return nil }
        return "\(quoted(name)) belongs in \"defaults\", or in an element of \"tests\""
    }

    /// A path where the checks are named.
    private var belongsInPaths: String? {
        let isPath = name.utf8.first == UInt8(ascii: "$") || name.utf8.first == UInt8(ascii: "/")
        return isPath && nesting.kinds.contains(.expect) ? "\(quoted(name)) belongs in \"paths\"" : nil
    }

    /// `"timeout" belongs in "options"`
    private var belongsInside: String? {
        let holders = nesting.keys.filter { UnknownKey.holds(name, in: $0.type) }
        // What may stand in a test is more likely meant for one than for `setup` or `defaults`.
        let holder = holders.first { $0.name == "tests" || $0.name == "steps" } ?? holders.first
        return holder.map { "\(quoted(name)) belongs in \(UnknownKey.place(of: $0))" }
    }

    /// Where the only key that may hold it is not built, what other tools call by its name is meant: `body` in `expect`.
    private var builtHereElsewhereNamed: String? {
        guard nesting.keys.contains(where: { !$0.isBuilt && UnknownKey.holds(name, in: $0.type) }),
            let key = nesting.keys.first(where: { $0.isBuilt && $0.otherNames.contains(name) })
        else { return nil }
        return "did you mean \(quoted(key.name))?"
    }

    /// `"expect" belongs one level up, beside "options"`, also into a neighbour.
    private var belongsOutside: String? {
        var inner = nesting
        var isNext = true
        while let outer = inner.outer {
            if outer.key(name) != nil, let key = inner.key {
                return isNext
                    ? "\(quoted(name)) belongs one level up, beside \(quoted(key))"
                    : "\(quoted(name)) belongs beside \(quoted(key))"
            }
            for key in outer.keys where UnknownKey.holds(name, in: key.type) && key.name != inner.key {
                return "\(quoted(name)) belongs in \(UnknownKey.place(of: key))"
            }
            inner = outer
            isNext = false
        }
        return nil
    }

    /// `"environments" belongs in the project file, assay.json`, and the other way round.
    private var belongsToOtherFile: String? {
        var file = nesting
        while let outer = file.outer { file = outer }
        if file.kinds.contains(.project) {
            let isOfSpec = ([.spec] + ObjectKind.testKinds).contains { $0.key(name) != nil }
            return isOfSpec ? "\(quoted(name)) belongs in a spec" : nil
        }
        guard file.kinds.contains(.spec), ObjectKind.project.key(name) != nil else { return nil }
        return "\(quoted(name)) belongs in the project file, \(ProjectDiscovery.fileName)"
    }

    /// In a step: the key is one of another action.
    private var belongsToOtherAction: String? {
        guard nesting.kinds.contains(.step) else { return nil }
        for (kind, words) in UnknownKey.actions where kind.key(name) != nil {
            return "\(quoted(name)) belongs to \(words)"
        }
        return nil
    }

    static let actions: [(kind: ObjectKind, words: String)] = [
        (.soap, "a \"SOAP\" call"), (.rest, "a call such as \"GET\" or \"POST\""), (.call, "a call"),
        (.use, "\"use\""), (.each, "\"each\" and \"while\""), (.while, "\"while\""),
    ]

    private var nearestHere: String? {
        UnknownKey.nearest(to: name, among: nesting.keys).map { "did you mean \(quoted($0.name))?" }
    }

    /// `did you mean "timeout" in "options"?`
    private var nearestInside: String? {
        guard name.utf8.count > UnknownKey.shortName else { return nil }
        for key in nesting.keys {
            let inside = UnknownKey.kinds(in: key.type).flatMap(\.keys)
            if let found = UnknownKey.nearest(to: name, among: inside) {
                return "did you mean \(quoted(found.name)) in \(UnknownKey.place(of: key))?"
            }
        }
        return nil
    }

    /// The key with the nearest name; names in other tools count where none of ours is near.
    private static func nearest(to name: String, among keys: [SpecKey]) -> SpecKey? {
        if let own = Suggestion.nearest(to: name, among: keys.map(\.name)) {
            return keys.first { $0.name == own }
        }
        let others = keys.flatMap { key in key.otherNames.map { (name: $0, key: key) } }
        if let same = others.first(where: { $0.name.lowercased() == name.lowercased() }) { return same.key }
        guard name.utf8.count > shortName else { return nil }
        let other = Suggestion.nearest(to: name, among: others.map(\.name))
        return others.first { $0.name == other }?.key
    }

    /// A word of so few letters is near to too many others.
    private static let shortName = 3

    private static func holds(_ name: String, in type: KeyType) -> Bool {
        kinds(in: type).contains { $0.key(name) != nil }
    }

    /// The kinds of objects that may stand as the value of a key, or in its array.
    private static func kinds(in type: KeyType) -> [ObjectKind] {
        switch type {
        case .object(let kinds): kinds
        case .array(let type), .map(let type), .variables(let type), .pair(let type): kinds(in: type)
        case .either(let types): types.flatMap { kinds(in: $0) }
        default: []
        }
    }

    /// `"options"`, or `a member of "tests"`.
    private static func place(of key: SpecKey) -> String {
        switch key.type {
        case .array: "an element of \(quoted(key.name))"
        case .map, .variables: "a member of \(quoted(key.name))"
        default: quoted(key.name)
        }
    }
}
