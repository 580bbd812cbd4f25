import Text

extension KeyType: CustomStringConvertible {
    /// What is expected, as the end of a sentence.
    package var description: String {
        switch self {
        case .text: "a string"
        case .flag: "true or false"
        case .integer: "a whole number"
        case .integerIn(let bounds):
            "a whole number from \(bounds.lowerBound)"
                + (bounds.upperBound == .max ? "" : " to \(bounds.upperBound)")
        case .numberIn(let bounds): "a number from \(bounds.lowerBound) to \(bounds.upperBound)"
        case .duration: DurationText.form
        case .size: SizeText.form
        case .scalar: "a string, number or boolean"
        case .null: "null"
        case .word(let words): "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
        case .yes: "true"
        case .status: "a status such as 200 or \"2xx\""
        case .path: "a path expression"
        case .data, .expected: "a value"
        case .template: "a string that is one {{…}}"
        case .array(.text), .array(.path): "an array of strings"
        case .array(.scalar), .pair(.scalar): "an array of strings, numbers or booleans"
        case .array(.object(let kinds)):
            kinds.contains(.test)
                ? "an array of tests" : kinds.contains(.step) ? "an array of steps" : "an array of objects"
        case .array, .pair: "an array"
        case .map, .variables, .object, .matcher: "an object"
        case .toldLater(let type): type.description
        case .either(let types): KeyType.listed(types.map(\.description))
        }
    }

    /// Null is not told: it only takes something away.
    private static func listed(_ words: [String]) -> String {
        var different: [String] = []
        for word in words where word != "null" && !different.contains(word) { different.append(word) }
        guard let last = different.popLast() else { return "a value" }
        if different.isEmpty { return last }
        return different.joined(separator: ", ") + " or " + last
    }
}
