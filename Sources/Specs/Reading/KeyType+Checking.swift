import JSON
import Text

extension KeyType {
    /// A value that is not what its key takes.
    struct Problem {
        let value: LocatedJSON
        let expected: KeyType
    }

    /// The parts of a value that are of a wrong type; what stands inside objects of the language is not
    /// looked at.
    func problems(in value: LocatedJSON) -> [Problem] {
        switch (self, value.content) {
        case (.toldLater, _): return []
        case (.array(let type), .array(let elements)), (.pair(let type), .array(let elements)):
            return elements.flatMap { type.problems(in: $0) }
        case (.map(let type), .object(let members)), (.variables(let type), .object(let members)):
            if type == .data || type == .expected { return [] }
            return members.filter { !SpecReader.isRemark($0.key) }.flatMap {
                type.problems(in: $0.value)
            }
        case (.either(let types), _):
            return KeyType.problems(in: value, of: types, either: self)
        default:
            return accepts(value.content) ? [] : [Problem(value: value, expected: self)]
        }
    }

    /// Whether a value is a list of which some elements can be read although others are wrong.
    func isListOfObjects(_ value: LocatedJSON) -> Bool {
        guard case .array(.object) = self, case .array = value.content else { return false }
        return true
    }

    /// Whether a value names captures of which some can be read although others are wrong.
    func isMapOfCaptures(_ value: LocatedJSON) -> Bool {
        guard case .object = value.content else { return false }
        switch self {
        case .map(.either(let types)), .variables(.either(let types)):
            return types.contains(.object(.capture))
        case .either(let types): return types.contains { $0.isMapOfCaptures(value) }
        default: return false
        }
    }

    private static func problems(
        in value: LocatedJSON, of types: [KeyType], either: KeyType
    ) -> [Problem] {
        var inside: [Problem]?
        for type in types {
            let found = type.problems(in: value)
            if found.isEmpty { return [] }
            // Right on the outside: what is wrong stands in an element or a member.
            if found[0].value.range != value.range { inside = inside ?? found }
        }
        return inside ?? [Problem(value: value, expected: either)]
    }

    /// Whether a value that is no container of this type is right.
    private func accepts(_ content: LocatedJSON.Content) -> Bool {
        switch self {
        case .data, .expected: return true
        case .object, .map, .variables, .matcher:
            if case .object = content { return true }
            return false
        case .null:
            if case .null = content { return true }
            return false
        case .array, .pair, .either, .toldLater: return false
        default: return acceptsScalar(content)
        }
    }

    private func acceptsScalar(_ content: LocatedJSON.Content) -> Bool {
        switch (self, content) {
        case (.text, .string), (.path, .string), (.scalar, .string): true
        case (.scalar, .number), (.scalar, .boolean), (.flag, .boolean): true
        case (.integer, .number(let number)): number.asInt != nil
        case (.integerIn(let bounds), .number(let number)): number.asInt.map(bounds.contains) ?? false
        case (.numberIn(let bounds), .number(let number)):
            JSONNumber(bounds.lowerBound) <= number && number <= JSONNumber(bounds.upperBound)
        // Which statuses and classes there are is told when they are read, and why `false` is none.
        case (.status, .number(let number)): number.asInt != nil
        case (.status, .string), (.yes, .boolean): true
        case (.text, _), (.path, _), (.scalar, _), (.yes, _): false
        case (_, .string(let text)) where text.holdsTemplate: true
        case (.word(let words), .string(let text)): words.contains(text)
        case (.duration, .string(let text)): DurationText.parse(text) != nil
        case (.size, .string(let text)): SizeText.parse(text) != nil
        default: false
        }
    }
}

extension LocatedJSON {
    var isObject: Bool { if case .object = content { true } else { false } }
}
