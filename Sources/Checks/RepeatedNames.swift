import JSON

/// Names that stand more than once in one object.
enum RepeatedNames {
    /// Those of all objects in a value, each once; only looked for when something failed.
    static func all(in value: JSONValue) -> [String] {
        var found: [String] = []
        var seen: Set<ScalarText> = []
        var open = [value]
        while let next = open.popLast() {
            switch next {
            case .array(let elements): open += elements
            case .object(let object):
                found += object.duplicateNames.filter { seen.insert(ScalarText($0)).inserted }
                open += object.members.map(\.value)
            case .null, .boolean, .number, .string, .surrogates: break
            }
        }
        return found
    }
}
