/// Where an object of the language stands: which keys it takes, under which key, inside what.
final class Nesting: Sendable {
    let kinds: [ObjectKind]
    /// The key whose value it is, or nil for the whole file.
    let key: String?
    let outer: Nesting?

    init(_ kinds: [ObjectKind], key: String? = nil, in outer: Nesting? = nil) {
        self.kinds = kinds
        self.key = key
        self.outer = outer
    }

    /// The key of that name that may stand here.
    func key(_ name: String) -> SpecKey? {
        for kind in kinds {
            if let key = kind.key(name) { return key }
        }
        return nil
    }

    /// All keys that may stand here.
    var keys: [SpecKey] { kinds.flatMap(\.keys) }
}
