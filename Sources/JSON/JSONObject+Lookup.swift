extension JSONObject {
    /// How many members were written, repeated names counted each time.
    package var count: Int { members.count }

    /// The value of the last member of that name, compared by Unicode scalars.
    package subscript(name: String) -> JSONValue? {
        guard let index = lastIndex(of: name) else { return nil }
        return members[index].value
    }

    /// Whether there is a member of that name.
    package func has(_ name: String) -> Bool {
        lastIndex(of: name) != nil
    }

    /// The place of the member that counts for that name: the last one.
    package func lastIndex(of name: String) -> Int? {
        members.lastIndex { !$0.keyHasSurrogate && TextEquality.equal($0.key, name) }
    }

    /// The members that count, in the order they were written: of a repeated name the last.
    package var countingMembers: [JSONMember] {
        if hasDistinctNames { return members }
        let places = effectiveMembers
        return members.indices.filter { places[members[$0].name] == $0 }.map { members[$0] }
    }

    /// Each name that stands more than once, in the order of their second places.
    package var duplicateNames: [String] {
        var counts: [JSONMemberName: Int] = [:]
        var repeated: [String] = []
        for member in members {
            let count = counts[member.name, default: 0] + 1
            counts[member.name] = count
            if count == 2 { repeated.append(member.key) }
        }
        return repeated
    }

    /// The places of the members that count, by name: of a repeated name the last.
    var effectiveMembers: [JSONMemberName: Int] {
        var places: [JSONMemberName: Int] = [:]
        places.reserveCapacity(members.count)
        for index in members.indices { places[members[index].name] = index }
        return places
    }
}

/// A member's name as it is compared: two escaped forms of lone surrogates differ from the same plain texts.
struct JSONMemberName: Hashable {
    let text: ScalarText
    let hasSurrogate: Bool
}

extension JSONMember {
    var name: JSONMemberName { JSONMemberName(text: ScalarText(key), hasSurrogate: keyHasSurrogate) }

    func hasSameName(as other: JSONMember) -> Bool {
        keyHasSurrogate == other.keyHasSurrogate && TextEquality.equal(key, other.key)
    }
}
