import JSON

/// Stages on objects.
extension StageDeclaration {
    static let keys = StageDeclaration(
        "keys", summary: "the names of an object's members", example: "$.user -> keys"
    ) { value, _ throws(PathError) in
        try ofMembers(value) { member in
            member.keyHasSurrogate ? .surrogates(SurrogateString(escaped: member.key)) : .string(member.key)
        }
    }

    static let values = StageDeclaration(
        "values", summary: "the values of an object's members", example: "$.user -> values"
    ) { value, _ throws(PathError) in try ofMembers(value, \.value) }

    /// An array of what is made of each member; of a repeated name the last counts.
    private static func ofMembers(
        _ value: PathValue, _ make: (JSONMember) -> JSONValue
    ) throws(PathError) -> PathValue {
        if value.isAbsent { return .absent }
        switch value {
        case .json(.object(let object)): return .json(.array(object.countingMembers.map(make)))
        case .untyped(.object(let object)): return .untyped(.array(object.countingMembers.map(make)))
        default:
            throw .wrongType(expected: "an object", value)
        }
    }
}
