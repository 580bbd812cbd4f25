import Diagnostics
import Specs

/// One of the machines that divide a run among themselves.
package struct Shard: Sendable, Hashable {
    /// From 1 to `count`.
    package let number: Int
    package let count: Int

    /// More are a mistake; the loads of all are kept while files are divided.
    package static let mostParts = 10_000

    /// Nil where the number is not from 1 to `count`, or there are too many parts.
    package init?(number: Int, of count: Int) {
        guard (1...Shard.mostParts).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    package var text: String { "\(number)/\(count)" }

    /// The places of the files that this machine takes, in order: every machine that is given the same files takes
    /// others, all together take all, and each about as many tests.
    package func places(in files: [PlannedFile]) -> [Int] {
        // The largest first, each to whom has least so far; the order of the arguments must not matter.
        let order = files.indices.sorted { left, right in
            let (first, second) = (files[left], files[right])
            if first.weight != second.weight { return first.weight > second.weight }
            return first.path.lexicographicallyPrecedes(second.path)
        }
        var loads = [Int](repeating: 0, count: count)
        var taken: Set<Int> = []
        for index in order {
            guard let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else { break }
            loads[least] += files[index].weight
            if least == number - 1 { taken.insert(index) }
        }
        return taken.sorted()
    }

    /// The files that this machine takes, in their order.
    package func taking(of files: [PlannedFile]) -> [PlannedFile] { places(in: files).map { files[$0] } }
}

extension PlannedFile {
    /// A broken file is a suite to report too.
    fileprivate var weight: Int { max(1, tests.reduce(0) { $0 + $1.runCount }) }

    fileprivate var path: [UInt8] { Array(loaded.source.name.utf8) }
}
