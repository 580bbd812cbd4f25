extension JSONValue: Equatable {
    /// Equality of LANGUAGE.md §4: numbers by exact decimal value, strings by Unicode scalars, arrays element
    /// by element, objects whatever the order; of a repeated name the last member counts.
    package static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): TextEquality.equal(left, right)
        case (.surrogates(let left), .surrogates(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }
}

extension JSONObject: Equatable {
    package static func == (left: JSONObject, right: JSONObject) -> Bool {
        if left.members.count <= smallCount, right.members.count <= smallCount {
            return equalByScanning(left.members, right.members)
        }
        let rightPlaces = right.effectiveMembers
        let leftPlaces = left.effectiveMembers
        return leftPlaces.count == rightPlaces.count
            && leftPlaces.allSatisfy { name, place in
                guard let other = rightPlaces[name] else { return false }
                return left.members[place].value == right.members[other].value
            }
    }

    /// Up to here, looking through all members is faster than hashing their names.
    private static let smallCount = 8

    private static func equalByScanning(_ left: [JSONMember], _ right: [JSONMember]) -> Bool {
        var unmatched = right.indices.count { isLast($0, in: right) }
        for index in left.indices where isLast(index, in: left) {
            guard let other = right.lastIndex(where: { $0.hasSameName(as: left[index]) }),
                left[index].value == right[other].value
            else { return false }
            unmatched -= 1
        }
        return unmatched == 0
    }

    /// Whether no later member has the name of this one.
    private static func isLast(_ index: Int, in members: [JSONMember]) -> Bool {
        !members[(index + 1)...].contains { $0.hasSameName(as: members[index]) }
    }
}
