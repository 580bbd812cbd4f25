import JSON

/// Finds the objects of an array that have some member, so that an expected object with an `id` is compared
/// with those of that `id` only.
struct MemberCandidates {
    private let elements: [JSONValue]
    private var tables: [MemberName: [ScalarKey: [Int]]] = [:]

    init(_ elements: [JSONValue]) {
        self.elements = elements
    }

    /// The elements that can match; nil where all of them may.
    mutating func candidates(for expected: Expected) -> [Int]? {
        guard case .object(let members, _) = expected.rule else { return nil }
        for member in members {
            guard let key = member.value.scalarKey(isTyped: true) else { continue }
            return table(of: member.name)[key] ?? []
        }
        return nil
    }

    private mutating func table(of name: MemberName) -> [ScalarKey: [Int]] {
        if let table = tables[name] { return table }
        var table: [ScalarKey: [Int]] = [:]
        for index in elements.indices {
            guard case .object(let object) = elements[index],
                let place = MemberIndex(object, lookups: 1)[name],
                let key = ScalarKey(object.members[place].value)
            else { continue }
            table[key, default: []].append(index)
        }
        tables[name] = table
        return table
    }
}
