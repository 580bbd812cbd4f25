import JSON

/// Tells which members of an object count: of a repeated name only the last does.
///
/// To find that no name is repeated, which is nearly always so, costs a few nanoseconds a member.
struct JSONPathCountingMembers {
    private let passedOver: Set<Int>
    /// How many members count.
    let count: Int

    init(_ members: [JSONMember]) {
        passedOver = Self.mayRepeat(members) ? Self.repeated(members) : []
        count = members.count - passedOver.count
    }

    @inline(__always)
    func counts(_ index: Int) -> Bool {
        passedOver.isEmpty || !passedOver.contains(index)
    }

    /// Whether two names have the same length and the same first and last bytes.
    private static func mayRepeat(_ members: [JSONMember]) -> Bool {
        var seen: UInt64 = 0
        for index in members.indices {
            let name = members[index].key.utf8
            let mark = UInt64(name.first ?? 0) &* 7 ^ UInt64(name.last ?? 0) &* 31 ^ UInt64(name.count) &* 13
            let bit = UInt64(1) << (mark & 63)
            if seen & bit != 0, members[..<index].contains(where: { $0.key.utf8.count == name.count }) {
                return true
            }
            seen |= bit
        }
        return false
    }

    /// The places of the members that a later one of the same name replaces.
    private static func repeated(_ members: [JSONMember]) -> Set<Int> {
        var places: [NormalizedPath.Step: Int] = [:]
        var repeated: Set<Int> = []
        for index in members.indices {
            if let earlier = places.updateValue(index, forKey: NormalizedPath.Step(members[index])) {
                repeated.insert(earlier)
            }
        }
        return repeated
    }
}
