/// A part of the model that a spec may hold very many of, and that has parts which few of them have.
///
/// Those are kept together in a box that most do without, and are read and set as if they were its own: a new
/// one is a line in `RareParts`.
@dynamicMemberLookup
package protocol HasRareParts: Sendable {
    associatedtype RareParts: EmptyAtFirst

    /// Nil where none of them is there.
    var rareParts: Shared<RareParts>? { get set }
}

/// What has a value in which nothing is there.
package protocol EmptyAtFirst: Sendable {
    init()
}

extension HasRareParts {
    package subscript<Part>(dynamicMember part: WritableKeyPath<RareParts, Part?>) -> Part? {
        get { rareParts?.value[keyPath: part] }
        set {
            if newValue == nil && rareParts == nil { return }
            put(newValue, part)
        }
    }

    package subscript<Part>(dynamicMember part: WritableKeyPath<RareParts, [Part]>) -> [Part] {
        get { rareParts?.value[keyPath: part] ?? [] }
        set {
            if newValue.isEmpty && rareParts == nil { return }
            put(newValue, part)
        }
    }

    private mutating func put<Value>(_ value: Value, _ part: WritableKeyPath<RareParts, Value>) {
        var parts = rareParts?.value ?? RareParts()
        parts[keyPath: part] = value
        rareParts = Shared(parts)
    }
}
