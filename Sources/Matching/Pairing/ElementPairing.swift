import JSON

/// Gives as many expected elements as possible an actual one of their own: a maximum bipartite matching.
///
/// Equal scalars are paired first, by hash. Nothing is lost by that: an expected scalar has no other
/// partners, and equal values are the same to every matcher. What is left is paired along augmenting paths,
/// found breadth first so that no array is too long for the stack.
struct ElementPairing {
    /// For each expected element the index of its actual one.
    private(set) var partners: [Int?]
    /// For each actual element the index of its expected one.
    private(set) var owners: [Int?]
    /// Whether an element was met that some expected one could not judge, and that it was not paired with.
    private(set) var isUnjudged = false

    private let expected: [Expected]
    private let actual: [JSONValue]
    private let isTyped: Bool
    /// Whether an expected element may be paired with one that it cannot judge.
    private let acceptsUnjudged: Bool
    /// The actual elements that an expected one accepts, once they were asked for.
    private var candidates: [[Int]?]
    private var members: MemberCandidates

    init(_ expected: [Expected], with actual: [JSONValue], isTyped: Bool, acceptingUnjudged: Bool = false) {
        self.expected = expected
        self.actual = actual
        self.isTyped = isTyped
        acceptsUnjudged = acceptingUnjudged
        partners = Array(repeating: nil, count: expected.count)
        owners = Array(repeating: nil, count: actual.count)
        candidates = Array(repeating: nil, count: expected.count)
        members = MemberCandidates(actual)
        let isScalar = pairEqualScalars()
        for index in expected.indices where !isScalar[index] && index < actual.count {
            // Most arrays come in the order in which they are expected.
            if owners[index] == nil, accepts(index, index) { pair(index, with: index) }
        }
        var search = Search(count: actual.count)
        for index in expected.indices where !isScalar[index] && partners[index] == nil {
            augment(from: index, &search)
        }
    }

    /// The expected elements without a partner.
    var missing: [Int] { partners.indices.filter { partners[$0] == nil } }
    /// The actual elements without a partner.
    var extra: [Int] { owners.indices.filter { owners[$0] == nil } }

    private mutating func pair(_ left: Int, with right: Int) {
        partners[left] = right
        owners[right] = left
    }

    /// Which of the expected elements are scalars, and thereby done.
    private mutating func pairEqualScalars() -> [Bool] {
        let keys = expected.map { $0.scalarKey(isTyped: isTyped) }
        var places: [ScalarKey: [Int]] = [:]
        if keys.contains(where: { $0 != nil }) {
            for index in actual.indices.reversed() {
                if let key = ScalarKey(actual[index]) { places[key, default: []].append(index) }
            }
        }
        for index in keys.indices {
            guard let key = keys[index], let place = places[key]?.popLast() else { continue }
            pair(index, with: place)
            fixed.insert(place)
        }
        return keys.map { $0 != nil }
    }

    /// The actual elements that equal scalars have taken for good.
    private var fixed: Set<Int> = []
}

extension ElementPairing {
    private mutating func accepts(_ left: Int, _ right: Int) -> Bool {
        switch expected[left].judge(.value(actual[right], isTyped: isTyped)) {
        case .holds: return true
        case .fails: return false
        case .cannotJudge:
            if !acceptsUnjudged { isUnjudged = true }
            return acceptsUnjudged
        }
    }

    private mutating func candidates(of left: Int) -> [Int] {
        if let known = candidates[left] { return known }
        let possible = (isTyped ? members.candidates(for: expected[left]) : nil) ?? Array(actual.indices)
        let found = possible.filter { !fixed.contains($0) && accepts(left, $0) }
        candidates[left] = found
        return found
    }

    /// What one search has seen. After a search in vain its marks stay: nothing leads on from there until a
    /// pair changes.
    private struct Search {
        var round = 1
        var seen: [Int]
        var cameFrom: [Int]

        init(count: Int) {
            seen = Array(repeating: 0, count: count)
            cameFrom = Array(repeating: 0, count: count)
        }
    }

    /// Finds a partner for one expected element, if need be by giving others another one.
    private mutating func augment(from root: Int, _ search: inout Search) {
        var queue = [root]
        var next = 0
        while next < queue.count {
            let left = queue[next]
            next += 1
            for right in candidates(of: left) where search.seen[right] != search.round {
                search.seen[right] = search.round
                search.cameFrom[right] = left
                if let owner = owners[right] {
                    queue.append(owner)
                    continue
                }
                var place: Int? = right
                while let right = place {
                    let left = search.cameFrom[right]
                    place = partners[left]
                    pair(left, with: right)
                }
                search.round += 1
                return
            }
        }
    }
}
