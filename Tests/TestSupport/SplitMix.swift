/// SplitMix64: small, and the same everywhere. Tests of properties make their values with it.
package struct SplitMix {
    private var state: UInt64

    package init(state: UInt64) {
        self.state = state
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0, less than `limit`.
    package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// One of some values.
    package mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

    /// A text of some of these characters, of `longest` at most.
    package mutating func text(of scalars: [Unicode.Scalar], longest: Int) -> String {
        var text = ""
        for _ in 0..<below(longest + 1) { text.unicodeScalars.append(one(of: scalars)) }
        return text
    }
}
