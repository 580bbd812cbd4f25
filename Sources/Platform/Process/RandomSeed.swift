/// What random numbers come from that must come again: each part of a run has a seed of its own, made from that of
/// the whole, so that no part depends on what ran before it or beside it.
package struct RandomSeed: Sendable, Hashable {
    private let bits: UInt64

    package init(_ number: UInt64) {
        bits = number
    }

    /// The seed of a part, such as a file or a test.
    package func of(_ part: String) -> RandomSeed { mixed(with: Array(part.utf8) + [0xFF]) }

    /// The seed of the part that has this number.
    package func of(_ number: Int) -> RandomSeed {
        let number = UInt64(truncatingIfNeeded: number)
        return mixed(with: (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }

    /// Random numbers: for the same seed the same ones.
    package var numbers: SeededRandom { SeededRandom(seed: bits) }

    /// FNV-1a over the bits and the bytes: the same on every machine, as `Hasher` is not.
    private func mixed(with bytes: [UInt8]) -> RandomSeed {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in (0..<8).map({ UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }) + bytes {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        // Near seeds are far apart in the end.
        return RandomSeed(SeededRandom(seed: hash).next())
    }
}
