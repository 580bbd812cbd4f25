import JSON

/// Tells which members of an object count: of a repeated name only the last does.
struct JSONPathCountingMembers {
    private let passedOver: Set<Int>
    /// How many members count.
    let count: Int

    @inline(__always)
    init(_ object: JSONObject) {
        passedOver = object.hasDistinctNames ? [] : Self.repeated(object.members)
        count = object.members.count - passedOver.count
    }

    @inline(__always)
    func counts(_ index: Int) -> Bool {
        passedOver.isEmpty || !passedOver.contains(index)
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
