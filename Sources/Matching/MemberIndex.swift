import JSON

/// A member's name as it is compared: by Unicode scalars, and never equal to an escaped form of a lone
/// surrogate that looks the same.
struct MemberName: Hashable, Sendable {
    let text: ScalarText
    let hasSurrogate: Bool

    init(_ name: String, hasSurrogate: Bool = false) {
        text = ScalarText(name)
        self.hasSurrogate = hasSurrogate
    }

    init(_ member: JSONMember) {
        self.init(member.key, hasSurrogate: member.keyHasSurrogate)
    }
}

/// Finds members by name; of a repeated name the last counts.
///
/// Few look-ups go through the members, many through a table, so that comparing two objects of ten thousand
/// members is not a hundred million steps.
struct MemberIndex {
    private let object: JSONObject
    private let places: [MemberName: Int]?

    /// Prepares for about so many look-ups.
    init(_ object: JSONObject, lookups: Int) {
        self.object = object
        places = object.count > 8 && lookups > 4 ? MemberIndex.table(object) : nil
    }

    subscript(name: MemberName) -> Int? {
        if let places { return places[name] }
        return object.members.lastIndex {
            $0.keyHasSurrogate == name.hasSurrogate && TextEquality.equal($0.key, name.text.text)
        }
    }

    /// How many different names there are.
    var distinctCount: Int { (places ?? MemberIndex.table(object)).count }

    private static func table(_ object: JSONObject) -> [MemberName: Int] {
        var places: [MemberName: Int] = [:]
        places.reserveCapacity(object.count)
        for index in object.members.indices { places[MemberName(object.members[index])] = index }
        return places
    }
}
