/// Which child of one element stands for which child of another: elements count in their order.
struct XMLChildAlignment {
    /// By places among the children.
    enum Match {
        case pair(Int, Int)
        case missing(Int)
        case extra(Int)
        /// An element that is missing in one place and too many in another.
        case moved(Int, Int)
    }

    private(set) var matches: [Match] = []

    /// How many children of each side are looked at together, so that long lists take linear time.
    private static let block = 300

    init(_ expected: [XMLNode], _ actual: [XMLNode]) {
        let isAlike =
            expected.count == actual.count
            && expected.indices.allSatisfy { expected[$0].hasSameLocalName(as: actual[$0]) }
        guard !isAlike else {
            matches = expected.indices.map { .pair($0, $0) }
            return
        }
        align(expected.map(XMLFingerprinted.init), actual.map(XMLFingerprinted.init))
        findMoved(expected, actual)
    }

    private mutating func align(_ expected: [XMLFingerprinted], _ actual: [XMLFingerprinted]) {
        var (left, right) = (0, 0)
        while left < expected.count, right < actual.count {
            let leftEnd = min(left + XMLChildAlignment.block, expected.count)
            let rightEnd = min(right + XMLChildAlignment.block, actual.count)
            var found = XMLChildAlignment.best(expected[left..<leftEnd], actual[right..<rightEnd])
            // At the edge of a block a child may have its like beyond: the next block decides.
            if leftEnd < expected.count || rightEnd < actual.count {
                let (inner, start) = (XMLChildAlignment.block * 3 / 4, (left, right))
                let sure = found.filter { $0.0 - start.0 < inner && $0.1 - start.1 < inner }
                if !sure.isEmpty { found = sure }
            }
            for (pairLeft, pairRight) in found {
                pass(&left, to: pairLeft, &right, to: pairRight)
                matches.append(.pair(pairLeft, pairRight))
                (left, right) = (pairLeft + 1, pairRight + 1)
            }
            if found.isEmpty { pass(&left, to: leftEnd, &right, to: rightEnd) }
        }
        pass(&left, to: expected.count, &right, to: actual.count)
    }

    /// What stands between two pairs has no like.
    private mutating func pass(_ left: inout Int, to leftEnd: Int, _ right: inout Int, to rightEnd: Int) {
        while left < leftEnd {
            matches.append(.missing(left))
            left += 1
        }
        while right < rightEnd {
            matches.append(.extra(right))
            right += 1
        }
    }

    /// The pairs with the most likeness in all, in order: the longest common subsequence, weighted.
    private static func best(
        _ expected: ArraySlice<XMLFingerprinted>, _ actual: ArraySlice<XMLFingerprinted>
    ) -> [(Int, Int)] {
        let width = actual.count + 1
        var scores = [Int32](repeating: 0, count: (expected.count + 1) * width)
        for row in stride(from: expected.count - 1, through: 0, by: -1) {
            let left = expected[expected.startIndex + row]
            for column in stride(from: actual.count - 1, through: 0, by: -1) {
                let place = row * width + column
                let likeness = left.likeness(to: actual[actual.startIndex + column])
                let paired = likeness == 0 ? 0 : scores[place + width + 1] + likeness
                scores[place] = max(paired, scores[place + width], scores[place + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < expected.count, column < actual.count {
            let place = row * width + column
            let (left, right) = (expected.startIndex + row, actual.startIndex + column)
            let likeness = expected[left].likeness(to: actual[right])
            if likeness > 0, scores[place] == scores[place + width + 1] + likeness {
                pairs.append((left, right))
                (row, column) = (row + 1, column + 1)
            } else if scores[place] == scores[place + width] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }

    /// Of what is missing and stands elsewhere it is said so, once.
    private mutating func findMoved(_ expected: [XMLNode], _ actual: [XMLNode]) {
        // Of those that say the same the first comes last, to be taken from the end.
        var extras: [Int: [Int]] = [:]
        for case .extra(let place) in matches.reversed() {
            extras[XMLFingerprinted(actual[place]).fingerprint, default: []].append(place)
        }
        guard !extras.isEmpty else { return }
        var taken = Set<Int>()
        for index in matches.indices {
            guard case .missing(let place) = matches[index],
                let like = extras[XMLFingerprinted(expected[place]).fingerprint]?.popLast()
            else { continue }
            taken.insert(like)
            matches[index] = .moved(place, like)
        }
        matches.removeAll { if case .extra(let place) = $0 { taken.contains(place) } else { false } }
    }
}
