import JSON

/// Stages that give other elements of a list, or the same in another order.
extension StageDeclaration {
    static let all = StageDeclaration(
        "all", summary: "keeps a list of one a list", example: "//item -> all"
    ) { value, _ throws(PathError) in
        try ofList(value) { list throws(PathError) in list.wrapping(.array(list.values)) }
    }

    static let flatten = StageDeclaration(
        "flatten", summary: "puts the elements of inner arrays in place of these",
        example: "$.pages -> flatten"
    ) { value, _ throws(PathError) in
        try ofList(value) { list throws(PathError) in
            list.wrapping(.array(list.values.flatMap { $0.arrayValue ?? [$0] }))
        }
    }

    static let reverse = StageDeclaration(
        "reverse", summary: "the elements from last to first", example: "$.items -> reverse"
    ) { value, _ throws(PathError) in
        try ofList(value) { list throws(PathError) in
            list.elements(at: (0..<list.count).reversed())
        }
    }

    static let sort = StageDeclaration(
        "sort", summary: "numbers by value or texts by character, the smallest first",
        example: "$.prices -> sort"
    ) { value, _ throws(PathError) in
        try ofList(value) { list throws(PathError) in list.elements(at: try order(of: list.values)) }
    }

    static let unique = StageDeclaration(
        "unique", summary: "each element once, where it stands first", example: "$.tags -> unique"
    ) { value, _ throws(PathError) in
        try ofList(value) { list throws(PathError) in
            var seen: Set<JSONValue> = []
            let places = list.values.enumerated().filter { seen.insert($0.element).inserted }
            return list.elements(at: places.map(\.offset))
        }
    }

    /// Nothing for nothing, else what is made of the list.
    static func ofList(
        _ value: PathValue, _ make: (ListValue) throws(PathError) -> PathValue
    ) throws(PathError) -> PathValue {
        value.isAbsent ? .absent : try make(try ListValue(value))
    }

    /// The places of the values from the smallest to the greatest; equal ones stay as they stand.
    private static func order(of values: [JSONValue]) throws(PathError) -> [Int] {
        switch values.first {
        case nil: return []
        case .number:
            return sorted(try keys(values, kind: "number") { $0.numberValue })
        case .string:
            return sorted(try keys(values, kind: "text") { $0.stringValue.map(ScalarText.init) })
        case .some(let other):
            throw .wrongType(expected: "numbers or texts to sort", .json(other))
        }
    }

    private static func keys<Key>(
        _ values: [JSONValue], kind: String, _ key: (JSONValue) -> Key?
    ) throws(PathError) -> [Key] {
        var keys: [Key] = []
        keys.reserveCapacity(values.count)
        for value in values {
            guard let key = key(value) else {
                throw .wrongType(expected: "a \(kind) as the first element is", .json(value))
            }
            keys.append(key)
        }
        return keys
    }

    private static func sorted(_ keys: [some Comparable]) -> [Int] {
        // The order of the standard library's sort is stable, but not by promise.
        keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    }
}
