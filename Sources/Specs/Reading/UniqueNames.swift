import JSON

/// Names for what its author did not name: ` [2]` and so on where a name is taken.
struct UniqueNames {
    private var taken = TextSet()
    /// The next number for a name that is taken: very many steps may have one.
    private var numbers = TextDictionary<Int>()

    /// A name that the author gave.
    mutating func take(_ name: String?) {
        if let name { taken.insert(name) }
    }

    /// The name itself, or the first numbered one that is free.
    mutating func free(_ name: String) -> String {
        if taken.insert(name) { return name }
        var number = numbers[name] ?? 2
        var candidate = "\(name) [\(number)]"
        while !taken.insert(candidate) {
            number += 1
            candidate = "\(name) [\(number)]"
        }
        numbers[name] = number + 1
        return candidate
    }
}
