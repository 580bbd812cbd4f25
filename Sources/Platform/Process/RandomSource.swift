/// Where random numbers come from.
package protocol RandomSource: Sendable {
    /// 64 random bits.
    func next() -> UInt64
}

extension RandomSource {
    /// A number of `range`, each as likely as the other.
    package func integer(in range: ClosedRange<Int>) -> Int {
        var generator = Generator(source: self)
        return Int.random(in: range, using: &generator)
    }

    /// As many random bytes.
    package func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count {
            let word = next()
            for shift in stride(from: 0, to: 64, by: 8) where bytes.count < count {
                bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
            }
        }
        return bytes
    }
}

private struct Generator<Source: RandomSource>: RandomNumberGenerator {
    let source: Source

    func next() -> UInt64 { source.next() }
}

/// The system's random numbers, fit for secrets.
package struct SystemRandom: RandomSource {
    package init() {}

    package func next() -> UInt64 {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }
}

/// The same numbers again for the same seed (SplitMix64).
package final class SeededRandom: RandomSource {
    private let state: Guarded<UInt64>

    package init(seed: UInt64) {
        state = Guarded(seed)
    }

    package func next() -> UInt64 {
        var bits = state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            return state
        }
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
