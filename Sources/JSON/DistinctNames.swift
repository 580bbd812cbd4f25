/// Finds out cheaply that no name of an object stands twice; every object that is read is asked.
enum DistinctNames {
    /// Up to here, comparing all pairs is faster than hashing.
    private static let smallCount = 16

    private static let stepLimit = 256

    /// False where a name stands twice, or two names are so alike that only a closer look would tell.
    static func hold(_ members: [JSONMember]) -> Bool {
        members.count <= smallCount ? holdInPairs(members.span) : holdByHash(members.span)
    }

    private static func holdInPairs(_ members: Span<JSONMember>) -> Bool {
        guard members.count > 1 else { return true }
        for index in 1..<members.count {
            for earlier in 0..<index where mayBeEqual(members[index].key, members[earlier].key) {
                return false
            }
        }
        return true
    }

    /// `==` is canonical equivalence: it may join different scalars, but never parts equal ones.
    @inline(__always)
    private static func mayBeEqual(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && left == right
    }

    /// Open addressing over a table that is at least half empty.
    private static func holdByHash(_ members: Span<JSONMember>) -> Bool {
        var capacity = 64
        while capacity < members.count * 2 { capacity *= 2 }
        var table = [Int](repeating: -1, count: capacity)
        for index in members.indices {
            var place = hash(members[index].key) & (capacity - 1)
            var steps = 0
            while table[place] >= 0 {
                // Names chosen to collide must not cost time; for them the answer is the careful one.
                guard steps < stepLimit, !mayBeEqual(members[table[place]].key, members[index].key) else {
                    return false
                }
                place = (place + 1) & (capacity - 1)
                steps += 1
            }
            table[place] = index
        }
        return true
    }

    private static func hash(_ name: String) -> Int {
        let bytes = name.utf8Span.span
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
    }
}
