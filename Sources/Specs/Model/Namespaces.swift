package import Templates

/// Prefixes and the namespaces they stand for, nearest level last; of two equal prefixes the last counts.
package struct Namespaces: Sendable {
    package private(set) var bindings: [(prefix: String, uri: Located<Template>)]

    package init(_ bindings: [(prefix: String, uri: Located<Template>)] = []) {
        self.bindings = bindings
    }

    package var isEmpty: Bool { bindings.isEmpty }

    /// Puts the bindings of a nearer level over these.
    package func merged(with nearer: Namespaces) -> Namespaces {
        if nearer.isEmpty { return self }
        if isEmpty { return nearer }
        return Namespaces(bindings + nearer.bindings)
    }
}
