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

    /// How many loops and groups stand around, this one included.
    var depth: Int {
        var depth = 0
        var level: Nesting? = self
        while let next = level {
            if next.kinds.contains(.each) || next.kinds.contains(.while) || next.kinds.contains(.parallel) {
                depth += 1
            }
            level = next.outer
        }
        return depth
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
