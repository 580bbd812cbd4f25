import JSON

/// Names for what its author did not name: ` [2]` and so on where a name is taken.
struct UniqueNames {
    private var taken: Set<ScalarText> = []

    /// A name that the author gave.
    mutating func take(_ name: String?) {
        if let name { taken.insert(ScalarText(name)) }
    }

    /// The name itself, or the first numbered one that is free.
    mutating func free(_ name: String) -> String {
        var candidate = name
        var number = 2
        while !taken.insert(ScalarText(candidate)).inserted {
            candidate = "\(name) [\(number)]"
            number += 1
        }
        return candidate
    }
}
