import JSON
import Templates

/// The `namespaces` of one level.
struct NamespacesLayer {
    /// A nil namespace takes the binding of an outer level away.
    var entries: [(prefix: String, uri: Located<Template>?)] = []

    func over(_ outer: Namespaces) -> Namespaces {
        if entries.isEmpty { return outer }
        var bindings = outer.bindings
        for entry in entries {
            bindings.removeAll { TextEquality.equal($0.prefix, entry.prefix) }
            if let uri = entry.uri { bindings.append((entry.prefix, uri)) }
        }
        return Namespaces(bindings)
    }
}
